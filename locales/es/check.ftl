check-title = Comprobar cada sorteo
check-lead = Todo lo de abajo lo calcula tu propio navegador con lo que la mesa ha publicado.
check-back = Volver a la mesa
check-running = El secreto se muestra al acabar la partida; entonces podrás comprobar aquí cada sorteo.
check-working = Calculando…
check-good = { $count ->
    [one] El único sorteo es correcto
   *[other] Los { $count } sorteos son correctos
}
check-bad = { $count ->
    [one] Una cosa no encaja
   *[other] { $count } cosas no encajan
}
check-secret = El secreto y su huella
check-secret-text = El servidor mostró la huella antes de que nadie se sentara. Solo encaja con este secreto.
check-commitment = Huella mostrada
check-computed = Huella del secreto
check-key = Secreto
check-seeds = Lo que añadió cada asiento
check-seeds-text = El navegador de cada persona añadió sus propios 32 bytes al azar; así el servidor por sí solo no pudo elegir los sorteos.
check-seed-none = ordenador: no añade nada
check-draws = Los sorteos
check-draw = Sorteo
check-what = Qué se sorteó
check-pool = De
check-index = Número
check-fits = Encaja
check-yes = encaja
check-no = no encaja
check-limits = Esto prueba que nadie cambió un sorteo después y que el servidor por sí solo no pudo elegirlos. No puede probar que el servidor y el último en sentarse no se pusieran de acuerdo.
check-file = Descargar la partida como archivo
check-unreadable = El archivo de esta partida no tiene sentido.
check-start = { $company } sale de { $place }
check-share = { $name } recibe una acción: { $company }
check-first = Empieza { $name }
check-missing = { $count ->
    [one] Falta un sorteo o sobra uno.
   *[other] Faltan o sobran { $count } sorteos.
}
check-card = { $name } recibe { $card }
check-fill = Lugar { $place } de la fila: { $card }
check-draw-card = Robada a ciegas: { $card }
check-reveal = Descubierta en un túnel: { $card }
check-ticket = Se ofrece a { $name }: { $ticket }
check-offer = Se ofrece: { $ticket }
check-order = Quién se sienta dónde se sorteó con estas semillas y el secreto, y es como debe ser.
check-order-bad = Quién se sienta dónde no es lo que dan estas semillas y el secreto.

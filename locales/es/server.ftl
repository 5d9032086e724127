# Lo que dice el propio servidor: rechazos, la página mientras no hay cliente, nombres de invitados.

client-missing-title = El cliente del navegador no está compilado
client-missing-hint = Inicia el servidor con bin/serve, que lo compila, o ejecuta «npm ci» y «npm run build» en web/. Los programas sí pueden usar la interfaz: véase /schema/openapi.json.

guest-name = Invitado { $number }
table-name = Mesa de { $name }

problem-BAD_REQUEST = La petición no es válida: { $place }.
problem-NOT_FOUND = Aquí no hay nada.
problem-WRONG_METHOD = Esta dirección no admite ese tipo de petición.
problem-TOO_LARGE = La petición es demasiado grande.
problem-NOT_JSON = La petición debe ser JSON.
problem-WRONG_ORIGIN = La petición viene de una página que no es de este sitio.
problem-RATE_LIMITED = Demasiado a la vez. Espera { $seconds ->
    [one] un segundo.
   *[other] { $seconds } segundos.
}
problem-INTERNAL = Algo falló en el servidor. Ha quedado anotado.
problem-WARMING_UP = El servidor aún está preparando los juegos ({ $percent } %). Inténtalo de nuevo en un momento.

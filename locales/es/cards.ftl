# Lo que otros programas muestran de un enlace a una página de aquí.
card-title = Wissel: juegos de mesa de trenes
card-text = Paris Connection y Ticket to Ride: Europe en el navegador, con amistades o contra el ordenador.
card-table = { $table }: { $game }
card-table-open =
    { $free ->
        [0] Los { $seats } asientos están ocupados.
        [one] Queda libre uno de { $seats } asientos.
       *[other] Quedan libres { $free } de { $seats } asientos.
    }
card-table-running = Una partida de { $seats } está en curso.
card-table-over = Una partida de { $seats } ha terminado. Mira cómo fue.
card-invitation = Tienes una invitación: { $game }
card-invitation-text = Sigue el enlace y siéntate. Basta un nombre.
card-rules = { $game } en Wissel

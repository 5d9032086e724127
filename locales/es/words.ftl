# Qué significan las palabras de los juegos: se ve junto a una palabra con puntos debajo.

words-title = Las palabras
words-lead = Donde una palabra lleva puntos debajo, señálala, tócala o llega a ella con Tab: dice qué significa.

word-pc-start-player = Jugador inicial: quien tuvo el primer turno. Si la mesa tiene un límite de turnos, al acabar todos han tenido los mismos.
word-pc-station = Hexágono de salida: una de las seis estaciones de París en torno a la torre, de la que sale una compañía. Allí no se construye nada más.
word-pc-share = Acción: una locomotora en la mano y no en el mapa. Al final vale lo que su compañía.
word-pc-value = Valor: los puntos de todas las ciudades a las que ha llegado una compañía, con 4 por Marsella. Nunca baja.
word-pc-supply = Reserva: las locomotoras de una compañía que no están construidas ni en ninguna mano. De ella salen las que se construyen y se cambian.
word-pc-trade = Cambiar: una acción vuelve a su reserva, y una o dos de otra compañía llegan a la mano. Es un turno entero.
word-pc-limit = Límite: cuántas acciones se pueden tener sin pagar: 20 con tres jugadores, 15 con cuatro, 12 con cinco, 10 con seis. Cada una de más cuesta 20 puntos.
word-pc-barrier = Barrera: un palo rojo y blanco en un lado de un hexágono. Ninguna vía la cruza; por otro lado sí se puede entrar.
word-pc-cut-off = Aislar: mientras una compañía no haya llegado a ninguna ciudad, tiene que poder llegar a una libre. Lo que lo impida está prohibido.

word-ttr-route = Ruta: las casillas entre dos ciudades vecinas. Se ocupa entera, con una carta por casilla.
word-ttr-ticket = Billete: dos ciudades que has de unir con tus rutas antes del final, en secreto. Hecho da sus puntos; si no, los resta.
word-ttr-locomotive = Locomotora: una carta que vale por cualquier color. Tomada de la fila descubierta es la única carta de ese turno.
word-ttr-tunnel = Túnel: una ruta de lecho discontinuo. Tras pagar se descubren tres cartas: cada una de tu color y cada locomotora cuesta una carta más.
word-ttr-ferry = Ferri: una ruta sobre el agua. Por cada rueda una de las cartas ha de ser una locomotora.
word-ttr-station = Estación: te deja usar, para tus billetes, una ruta ajena que acabe en su ciudad. La primera cuesta una carta; las siguientes, dos y tres.
word-ttr-double = Ruta doble: dos rutas juntas entre las mismas ciudades. Nadie puede tener las dos; con dos o tres jugadores solo se construye una.
word-ttr-express = European Express: 10 puntos por el camino más largo por rutas propias. Puede repetir ciudad, pero no ruta.

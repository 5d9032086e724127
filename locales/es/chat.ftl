# Conversación en una mesa.

chat-log = Registro y charla
chat-talk = Charla
chat-none = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-react = Reacciones
chat-reaction-hello = Hola
chat-reaction-bravo = Bien jugado
chat-reaction-wow = No lo vi venir
chat-reaction-thinking = Déjame pensar
chat-reaction-thanks = Gracias
chat-reaction-sorry = Perdón
chat-watching = mira
chat-said = { $name } dice: { $text }
chat-line-menu = Qué hacer con esta línea de { $name }
chat-mute-done = Ya no oyes a { $name }.
chat-block-done = { $name } y tú ya no os oís.
chat-report-what = Quien administra este servidor recibe una copia de esta línea.
chat-report-done = La línea está denunciada.
chat-silenced = { $count ->
    [one] No oyes a una persona.
   *[other] No oyes a { $count } personas.
}
chat-hear-all = Volver a oír a todos
chat-watchers = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}

problem-BAD_LINE = Una línea tiene hasta { $most } caracteres, y algo que leer.
problem-CHAT_FULL = En esta mesa ya se dijeron { $most } líneas; no caben más.
problem-LINE_UNKNOWN = No hay tal línea en esta mesa.
problem-MUTED = Quien administra este servidor te ha silenciado.
problem-PERSON_UNKNOWN = No hay tal persona.

# Gespräch am Tisch.

chat-log = Verlauf und Chat
chat-talk = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-react = Reaktionen
chat-reaction-hello = Hallo
chat-reaction-bravo = Gut gespielt
chat-reaction-wow = Das habe ich nicht kommen sehen
chat-reaction-thinking = Moment, ich denke nach
chat-reaction-thanks = Danke
chat-reaction-sorry = Tut mir leid
chat-watching = schaut zu
chat-said = { $name } sagt: { $text }
chat-line-menu = Was tun mit dieser Zeile von { $name }
chat-mute-done = Du hörst { $name } nicht mehr.
chat-block-done = Du und { $name } hört einander nicht mehr.
chat-report-what = Wer diesen Server betreibt, bekommt eine Kopie dieser Zeile.
chat-report-done = Die Zeile ist gemeldet.
chat-silenced = { $count ->
    [one] Eine Person hörst du nicht.
   *[other] { $count } Personen hörst du nicht.
}
chat-hear-all = Alle wieder hören
chat-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}

problem-BAD_LINE = Eine Zeile hat bis zu { $most } Zeichen und etwas zum Lesen.
problem-CHAT_FULL = An diesem Tisch wurden { $most } Zeilen gesagt; mehr Platz ist nicht.
problem-LINE_UNKNOWN = Eine solche Zeile gibt es an diesem Tisch nicht.
problem-MUTED = Der Betreiber dieses Servers hat dich stummgeschaltet.
problem-PERSON_UNKNOWN = Diese Person gibt es nicht.

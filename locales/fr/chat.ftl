# Parler à une table.

chat-log = Journal et discussion
chat-talk = Discussion
chat-none = Rien n’a encore été dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-react = Réactions
chat-reaction-hello = Bonjour
chat-reaction-bravo = Bien joué
chat-reaction-wow = Je ne l’ai pas vu venir
chat-reaction-thinking = Je réfléchis
chat-reaction-thanks = Merci
chat-reaction-sorry = Pardon
chat-watching = regarde
chat-said = { $name } dit : { $text }
chat-line-menu = Que faire de cette ligne de { $name }
chat-mute-done = Tu n’entends plus { $name }.
chat-block-done = { $name } et toi ne vous entendez plus.
chat-report-what = L’administrateur de ce serveur reçoit une copie de cette ligne.
chat-report-done = La ligne est signalée.
chat-silenced = { $count ->
    [one] Tu n’entends pas { $count } personne.
   *[other] Tu n’entends pas { $count } personnes.
}
chat-hear-all = Entendre à nouveau tout le monde
chat-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

problem-BAD_LINE = Une ligne a jusqu’à { $most } caractères, et quelque chose à lire.
problem-CHAT_FULL = { $most } lignes ont été dites à cette table ; il n’y a plus de place.
problem-LINE_UNKNOWN = Il n’y a pas de telle ligne à cette table.
problem-MUTED = L’administrateur de ce serveur t’a retiré la parole.
problem-PERSON_UNKNOWN = Cette personne n’existe pas.

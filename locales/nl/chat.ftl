# Praten aan een tafel.

chat-log = Verslag en gesprek
chat-talk = Gesprek
chat-none = Er is nog niets gezegd.
chat-say = Zeg iets
chat-send = Verstuur
chat-react = Reacties
chat-reaction-hello = Hallo
chat-reaction-bravo = Goed gespeeld
chat-reaction-wow = Dat zag ik niet aankomen
chat-reaction-thinking = Even denken
chat-reaction-thanks = Dank je
chat-reaction-sorry = Sorry
chat-watching = kijkt toe
chat-said = { $name } zegt: { $text }
chat-line-menu = Wat te doen met deze regel van { $name }
chat-mute-done = Je hoort { $name } niet meer.
chat-block-done = Jij en { $name } horen elkaar niet meer.
chat-report-what = De beheerder van deze server krijgt een kopie van deze regel.
chat-report-done = De regel is gemeld.
chat-silenced = { $count ->
    [one] Je hoort één persoon niet.
   *[other] Je hoort { $count } personen niet.
}
chat-hear-all = Iedereen weer horen
chat-watchers = { $count ->
    [one] één kijkt toe
   *[other] { $count } kijken toe
}

problem-BAD_LINE = Een regel heeft hoogstens { $most } tekens, en iets om te lezen.
problem-CHAT_FULL = Aan deze tafel zijn { $most } regels gezegd; er is geen plaats meer.
problem-LINE_UNKNOWN = Zo’n regel is er niet aan deze tafel.
problem-MUTED = De beheerder van deze server heeft je het zwijgen opgelegd.
problem-PERSON_UNKNOWN = Zo iemand is er niet.

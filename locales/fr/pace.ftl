# Pendules : le rythme d’une table, ce qu’une pendule montre et dit, les vacances.

pace-title = Rythme
pace-none = Sans pendule
pace-live = { $minutes } min + { $seconds } s
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
pace-hint-live = Du temps pour toute la partie, et un peu plus après chaque tour.
pace-hint-days = Chaque coup peut durer cela. Les vacances arrêtent la pendule.
pace-late = Temps écoulé
pace-late-computer = Un ordinateur continue
pace-late-end = La partie s’arrête
pace-left = { $name } : encore { $time }
pace-away = en vacances
pace-days-hours = { $days } j { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = Encore { $seconds } secondes.
pace-menu-vacation = Vacances…
pace-vacation-title = Arrêter ta pendule ?
pace-vacation-text = Ta pendule s’arrête pendant ces jours. Il t’en reste { $days } à cette table. Tu peux jouer quand même.
pace-vacation-now = Tu es en vacances. Ta pendule est arrêtée.
pace-vacation-days = Jours
pace-vacation-go = Arrêter la pendule
pace-vacation-back = Je suis de retour
pace-note-reminded = Il reste peu de temps à { $name }.
pace-note-flagged = Le temps de { $name } est écoulé. Un ordinateur continue.
pace-note-flagged-end = Le temps de { $name } est écoulé.
pace-note-frozen = Le serveur était absent. Les pendules se sont arrêtées.
pace-note-vacation = { $name } est en vacances.
pace-note-back = { $name } est de retour de vacances.

problem-NO_CLOCK = Cette table n’a pas de telle pendule.
problem-TIME_LEFT = Il reste du temps.
problem-VACATION_SPENT = { $days ->
    [one] Il reste { $days } jour de vacances.
   *[other] Il reste { $days } jours de vacances.
}

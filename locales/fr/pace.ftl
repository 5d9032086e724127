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
pace-own-live = En direct, durées au choix
pace-own-over-days = Sur plusieurs jours, durées au choix
pace-own-bank = Minutes pour toute la partie
pace-own-increment = Secondes après chaque tour
pace-own-days = Jours par coup
pace-own-vacation = Jours de vacances
pace-late = Temps écoulé
pace-late-computer = Un ordinateur continue
pace-late-end = La partie s’arrête
pace-left = { $name } : encore { $time }
pace-away = { $name } est en vacances jusqu’au { $date }.
pace-days-hours = { $days } j { $hours } h
pace-days-brief = { $days } j
pace-hours-brief = { $hours } h
pace-hours-minutes = { $hours } h { $minutes } min
pace-minutes = { $minutes } min
pace-call = Encore { $seconds } secondes.
pace-menu-vacation = Vacances…
pace-vacation-days = Jours
pace-note-reminded = Il reste peu de temps à { $name }.
pace-note-flagged = Le temps de { $name } est écoulé. Un ordinateur continue.
pace-note-flagged-end = Le temps de { $name } est écoulé.
pace-note-frozen = Le serveur était absent. Les pendules se sont arrêtées.
pace-note-vacation = { $name } est en vacances jusqu’au { $date }.
pace-note-back = { $name } est de retour de vacances.

vacation-title = Vacances
vacation-what = Tes pendules s’arrêtent à toutes tes tables sur plusieurs jours, et à celles qui commencent entre-temps.
vacation-play = Tu peux jouer quand même.
vacation-now = Tu es en vacances jusqu’au { $date }.
vacation-over = Te revoilà. Tes pendules repartent.
vacation-until = Jusqu’au { $date }.
vacation-none = Tu ne joues pour l’instant à aucune table sur plusieurs jours.
vacation-stands = arrêtée jusqu’au { $date }
vacation-spent = continue
vacation-left = { $days ->
    [one] Il y reste { $days } jour de vacances.
   *[other] Il y reste { $days } jours de vacances.
}
vacation-short = Là où il en reste moins que ton absence, ta pendule repart plus tôt.
vacation-back = Je suis de retour
vacation-go = Arrêter mes pendules

problem-NO_CLOCK = Cette table n’a pas de telle pendule.
problem-TIME_LEFT = Il reste du temps.
problem-VACATION_SAME = Cela ne change rien à ta pendule à cette table.

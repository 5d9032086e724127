watching-title = Wer darf zuschauen
watching-now = Alle
watching-later = Alle, { $minutes } Minuten später
watching-nobody = Niemand, bis sie vorbei ist
watching-hint = Wer am Tisch sitzt, sieht immer alles sofort. Nach dem Ende steht die Partie allen offen, die den Tisch sehen dürfen.
watching-behind = Du siehst diese Partie mit { $minutes } Minuten Verzögerung.
watching-behind-begun = Die Partie hat begonnen. Du siehst sie mit { $minutes } Minuten Verzögerung.
create-more = Weitere Einstellungen

watching-title = Wie mag meekijken
watching-now = Iedereen
watching-later = Iedereen, { $minutes } minuten later
watching-nobody = Niemand tot het afgelopen is
watching-hint = Wie aan tafel zit ziet altijd alles meteen. Na afloop is de partij open voor allen die de tafel mogen zien.
watching-behind = Je ziet deze partij { $minutes } minuten later dan ze wordt gespeeld.
watching-behind-begun = De partij is begonnen. Je ziet haar { $minutes } minuten later dan ze wordt gespeeld.
create-more = Meer instellingen

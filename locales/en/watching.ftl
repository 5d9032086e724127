watching-title = Who may watch
watching-now = Everybody
watching-later = Everybody, { $minutes } minutes later
watching-nobody = Nobody until it is over
watching-hint = Those who sit at the table always see it at once. When the game is over it is open to all who may see the table.
watching-behind = You see this game { $minutes } minutes later than it is played.
watching-behind-begun = The game has begun. You see it { $minutes } minutes later than it is played.
create-more = More settings

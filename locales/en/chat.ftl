# Talk at a table.

chat-log = Log and talk
chat-talk = Talk
chat-none = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-react = Reactions
chat-reaction-hello = Hello
chat-reaction-bravo = Well played
chat-reaction-wow = I did not see that coming
chat-reaction-thinking = Let me think
chat-reaction-thanks = Thank you
chat-reaction-sorry = Sorry
chat-watching = watching
chat-said = { $name } says: { $text }
chat-line-menu = What to do about this line of { $name }
chat-mute-done = You do not hear { $name } any more.
chat-block-done = You and { $name } do not hear each other any more.
chat-report-what = The host of this server gets a copy of this line.
chat-report-done = The line is reported.
chat-silenced = { $count ->
    [one] You do not hear one person.
   *[other] You do not hear { $count } persons.
}
chat-hear-all = Hear all again
chat-watchers = { $count ->
    [one] one is watching
   *[other] { $count } are watching
}

problem-BAD_LINE = A line has up to { $most } characters, and something to read.
problem-CHAT_FULL = { $most } lines were said at this table; there is no room for more.
problem-LINE_UNKNOWN = There is no such line at this table.
problem-MUTED = The host of this server has muted you.
problem-PERSON_UNKNOWN = There is no such person.

# Accounts and devices: keeping one's games, signing in, moving to another device.

account-title = You and your devices
account-nobody = Nobody yet
account-guest = Guest: known to this browser alone
account-guest-short = guest
account-as = Signed in as { $name }
account-keep = Keep my games
account-keep-text = With a name and a password you find your tables and games from any device. Everything that you have played here stays yours. We ask for no address and send nothing.
account-kept = Kept. From now on you can sign in from anywhere.
account-name = Name to sign in with
account-password = Password
account-password-hint = At least 10 characters; a few odd words are best. Nobody can send you a new one.
account-keep-submit = Keep them
account-elsewhere = I have played on another device
account-sign-in = Sign in
account-leave-behind = What you have played here as a guest stays behind on signing in as somebody else, and is not found again.
account-move-code = Code of your other device
account-move-code-hint = There: your name, then “Go on at another device”.
account-move-go = Go on
account-move = Go on at another device
account-move-text = Show a code here, and scan or type it there within two minutes. It is good once.
account-move-qr = QR code that takes you along to another device
account-move-left = { $seconds ->
    [one] One more second
   *[other] { $seconds } more seconds
}
account-move-show = Show a code
account-move-failed = This code leads nowhere
account-devices = Devices
account-device-unknown = A device
account-device-here = this one
account-device-seen = used { $when }
account-device-end = Sign out: { $name }
account-sign-out = Sign out
account-sign-out-others = Sign out all others
account-sign-out-here = Sign out here
account-password-old = Password so far
account-password-new = New password
account-password-change = Change the password
account-password-changed = Changed. Every other device is signed out, and every token revoked.
account-forget = Delete me here
account-forget-text = Your name, your account and your sessions are deleted at once and for good. Games that you have played stay for the others, without your name; computer players go on in those under way.
account-forget-sure = I want this, and know that it cannot be undone.
account-forget-why = Tick the box first.
account-forget-submit = Delete me
account-moved-title = You are on another device too
account-moved-text = Another device has taken your code and plays as { $name } now. Shall this one stay signed in? If that was not you, sign the other device out under “Devices”.
account-moved-stay = Stay signed in
account-arrive-title = Go on here as { $name }?
account-arrive-same = This device is signed in already.
account-arrive-text = The other device has shown this code. If it was somebody else’s, do not go on.
account-arrive-go = Go on here

problem-ACCOUNT_EXISTS = You have an account already.
problem-ACCOUNT_NAME_TAKEN = The name “{ $name }” is taken. Choose another to sign in with.
problem-NO_ACCOUNT = You have no account here.
problem-PASSWORD_WRONG = This is not your password.
problem-SIGN_IN_WRONG = Name and password do not belong together.
problem-PASSWORD_TOO_SHORT = A password has at least { $least } characters.
problem-PASSWORD_TOO_LONG = A password has at most { $most } characters.
problem-PASSWORD_TRIVIAL = This password is one of the first that anybody would try. Take another, for instance four words that do not belong together.
problem-MOVE_UNKNOWN = This code is not valid. It is good once, for two minutes.

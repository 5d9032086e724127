// Made by `npm run wire` from the types of src/wissel/web/wire.py: do not edit.

export type GameEvent =
  | StartsDrawn
  | SharesDealt
  | HandDealt
  | StartSeatDrawn
  | TurnBegan
  | Placed
  | BuildFinished
  | Traded
  | GameEnded
  | CardsDealt
  | FirstCardsDealt
  | TicketsDealt
  | TicketsOffered
  | FirstSeatDrawn
  | RowFilled
  | RowRedealt
  | DeckShuffled
  | FirstTicketsChosen
  | AllChosen
  | TurnOpened
  | FaceUpTaken
  | BlindDrawn
  | CardDrawn
  | RouteClaimed
  | TunnelTried
  | TunnelCardRevealed
  | TunnelAsks
  | TunnelPaid
  | TunnelDeclined
  | StationBuilt
  | TicketsDrawn
  | TicketsKept
  | Passed
  | LastRoundBegan
  | GameScored
export type Known = ParisConnectionKnown | TicketToRideKnown
export type Menu = ParisConnectionMenu | TicketToRideMenu
export type Message = TableMessage | StepMessage | ChatMessage | ResyncMessage | PingMessage
export type PrivateView = ParisConnectionPrivateView | TicketToRidePrivateView
export type PublicView = ParisConnectionPublicView | TicketToRidePublicView
export type TableEvent =
  | SeatTaken
  | SeatLeft
  | ComputerSeated
  | GameStarted
  | SeatReplaced
  | SeatReturned
  | TakenBack
  | ConsentAsked
  | ConsentGiven
  | ConsentRefused
  | TakenBackByAll
  | SeatConceded
  | SeatReminded
  | SeatFlagged
  | ClocksFrozen
  | VacationTaken
  | TableClosed

export interface Wire {
  Act: Act
  Advised: Advised
  AllChosen: AllChosen
  AskUndo: AskUndo
  Believed: Believed
  BelievedTicket: BelievedTicket
  BlindDrawn: BlindDrawn
  BotKind: BotKind
  Branch: Branch
  BuildFinished: BuildFinished
  BuildView: BuildView
  CardDrawn: CardDrawn
  CardsDealt: CardsDealt
  ChangePassword: ChangePassword
  Chat: Chat
  ChatLine: ChatLine
  ChatMessage: ChatMessage
  ChoiceView: ChoiceView
  ChooseColour: ChooseColour
  Claim: Claim
  ClockInfo: ClockInfo
  ClocksFrozen: ClocksFrozen
  CompanyFact: CompanyFact
  CompanyView: CompanyView
  ComputerSeated: ComputerSeated
  Consent: Consent
  ConsentAsked: ConsentAsked
  ConsentGiven: ConsentGiven
  ConsentRefused: ConsentRefused
  CreateTable: CreateTable
  Created: Created
  DeckShuffled: DeckShuffled
  Device: Device
  DeviceList: DeviceList
  Done: Done
  EndDevice: EndDevice
  ErrorBody: ErrorBody
  FaceUpTaken: FaceUpTaken
  FairInfo: FairInfo
  FinishChoice: FinishChoice
  FirstCardsDealt: FirstCardsDealt
  FirstSeatDrawn: FirstSeatDrawn
  FirstTicketsChosen: FirstTicketsChosen
  Forget: Forget
  ForgotPassword: ForgotPassword
  GameEnded: GameEnded
  GameEvent: GameEvent
  GameInfo: GameInfo
  GameProfile: GameProfile
  GameScored: GameScored
  GameStarted: GameStarted
  HandDealt: HandDealt
  Handle: Handle
  Happened: Happened
  HeadLine: HeadLine
  HeadToHead: HeadToHead
  Hint: Hint
  Invite: Invite
  InviteAccepted: InviteAccepted
  Judged: Judged
  KeepChoice: KeepChoice
  Known: Known
  Ladder: Ladder
  LadderLine: LadderLine
  LastRoundBegan: LastRoundBegan
  Leaf: Leaf
  Learn: Learn
  LegalActions: LegalActions
  LikelyTicket: LikelyTicket
  LinkAsked: LinkAsked
  LobbyMessage: LobbyMessage
  Made: Made
  MailLink: MailLink
  MailState: MailState
  MakeToken: MakeToken
  Me: Me
  Menu: Menu
  Message: Message
  Moment: Moment
  MomentView: MomentView
  Moments: Moments
  MoveCode: MoveCode
  MoveOffer: MoveOffer
  NoticeSettings: NoticeSettings
  OfferedTicket: OfferedTicket
  Opponent: Opponent
  OptionSpec: OptionSpec
  Origin: Origin
  Pace: Pace
  ParisConnectionKnown: ParisConnectionKnown
  ParisConnectionMenu: ParisConnectionMenu
  ParisConnectionPrivateView: ParisConnectionPrivateView
  ParisConnectionPublicView: ParisConnectionPublicView
  ParisConnectionResultView: ParisConnectionResultView
  ParisConnectionSeatKnown: ParisConnectionSeatKnown
  ParisConnectionSeatResult: ParisConnectionSeatResult
  ParisConnectionSeatView: ParisConnectionSeatView
  Passed: Passed
  PastGame: PastGame
  PastGames: PastGames
  PastSeat: PastSeat
  PingMessage: PingMessage
  PlaceChoice: PlaceChoice
  Placed: Placed
  Placement: Placement
  PlayAgain: PlayAgain
  PrivateView: PrivateView
  Problem: Problem
  Profile: Profile
  PublicView: PublicView
  PushGone: PushGone
  PushSubscription: PushSubscription
  RatingInfo: RatingInfo
  RatingPoint: RatingPoint
  Rematch: Rematch
  ReportPerson: ReportPerson
  RequestInfo: RequestInfo
  ResyncMessage: ResyncMessage
  ReturnedTickets: ReturnedTickets
  Review: Review
  ReviewOf: ReviewOf
  RouteChoice: RouteChoice
  RouteClaimed: RouteClaimed
  RowFilled: RowFilled
  RowRedealt: RowRedealt
  Say: Say
  SeatCommand: SeatCommand
  SeatConceded: SeatConceded
  SeatFlagged: SeatFlagged
  SeatInfo: SeatInfo
  SeatLeft: SeatLeft
  SeatOnly: SeatOnly
  SeatReminded: SeatReminded
  SeatReplaced: SeatReplaced
  SeatReturned: SeatReturned
  SeatTaken: SeatTaken
  Seated: Seated
  SeatsLine: SeatsLine
  SetHandle: SetHandle
  SetMail: SetMail
  SetName: SetName
  SetSilence: SetSilence
  SetVacation: SetVacation
  SetWebhook: SetWebhook
  SharesDealt: SharesDealt
  SignIn: SignIn
  SignOut: SignOut
  Sit: Sit
  StartSeatDrawn: StartSeatDrawn
  StartsDrawn: StartsDrawn
  StationBuilt: StationBuilt
  StationChoice: StationChoice
  StationView: StationView
  StepMessage: StepMessage
  TableClosed: TableClosed
  TableEvent: TableEvent
  TableInfo: TableInfo
  TableList: TableList
  TableMessage: TableMessage
  TableSummary: TableSummary
  TakeBack: TakeBack
  TakeMove: TakeMove
  TakenBack: TakenBack
  TakenBackByAll: TakenBackByAll
  TicketFacts: TicketFacts
  TicketResult: TicketResult
  TicketToRideKnown: TicketToRideKnown
  TicketToRideMenu: TicketToRideMenu
  TicketToRidePrivateView: TicketToRidePrivateView
  TicketToRidePublicView: TicketToRidePublicView
  TicketToRideResultView: TicketToRideResultView
  TicketToRideSeatKnown: TicketToRideSeatKnown
  TicketToRideSeatResult: TicketToRideSeatResult
  TicketToRideSeatView: TicketToRideSeatView
  TicketView: TicketView
  TicketsDealt: TicketsDealt
  TicketsDrawn: TicketsDrawn
  TicketsKept: TicketsKept
  TicketsOffered: TicketsOffered
  TokenInfo: TokenInfo
  TokenList: TokenList
  TokenMade: TokenMade
  TradeChoice: TradeChoice
  Traded: Traded
  Tried: Tried
  TunnelAsks: TunnelAsks
  TunnelCardRevealed: TunnelCardRevealed
  TunnelDeclined: TunnelDeclined
  TunnelOdds: TunnelOdds
  TunnelPaid: TunnelPaid
  TunnelTried: TunnelTried
  TunnelView: TunnelView
  TurnBegan: TurnBegan
  TurnOpened: TurnOpened
  Vacation: Vacation
  VacationTable: VacationTable
  VacationTaken: VacationTaken
  WebhookState: WebhookState
}
/**
 * An action in text notation, answering the open decision. A repeated `command` is answered as before.
 */
export interface Act {
  seat: number
  decision: string
  command: string
  action: string
}
/**
 * What could be done, and the chance of winning then, as a search estimates it.
 */
export interface Advised {
  action: string
  chance: number
}
/**
 * How many tickets each seat kept (T1.3).
 */
export interface AllChosen {
  type: 'AllChosen'
  kept: number[]
}
/**
 * Ask all who play to undo the action of `entry` and everything after it.
 */
export interface AskUndo {
  seat: number
  entry: number
  command: string
}
/**
 * What was to be believed of another seat by how it has played: an estimate, of games that agree with all
 * that was seen.
 */
export interface Believed {
  seat: number
  hand: number[]
  tickets: BelievedTicket[]
}
/**
 * A ticket that a seat may have kept.
 */
export interface BelievedTicket {
  ticket: string
  chance: number
}
export interface BlindDrawn {
  type: 'BlindDrawn'
  seat: number
}
/**
 * A computer player that can be seated; worded as `bot-<spec>`.
 */
export interface BotKind {
  spec: string
}
/**
 * Try what else could have been done: a game of one's own from a moment of one that is over.
 */
export interface Branch {
  at: number
  seat: number
  seed: string
  bot?: string | null
}
export interface BuildFinished {
  type: 'BuildFinished'
  seat: number
  company: string
  hexes: string[]
  points: number
  value: number
}
/**
 * The open build of the seat whose turn it is; provisional until finished (R4.3).
 */
export interface BuildView {
  company: string
  placements: Placement[]
  value_before: number
  most: number
}
export interface Placement {
  company: string
  hex: string
  points: number
}
/**
 * Which card the seat drew blind; only this seat gets the event (T2.2).
 */
export interface CardDrawn {
  type: 'CardDrawn'
  seat: number
  card: string
}
/**
 * Every seat got so many cards (T1.2).
 */
export interface CardsDealt {
  type: 'CardsDealt'
  each: number
}
export interface ChangePassword {
  old: string
  new: string
}
/**
 * What was said at a table, as far as the asker is told; oldest first.
 */
export interface Chat {
  lines: ChatLine[]
  silenced: {
    [k: string]: 'block' | 'mute'
  }
}
/**
 * One thing said at a table: a text, or a reaction.
 */
export interface ChatLine {
  id: number
  seq: number
  at: number
  person: string
  name: string
  seat: number | null
  text: string | null
  reaction: ('bravo' | 'hello' | 'sorry' | 'thanks' | 'thinking' | 'wow') | null
}
/**
 * Somebody said something at the table.
 */
export interface ChatMessage {
  type: 'chat'
  line: ChatLine
}
/**
 * A choice among tickets that was made: that of the first ones, or a later one (T1.3, T2.14).
 */
export interface ChoiceView {
  seat: number
  offered: number
  kept: number
}
/**
 * Another colour for one's seat, before the start; of those that nobody else has chosen.
 */
export interface ChooseColour {
  seat: number
  colour: string
}
/**
 * Makes an account of a guest.
 */
export interface Claim {
  name: string
  password: string
}
/**
 * The clocks by seat, in milliseconds.
 */
export interface ClockInfo {
  now: number
  left: number[]
  running: number[]
  away_until: number[]
  vacation: number[]
}
/**
 * They stood still since then, as no server ran.
 */
export interface ClocksFrozen {
  type: 'ClocksFrozen'
  since: number
}
/**
 * Paris Connection: the company held most at the end of so many games.
 */
export interface CompanyFact {
  kind: 'company'
  company: string
  games: number
}
/**
 * One company, open to all (R1.4, R1.6).
 */
export interface CompanyView {
  company: string
  start: string
  supply: number
  value: number
  held: number
  hexes: string[]
}
export interface ComputerSeated {
  type: 'ComputerSeated'
  seat: number
  bot: string
}
/**
 * The answer to the request of entry `asked`; who asked withdraws it by not agreeing.
 */
export interface Consent {
  seat: number
  asked: number
  agrees: boolean
  command: string
}
export interface ConsentAsked {
  type: 'ConsentAsked'
  seat: number
  what: 'end' | 'undo'
}
export interface ConsentGiven {
  type: 'ConsentGiven'
  seat: number
}
/**
 * `withdrawn`: by the seat that had asked.
 */
export interface ConsentRefused {
  type: 'ConsentRefused'
  seat: number
  what: 'end' | 'undo'
  withdrawn: boolean
}
export interface CreateTable {
  game: string
  seats: number
  map?: string | null
  options?: {
    [k: string]: number | null
  }
  computers?: {
    [k: string]: string
  }
  private?: boolean
  name?: string | null
  sit?: string | null
  colour?: string | null
  start?: boolean
  seating?: 'chosen' | 'drawn'
  rated?: boolean
  pace?: Pace | null
  watch_after?: number | null
  hints?: boolean | null
  command?: string | null
}
/**
 * How much time the people have; in seconds and days.
 */
export interface Pace {
  kind: 'days' | 'live'
  bank: number
  increment: number
  vacation: number
  late: 'computer' | 'end'
}
export interface Created {
  table: string
  seat: number | null
  invite: string
}
/**
 * The discards became the deck (T2.5); its cards, by kind.
 */
export interface DeckShuffled {
  type: 'DeckShuffled'
  cards: number[]
}
/**
 * Where one is signed in.
 */
export interface Device {
  device: string
  name: string | null
  since: number
  seen_at: number
  here: boolean
}
export interface DeviceList {
  devices: Device[]
}
/**
 * The entry is stored. `seq` is its number at the table.
 */
export interface Done {
  seq: number
}
export interface EndDevice {
  device: string
}
/**
 * The one error envelope. `message` is in the language of the request's Accept-Language.
 */
export interface ErrorBody {
  code: string
  args: {
    [k: string]: string | number
  }
  message: string
}
export interface FaceUpTaken {
  type: 'FaceUpTaken'
  seat: number
  place: number
  card: string
}
/**
 * The commitment is shown from the start, the secret when the game is over (docs/fair-draws.md).
 */
export interface FairInfo {
  version: number
  commitment: string
  seeds: (string | null)[]
  secret: string | null
}
export interface FinishChoice {
  action: string
  problem: Problem | null
  ends: boolean
}
/**
 * What is wrong: `code` in capitals, and the arguments that its sentence needs.
 */
export interface Problem {
  code: string
  args: {
    [k: string]: string | number
  }
}
/**
 * The seat's own first cards; only this seat gets the event.
 */
export interface FirstCardsDealt {
  type: 'FirstCardsDealt'
  seat: number
  cards: string[]
}
export interface FirstSeatDrawn {
  type: 'FirstSeatDrawn'
  seat: number
}
/**
 * A seat has chosen; how many it kept is told when all have (T1.3).
 */
export interface FirstTicketsChosen {
  type: 'FirstTicketsChosen'
  seat: number
}
export interface Forget {
  password?: string | null
}
export interface ForgotPassword {
  name: string
}
/**
 * Totals by seat; the lines of the score stand in the view (R3.1 to R3.4, R4.2).
 */
export interface GameEnded {
  type: 'GameEnded'
  reason: 'conceded' | 'consent' | 'end_hex' | 'one_supply' | 'time' | 'turn_limit'
  totals: number[]
  winners: number[]
}
/**
 * Which company stands on which start hex (R1.3), in company order.
 */
export interface StartsDrawn {
  type: 'StartsDrawn'
  hexes: string[]
}
/**
 * Every seat got so many shares; `supplies` is what is left, in company order (R1.5, R1.6).
 */
export interface SharesDealt {
  type: 'SharesDealt'
  each: number
  supplies: number[]
}
/**
 * The seat's own first shares, in company order; only this seat gets the event (R1.5).
 */
export interface HandDealt {
  type: 'HandDealt'
  seat: number
  hand: number[]
}
export interface StartSeatDrawn {
  type: 'StartSeatDrawn'
  seat: number
}
export interface TurnBegan {
  type: 'TurnBegan'
  seat: number
  turn: number
}
/**
 * One locomotive went on the map (R2.2 to R2.7). `value` is the company's after it.
 */
export interface Placed {
  type: 'Placed'
  seat: number
  company: string
  hex: string
  points: number
  value: number
  nth: number
}
/**
 * One share of `give` went back for `count` of `take` (R2.8).
 */
export interface Traded {
  type: 'Traded'
  seat: number
  give: string
  take: string
  count: number
}
/**
 * Every seat got so many tickets to choose from (T1.2).
 */
export interface TicketsDealt {
  type: 'TicketsDealt'
  each: number
}
/**
 * The tickets that the seat may choose from; only this seat gets the event (T1.3, T2.14).
 */
export interface TicketsOffered {
  type: 'TicketsOffered'
  seat: number
  tickets: string[]
}
/**
 * A card was turned up at a place of the row, from 1 (T2.1).
 */
export interface RowFilled {
  type: 'RowFilled'
  place: number
  card: string
}
/**
 * Too many locomotives: the row goes to the discards (T2.4).
 */
export interface RowRedealt {
  type: 'RowRedealt'
  cards: string[]
}
export interface TurnOpened {
  type: 'TurnOpened'
  seat: number
  turn: number
  turns_to_go: number | null
}
/**
 * (T2.6 to T2.8) `cards` is what was paid before any extra.
 */
export interface RouteClaimed {
  type: 'RouteClaimed'
  seat: number
  route: string
  cards: string[]
  points: number
}
/**
 * The payment lies open (T2.11).
 */
export interface TunnelTried {
  type: 'TunnelTried'
  seat: number
  route: string
  cards: string[]
}
/**
 * `costs`: one more card is due for it.
 */
export interface TunnelCardRevealed {
  type: 'TunnelCardRevealed'
  card: string
  costs: boolean
}
/**
 * So many extra cards are due (T2.12).
 */
export interface TunnelAsks {
  type: 'TunnelAsks'
  seat: number
  due: number
}
export interface TunnelPaid {
  type: 'TunnelPaid'
  seat: number
  cards: string[]
}
export interface TunnelDeclined {
  type: 'TunnelDeclined'
  seat: number
  route: string
}
/**
 * (T2.15)
 */
export interface StationBuilt {
  type: 'StationBuilt'
  seat: number
  city: string
  cards: string[]
}
/**
 * (T2.14)
 */
export interface TicketsDrawn {
  type: 'TicketsDrawn'
  seat: number
  count: number
}
/**
 * Of the drawn ones; the others lie under the deck (T2.14).
 */
export interface TicketsKept {
  type: 'TicketsKept'
  seat: number
  count: number
}
export interface Passed {
  type: 'Passed'
  seat: number
}
/**
 * (T3.1)
 */
export interface LastRoundBegan {
  type: 'LastRoundBegan'
  seat: number
  turns_to_go: number
}
/**
 * Totals by seat; the lines of the score stand in the view (T3.2 to T3.5).
 */
export interface GameScored {
  type: 'GameScored'
  reason: 'all_passed' | 'conceded' | 'consent' | 'last_round' | 'time' | 'too_long'
  totals: number[]
  winners: number[]
}
export interface GameInfo {
  game: string
  seats_least: number
  seats_most: number
  maps: string[]
  options: OptionSpec[]
  bots: BotKind[]
}
/**
 * A choice made when a table is created. Worded as `option-<game>-<name>`.
 */
export interface OptionSpec {
  name: string
  kind: 'flag' | 'number'
  default: number | null
  least: number
  most: number
  optional: boolean
}
/**
 * What a person has played of one game.
 */
export interface GameProfile {
  game: string
  games: number
  wins: number
  average: number
  best: number
  by_seats: SeatsLine[]
  facts: (CompanyFact | TicketFacts)[]
  rating: RatingInfo | null
  course: RatingPoint[]
}
/**
 * The games with so many players.
 */
export interface SeatsLine {
  seats: number
  games: number
  wins: number
  average: number
  best: number
}
/**
 * Ticket to Ride: tickets done and kept, the longest path in spaces, games with the European Express.
 */
export interface TicketFacts {
  kind: 'tickets'
  done: number
  kept: number
  longest: number
  express: number
}
/**
 * The strength is within `uncertainty` of `points`, 19 times out of 20 (docs/ratings.md).
 */
export interface RatingInfo {
  points: number
  uncertainty: number
  games: number
}
/**
 * The rating after a game.
 */
export interface RatingPoint {
  table: string
  at: number
  points: number
  uncertainty: number
}
export interface GameStarted {
  type: 'GameStarted'
  order: number[] | null
}
export interface Handle {
  handle: string | null
}
/**
 * One event with the entry that it came from.
 */
export interface Happened {
  seq: number
  at: number
  event:
    | StartsDrawn
    | SharesDealt
    | HandDealt
    | StartSeatDrawn
    | TurnBegan
    | Placed
    | BuildFinished
    | Traded
    | GameEnded
    | CardsDealt
    | FirstCardsDealt
    | TicketsDealt
    | TicketsOffered
    | FirstSeatDrawn
    | RowFilled
    | RowRedealt
    | DeckShuffled
    | FirstTicketsChosen
    | AllChosen
    | TurnOpened
    | FaceUpTaken
    | BlindDrawn
    | CardDrawn
    | RouteClaimed
    | TunnelTried
    | TunnelCardRevealed
    | TunnelAsks
    | TunnelPaid
    | TunnelDeclined
    | StationBuilt
    | TicketsDrawn
    | TicketsKept
    | Passed
    | LastRoundBegan
    | GameScored
    | SeatTaken
    | SeatLeft
    | ComputerSeated
    | GameStarted
    | SeatReplaced
    | SeatReturned
    | TakenBack
    | ConsentAsked
    | ConsentGiven
    | ConsentRefused
    | TakenBackByAll
    | SeatConceded
    | SeatReminded
    | SeatFlagged
    | ClocksFrozen
    | VacationTaken
    | TableClosed
}
export interface SeatTaken {
  type: 'SeatTaken'
  seat: number
  name: string
}
export interface SeatLeft {
  type: 'SeatLeft'
  seat: number
  name: string
  removed: boolean
}
/**
 * A computer player holds the seat of an absent person.
 */
export interface SeatReplaced {
  type: 'SeatReplaced'
  seat: number
  bot: string
}
export interface SeatReturned {
  type: 'SeatReturned'
  seat: number
}
/**
 * The events of entry `undone` no longer hold.
 */
export interface TakenBack {
  type: 'TakenBack'
  seat: number
  undone: number
}
/**
 * `seat` asked and all agreed: the events of these entries no longer hold.
 */
export interface TakenBackByAll {
  type: 'TakenBackByAll'
  seat: number
  undone: number[]
}
/**
 * `bot` plays on; null: the game is over.
 */
export interface SeatConceded {
  type: 'SeatConceded'
  seat: number
  bot: string | null
}
/**
 * Its time is nearly up.
 */
export interface SeatReminded {
  type: 'SeatReminded'
  seat: number
}
/**
 * Its time is up: `bot` plays on; null: the game is over.
 */
export interface SeatFlagged {
  type: 'SeatFlagged'
  seat: number
  bot: string | null
}
/**
 * `back`: it is over already.
 */
export interface VacationTaken {
  type: 'VacationTaken'
  seat: number
  until: number
  back: boolean
}
export interface TableClosed {
  type: 'TableClosed'
  expired: boolean
}
/**
 * One game between two: how often the person, the other, or neither came out ahead.
 */
export interface HeadLine {
  game: string
  ahead: number
  behind: number
  even: number
  average: number
  other_average: number
}
export interface HeadToHead {
  person: string
  name: string | null
  other: Opponent
  lines: HeadLine[]
  last: PastGame[]
}
/**
 * Somebody met: a person's id, or `bot:` and a spec.
 */
export interface Opponent {
  player: string
  name: string | null
  bot: string | null
  games: number
}
/**
 * A game that has ended. `change`: of the person's rating; null where it did not count.
 */
export interface PastGame {
  table: string
  game: string
  at: number
  private: boolean
  seat: number
  seats: PastSeat[]
  change: number | null
}
export interface PastSeat {
  seat: number
  person: string | null
  name: string | null
  bot: string | null
  total: number
  rank: number
}
/**
 * What a search would do for an open decision, from what its seat knows.
 */
export interface Hint {
  decision: string
  ready: boolean
  best: Advised[]
}
/**
 * What a member of the table may pass on.
 */
export interface Invite {
  code: string
  url: string
}
export interface InviteAccepted {
  table: string
}
/**
 * One decision, from what its seat knew then. What left no choice is not judged.
 */
export interface Judged {
  seq: number
  before: number
  turn: number
  seat: number
  action: string
  chance: number
  loss: number
  best: Advised[]
}
/**
 * Which of the offered tickets to keep, at least so many: the action is `keep` and their ids.
 */
export interface KeepChoice {
  least: number
  offer: string[]
}
/**
 * What a seat that remembers all could work out about the others.
 */
export interface ParisConnectionKnown {
  game: 'paris-connection'
  seats: ParisConnectionSeatKnown[]
}
/**
 * The hand of another seat, as far as it could be known (R4.4). Lists are in company order.
 */
export interface ParisConnectionSeatKnown {
  seat: number
  at_least: number[]
  expected: number[]
}
/**
 * What a seat that remembers all could work out about the others.
 */
export interface TicketToRideKnown {
  game: 'ticket-to-ride-europe'
  seats: TicketToRideSeatKnown[]
}
/**
 * What another seat hides, as far as it could be known (T4.1, T4.2).
 */
export interface TicketToRideSeatKnown {
  seat: number
  at_least: number[]
  tickets: LikelyTicket[]
}
/**
 * A ticket that another seat may have, to judge by its routes.
 */
export interface LikelyTicket {
  ticket: string
  built: number
}
/**
 * Computer players, people who have chosen an address, and who asks (docs/ratings.md).
 */
export interface Ladder {
  game: string
  lines: LadderLine[]
}
export interface LadderLine {
  rank: number
  player: string
  name: string | null
  bot: string | null
  handle: string | null
  mine: boolean
  rating: RatingInfo
}
export interface Leaf {
  action: string
  problem: Problem | null
}
/**
 * A first game to learn by.
 */
export interface Learn {
  game: string
  seed: string
}
/**
 * What a seat may do now, for programs that do not walk the menu; empty when it is not its turn.
 */
export interface LegalActions {
  decision: string | null
  actions: string[]
}
/**
 * The same whether there is such an account or not.
 */
export interface LinkAsked {
  minutes: number
}
/**
 * What a page hears besides its table (`/api/lobby/socket`): what is to be asked for anew.
 */
export interface LobbyMessage {
  type: 'lobby'
  here: number
  tables: boolean
  mine: boolean
  me: boolean
  moved: boolean
}
/**
 * A table that was made from a game file, or from another game.
 */
export interface Made {
  table: string
}
/**
 * The address that a link in a mail was about.
 */
export interface MailLink {
  address: string
}
export interface MailState {
  address: string
  confirmed: boolean
}
export interface MakeToken {
  name: string
  scope?: 'play'
}
/**
 * Who is asking. Looking makes nobody: `person` is null until the first act.
 */
export interface Me {
  person: string | null
  name: string | null
  account: string | null
  away_until: number | null
}
/**
 * All that the seat may do now, factored, with the reasons for what it may not do.
 */
export interface ParisConnectionMenu {
  game: 'paris-connection'
  problems: Problem[]
  place: PlaceChoice[]
  trade: TradeChoice[]
  finish: FinishChoice
}
/**
 * Placing for one company. The action of a hex is `action + " " + hex id`.
 */
export interface PlaceChoice {
  company: string
  action: string
  problem: Problem | null
  hexes: string
  ends: string[]
}
/**
 * Giving one share of `give` for one or two of `take` (R2.8): `actions[n - 1]` takes n.
 */
export interface TradeChoice {
  give: string
  take: string
  actions: string[]
  ends: boolean[]
  problem: Problem | null
  problem_two: Problem | null
}
/**
 * All that the seat may do now, factored, with the reasons for what it may not do.
 */
export interface TicketToRideMenu {
  game: 'ticket-to-ride-europe'
  problems: Problem[]
  row: Leaf[]
  blind: Leaf
  tickets: Leaf
  skip: Leaf
  payments: string[]
  ways: number[][]
  routes: RouteChoice[]
  odds: TunnelOdds[]
  station: StationChoice
  extra: Leaf[]
  decline: Leaf | null
  keep: KeepChoice | null
}
/**
 * What a seat may do with one route: `claim <route> <payment>`.
 */
export interface RouteChoice {
  problem: number | null
  ways: number | null
}
/**
 * What a tunnel paid in this colour will cost, as far as the seat can know (T2.11, T4.3).
 */
export interface TunnelOdds {
  colour: string
  chances: number[]
}
/**
 * Building a station: the action is `station <city> <cards>`.
 */
export interface StationChoice {
  problem: Problem | null
  cities: string[]
  ways: number | null
}
export interface TableMessage {
  type: 'table'
  table: TableInfo
  seq: number
  me: string | null
  my_seats: number[]
  invite: Invite | null
  watchers: number
  behind: number
  first_at: number | null
}
export interface TableInfo {
  table: string
  name: string
  game: string
  map: string
  map_digest: string
  rules_version: number
  options: {
    [k: string]: number | null
  }
  status: 'closed' | 'finished' | 'open' | 'running'
  private: boolean
  rated: boolean
  hints: boolean
  host: string | null
  seats: SeatInfo[]
  seating: 'chosen' | 'drawn'
  fair: FairInfo
  created_at: number
  next_table: string | null
  request: RequestInfo | null
  pace: Pace | null
  origin: Origin | null
  watch_after: number | null
}
/**
 * Who sits on a seat. All null: the seat is free.
 */
export interface SeatInfo {
  seat: number
  person: string | null
  name: string | null
  bot: string | null
  stands_in: boolean
  present: boolean
  conceded: boolean
  program: boolean
  colour: string | null
  colour_chosen: boolean
}
/**
 * What somebody has asked all who play for; nobody's any more after `until`.
 */
export interface RequestInfo {
  asked: number
  seat: number
  what: 'end' | 'undo'
  entry: number | null
  until: number
  agreed: number[]
  awaited: number[]
}
/**
 * Where a game began that was not begun at its table; it is never rated.
 */
export interface Origin {
  kind: 'branch' | 'file' | 'lesson'
  table: string | null
  seq: number | null
  fair: boolean
}
/**
 * The game after entry `seq`. `view` is null before the start.
 */
export interface StepMessage {
  type: 'step'
  seq: number
  events: Happened[]
  view: (ParisConnectionPublicView | TicketToRidePublicView) | null
  own: (ParisConnectionPrivateView | TicketToRidePrivateView) | null
  decision: string | null
  menu: (ParisConnectionMenu | TicketToRideMenu) | null
  undo: boolean
  clock: ClockInfo | null
  fresh: boolean
  to_act: number[]
}
/**
 * What a spectator sees; part of what every seat sees.
 */
export interface ParisConnectionPublicView {
  game: 'paris-connection'
  phase: 'build' | 'over' | 'turn'
  seat: number
  start_seat: number
  turn: number
  turns_left: number | null
  limit: number
  penalty: number
  companies: CompanyView[]
  seats: ParisConnectionSeatView[]
  build: BuildView | null
  last: Placement[]
  result: ParisConnectionResultView | null
}
/**
 * One seat as everybody sees it, perfect memory included (R4.4). Lists are in company order.
 */
export interface ParisConnectionSeatView {
  shares: number
  gives: number[]
  takes: number[]
  net: number[]
  at_least: number[]
}
export interface ParisConnectionResultView {
  reason: 'conceded' | 'consent' | 'end_hex' | 'one_supply' | 'time' | 'turn_limit'
  seats: ParisConnectionSeatResult[]
  winners: number[]
}
/**
 * The score of one seat, line by line (R3.3). Lists are in company order.
 */
export interface ParisConnectionSeatResult {
  hand: number[]
  points: number[]
  over_limit: number
  penalty: number
  total: number
  rank: number
}
/**
 * What a spectator sees; part of what every seat sees.
 */
export interface TicketToRidePublicView {
  game: 'ticket-to-ride-europe'
  phase: 'choice' | 'choose' | 'over' | 'second' | 'tunnel' | 'turn'
  seat: number
  start_seat: number
  turn: number
  turns_to_go: number | null
  row: (string | null)[]
  deck: number
  unturned: number[]
  discards: number[]
  ticket_deck: number
  choices: ChoiceView[]
  owners: number[]
  stations: StationView[]
  seats: TicketToRideSeatView[]
  tunnel: TunnelView | null
  result: TicketToRideResultView | null
}
export interface StationView {
  city: string
  seat: number
}
/**
 * One seat as everybody sees it, perfect memory included (T4.1, T4.2).
 */
export interface TicketToRideSeatView {
  cards: number
  at_least: number[]
  blind: number
  trains: number
  stations: number
  points: number
  tickets: number
  chosen: boolean
}
/**
 * A tunnel on trial: the payment lies open, cards are turned over (T2.11, T2.12).
 */
export interface TunnelView {
  route: string
  colour: string
  laid: number[]
  turned: number[]
  due: number
}
export interface TicketToRideResultView {
  reason: 'all_passed' | 'conceded' | 'consent' | 'last_round' | 'time' | 'too_long'
  seats: TicketToRideSeatResult[]
  winners: number[]
}
/**
 * The score of one seat, line by line (T3.2 to T3.5, T4.4).
 */
export interface TicketToRideSeatResult {
  hand: number[]
  routes: number
  tickets: TicketResult[]
  ticket_points: number
  borrowed: string[]
  stations: number
  path: string[]
  spaces: number
  express: number
  total: number
  rank: number
}
export interface TicketResult {
  ticket: string
  points: number
  done: boolean
}
/**
 * What only this seat sees. Lists are in company order.
 */
export interface ParisConnectionPrivateView {
  game: 'paris-connection'
  hand: number[]
  held_by_others: number[]
  worth: number
  penalty_now: number
}
/**
 * What only this seat sees.
 */
export interface TicketToRidePrivateView {
  game: 'ticket-to-ride-europe'
  hand: number[]
  tickets: TicketView[]
  offer: OfferedTicket[]
  returned: ReturnedTickets[]
  unseen: number[]
}
/**
 * A ticket of one's own (T3.3).
 */
export interface TicketView {
  ticket: string
  done: boolean
  with_stations: boolean
  way: string[] | null
  trains: number
}
/**
 * A ticket to choose, and how far it is from done (as in `TicketView`).
 */
export interface OfferedTicket {
  ticket: string
  way: string[] | null
  trains: number
}
/**
 * Tickets that the seat did not keep: of its first choice they left the game, later ones lie under the
 * deck (T1.3, T2.14).
 */
export interface ReturnedTickets {
  choice: number
  tickets: string[]
}
/**
 * The reader was too slow, or the table went away: connect again with `after`.
 */
export interface ResyncMessage {
  type: 'resync'
  code: string
}
export interface PingMessage {
  type: 'ping'
  at: number
}
/**
 * The game after entry `seq`, at which it can be looked at. What was taken back has no moment.
 */
export interface Moment {
  seq: number
  at: number
  turn: number
  seat: number | null
  action: string | null
}
/**
 * One moment by what a seat (or, without one, everybody) knew then.
 */
export interface MomentView {
  moment: Moment
  number: number
  count: number
  events: Happened[]
  view: ParisConnectionPublicView | TicketToRidePublicView
  own: (ParisConnectionPrivateView | TicketToRidePrivateView) | null
  hands: (ParisConnectionPrivateView | TicketToRidePrivateView)[] | null
  known: (ParisConnectionKnown | TicketToRideKnown) | null
  believed: Believed[] | null
}
/**
 * Every moment of a game so far, oldest first.
 */
export interface Moments {
  seq: number
  moments: Moment[]
  events: Happened[] | null
}
/**
 * Good once, until `expires_at`.
 */
export interface MoveCode {
  code: string
  url: string
  expires_at: number
}
/**
 * Whom a code makes of the device that takes it.
 */
export interface MoveOffer {
  name: string | null
  me: boolean
  account: string | null
}
/**
 * How one is told that a table waits.
 */
export interface NoticeSettings {
  push_key: string
  browsers: number
  mail_possible: boolean
  mail: MailState | null
  webhook: WebhookState | null
}
export interface WebhookState {
  url: string
  secret: string
  paused: boolean
}
/**
 * The latest first. `more`: there are earlier ones.
 */
export interface PastGames {
  last: PastGame[]
  more: boolean
}
export interface PlayAgain {
  seed?: string | null
}
export interface Profile {
  person: string
  name: string | null
  handle: string | null
  since: number
  mine: boolean
  silence: ('block' | 'mute') | null
  met: number
  games: GameProfile[]
  last: PastGame[]
  opponents: Opponent[]
}
export interface PushGone {
  endpoint: string
}
/**
 * A browser's subscription to Web Push; the keys in base64url, as the browser gives them.
 */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}
export interface Rematch {
  table: string
  seat: number | null
}
/**
 * What of a person the host of the server should look at.
 */
export interface ReportPerson {
  about: 'name' | 'play' | 'talk'
  text?: string
}
/**
 * How far the review of a game is, and the decisions that are judged so far, oldest first.
 */
export interface Review {
  state: 'done' | 'failed' | 'none' | 'old' | 'preparing' | 'running' | 'waiting'
  seat: number | null
  done: number
  count: number
  ahead: number
  iterations: number
  decisions: Judged[]
}
/**
 * Whose decisions, while the game runs: those of one's own seat. When it is over: those of all.
 */
export interface ReviewOf {
  seat?: number | null
}
/**
 * Either a text or a reaction.
 */
export interface Say {
  text?: string | null
  reaction?: ('bravo' | 'hello' | 'sorry' | 'thanks' | 'thinking' | 'wow') | null
}
/**
 * Ask all who play to end the game; concede.
 */
export interface SeatCommand {
  seat: number
  command: string
}
/**
 * Leave, remove (host), replace by a computer player (`bot`), return.
 */
export interface SeatOnly {
  seat: number
  bot?: string | null
}
export interface Seated {
  seat: number
}
/**
 * Null: none any more.
 */
export interface SetHandle {
  handle: string | null
}
export interface SetMail {
  address: string
}
export interface SetName {
  name: string
}
/**
 * mute: not heard any more; block: nor told what one says. Null ends either.
 */
export interface SetSilence {
  person: string
  kind: ('block' | 'mute') | null
}
/**
 * For so many days from now; 0: back.
 */
export interface SetVacation {
  days: number
}
export interface SetWebhook {
  url: string
}
export interface SignIn {
  name: string
  password: string
}
export interface SignOut {
  others?: boolean
}
export interface Sit {
  seed: string
  seat?: number | null
  name?: string | null
  colour?: string | null
}
export interface TableList {
  tables: TableSummary[]
  next: string | null
}
/**
 * One line of a list of tables.
 */
export interface TableSummary {
  table: string
  name: string
  game: string
  status: 'closed' | 'finished' | 'open' | 'running'
  private: boolean
  seats: SeatInfo[]
  options: {
    [k: string]: number | null
  }
  host_name: string | null
  host_here: boolean
  my_seats: number[]
  waits_for_me: boolean
  asks_me: boolean
  invited: boolean
  updated_at: number
  pace: Pace | null
  watch_after: number | null
  rated: boolean
}
/**
 * Undo the seat's last action of the open turn (R4.3).
 */
export interface TakeBack {
  seat: number
  command: string
}
export interface TakeMove {
  password?: string | null
}
/**
 * A token by which a program acts for a person.
 */
export interface TokenInfo {
  token: string
  name: string
  scope: 'play'
  created_at: number
  used_at: number | null
}
export interface TokenList {
  tokens: TokenInfo[]
}
export interface TokenMade {
  secret: string
  token: TokenInfo
}
/**
 * How many samples arrived.
 */
export interface Tried {
  delivered: number
  failed: number
}
/**
 * `until` null: one is not on vacation.
 */
export interface Vacation {
  until: number | null
  most_days: number
  tables: VacationTable[]
}
/**
 * A table over days where one plays.
 */
export interface VacationTable {
  table: string
  name: string
  until: number
  left: number
}

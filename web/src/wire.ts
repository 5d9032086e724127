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
export type Message = TableMessage | StepMessage | ResyncMessage | PingMessage
export type TableEvent =
  SeatTaken | SeatLeft | ComputerSeated | GameStarted | SeatReplaced | SeatReturned | TakenBack | TableClosed

export interface Wire {
  Act: Act
  BotKind: BotKind
  BuildFinished: BuildFinished
  BuildView: BuildView
  CompanyView: CompanyView
  ComputerSeated: ComputerSeated
  CreateTable: CreateTable
  Created: Created
  Done: Done
  ErrorBody: ErrorBody
  FairInfo: FairInfo
  FinishChoice: FinishChoice
  GameEnded: GameEnded
  GameEvent: GameEvent
  GameInfo: GameInfo
  GameStarted: GameStarted
  HandDealt: HandDealt
  Happened: Happened
  Invite: Invite
  InviteAccepted: InviteAccepted
  Me: Me
  Menu: Menu
  Message: Message
  OptionSpec: OptionSpec
  PingMessage: PingMessage
  PlaceChoice: PlaceChoice
  Placed: Placed
  Placement: Placement
  PlayAgain: PlayAgain
  PrivateView: PrivateView
  Problem: Problem
  PublicView: PublicView
  Rematch: Rematch
  ResultView: ResultView
  ResyncMessage: ResyncMessage
  SeatInfo: SeatInfo
  SeatLeft: SeatLeft
  SeatOnly: SeatOnly
  SeatReplaced: SeatReplaced
  SeatResult: SeatResult
  SeatReturned: SeatReturned
  SeatTaken: SeatTaken
  SeatView: SeatView
  Seated: Seated
  SetName: SetName
  SharesDealt: SharesDealt
  Sit: Sit
  StartSeatDrawn: StartSeatDrawn
  StartsDrawn: StartsDrawn
  StepMessage: StepMessage
  TableClosed: TableClosed
  TableEvent: TableEvent
  TableInfo: TableInfo
  TableList: TableList
  TableMessage: TableMessage
  TableSummary: TableSummary
  TakeBack: TakeBack
  TakenBack: TakenBack
  TradeChoice: TradeChoice
  Traded: Traded
  TurnBegan: TurnBegan
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
 * A computer player that can be seated; worded as `bot-<spec>`.
 */
export interface BotKind {
  spec: string
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
  start?: boolean
}
export interface Created {
  table: string
  seat: number | null
  invite: string
}
/**
 * The entry is stored. `seq` is its number at the table.
 */
export interface Done {
  seq: number
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
 * Totals by seat; the lines of the score stand in the view (R3.1 to R3.4, R4.2).
 */
export interface GameEnded {
  type: 'GameEnded'
  reason: 'end_hex' | 'one_supply' | 'turn_limit'
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
export interface GameStarted {
  type: 'GameStarted'
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
    | SeatTaken
    | SeatLeft
    | ComputerSeated
    | GameStarted
    | SeatReplaced
    | SeatReturned
    | TakenBack
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
export interface TableClosed {
  type: 'TableClosed'
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
 * Who is asking. Looking makes nobody: `person` is null until the first act.
 */
export interface Me {
  person: string | null
  name: string | null
}
/**
 * All that the seat may do now, factored, with the reasons for what it may not do.
 */
export interface Menu {
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
export interface TableMessage {
  type: 'table'
  table: TableInfo
  seq: number
  me: string | null
  my_seats: number[]
  invite: Invite | null
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
  host: string | null
  seats: SeatInfo[]
  fair: FairInfo
  created_at: number
  next_table: string | null
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
}
/**
 * The game after entry `seq`. `view` is null before the start.
 */
export interface StepMessage {
  type: 'step'
  seq: number
  events: Happened[]
  view: PublicView | null
  own: PrivateView | null
  decision: string | null
  menu: Menu | null
  undo: boolean
  fresh: boolean
}
/**
 * What a spectator sees; part of what every seat sees.
 */
export interface PublicView {
  game: 'paris-connection'
  phase: 'build' | 'over' | 'turn'
  seat: number
  start_seat: number
  turn: number
  turns_left: number | null
  limit: number
  penalty: number
  companies: CompanyView[]
  seats: SeatView[]
  build: BuildView | null
  last: Placement[]
  result: ResultView | null
}
/**
 * One seat as everybody sees it, perfect memory included (R4.4). Lists are in company order.
 */
export interface SeatView {
  shares: number
  gives: number[]
  takes: number[]
  net: number[]
  at_least: number[]
}
export interface ResultView {
  reason: 'end_hex' | 'one_supply' | 'turn_limit'
  seats: SeatResult[]
  winners: number[]
}
/**
 * The score of one seat, line by line (R3.3). Lists are in company order.
 */
export interface SeatResult {
  hand: number[]
  points: number[]
  over_limit: number
  penalty: number
  total: number
  rank: number
}
/**
 * What only this seat sees. Lists are in company order.
 */
export interface PrivateView {
  game: 'paris-connection'
  hand: number[]
  held_by_others: number[]
  worth: number
  penalty_now: number
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
export interface PlayAgain {
  seed?: string | null
}
export interface Rematch {
  table: string
  seat: number | null
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
export interface SetName {
  name: string
}
export interface Sit {
  seed: string
  seat?: number | null
  name?: string | null
}
export interface TableList {
  tables: TableSummary[]
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
  my_seats: number[]
  waits_for_me: boolean
  updated_at: number
}
/**
 * Undo the seat's last action of the open turn (R4.3).
 */
export interface TakeBack {
  seat: number
  command: string
}

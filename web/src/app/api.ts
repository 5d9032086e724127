// The server's HTTP interface: one function for each request, and its one error envelope.

import type {
  Act,
  AskUndo,
  Consent,
  Branch,
  Chat as ChatOfTable,
  ChooseColour,
  ChatLine,
  Created,
  CreateTable,
  Done,
  ErrorBody,
  GameInfo,
  Handle,
  HeadToHead,
  Hint,
  InviteAccepted,
  Ladder,
  Learn,
  MailLink,
  Made,
  Me,
  Moments,
  MomentView,
  NoticeSettings,
  PlayAgain,
  PushGone,
  PushSubscription,
  PastGames,
  Profile,
  Rematch,
  ReportPerson,
  Review,
  Say,
  Seated,
  SetSilence,
  SeatCommand,
  SeatOnly,
  Sit,
  TableInfo,
  TableList,
  TakeBack,
  Tried,
  Vacation,
  TokenList,
  TokenMade,
} from '../wire'

/** What the client adds to the server's codes: no answer came, or none that it understands. */
export const OFFLINE = 'OFFLINE'

export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message || body.code)
  }
}

/** No answer yet: perhaps the server has not seen the request, perhaps it is just starting. The same command may be sent again. */
export function isUnanswered(error: ApiError): boolean {
  return error.status === 0 || (error.status >= 502 && error.status <= 504)
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (isErrorBody(body)) return new ApiError(response.status, { ...body, args: body.args ?? {} })
  const code = response.status === 404 ? 'NOT_FOUND' : response.status >= 500 ? 'INTERNAL' : 'BAD_REQUEST'
  return new ApiError(response.status, { code, args: {}, message: '' })
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Sends JSON (a `Blob` as it is) and answers JSON. Throws nothing but `ApiError`, but for an `AbortError` of the caller's own signal. */
export async function request<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || 'en',
  }
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (signal) init.signal = signal
  if (method !== 'GET') {
    headers['Content-Type'] = 'application/json'
    init.body = body instanceof Blob ? body : JSON.stringify(body ?? {})
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, { code: OFFLINE, args: {}, message: '' })
  }
  if (!response.ok) throw await errorOf(response)
  return (response.status === 204 ? null : await response.json()) as T
}

export type ListedStatus = 'open' | 'running' | 'finished'

/** Which tables a list is to hold; what is empty or 0 is not asked for. */
export type PaceKind = 'live' | 'days' | 'none'

export interface ListOf {
  status?: ListedStatus
  game?: string
  seats?: number
  pace?: PaceKind | ''
  mine?: boolean
  limit?: number
  before?: string | null
}

export function listQuery(wanted: ListOf): string {
  const asked = Object.entries(wanted).filter(([, value]) => value)
  return new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
}

/** The two files of a map folder, as they stand there. */
export interface MapFiles<Rules = unknown, Layout = unknown> {
  rules: Rules
  layout: Layout
}

const table = (id: string, verb = ''): string => `/api/tables/${encodeURIComponent(id)}${verb && `/${verb}`}`

/** The query of an address; what is null is left out. */
function query(parts: Record<string, string | number | boolean | null>): string {
  const given = Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return given.length > 0 ? `?${given.join('&')}` : ''
}

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  setName: (name: string) => request<Me>('PUT', '/api/me', { name }),
  profile: (id: string) => request<Profile>('GET', `/api/people/${encodeURIComponent(id)}`),
  against: (id: string, other: string) =>
    request<HeadToHead>('GET', `/api/people/${encodeURIComponent(id)}/against/${encodeURIComponent(other)}`),
  pastGames: (id: string, before: string, against: string | null) =>
    request<PastGames>('GET', `/api/people/${encodeURIComponent(id)}/games${query({ before, against })}`),
  ladder: (game: string) => request<Ladder>('GET', `/api/games/${encodeURIComponent(game)}/ladder`),
  setHandle: (handle: string | null) => request<Handle>('PUT', '/api/me/handle', { handle }),
  reportPerson: (id: string, report: ReportPerson) => request<null>('POST', `/api/people/${encodeURIComponent(id)}/report`, report),
  vacation: () => request<Vacation>('GET', '/api/me/vacation'),
  setVacation: (days: number) => request<Vacation>('PUT', '/api/me/vacation', { days }),
  tokens: () => request<TokenList>('GET', '/api/me/tokens'),
  makeToken: (name: string) => request<TokenMade>('POST', '/api/me/tokens', { name }),
  revokeToken: (token: string) => request<TokenList>('POST', `/api/me/tokens/${encodeURIComponent(token)}/revoke`),
  games: () => request<GameInfo[]>('GET', '/api/games'),
  map: <R, L>(game: string, map: string, digest: string) =>
    request<MapFiles<R, L>>(
      'GET',
      `/api/games/${encodeURIComponent(game)}/maps/${encodeURIComponent(map)}?digest=${encodeURIComponent(digest)}`,
    ),
  tables: (wanted: ListOf) => request<TableList>('GET', `/api/tables?${listQuery(wanted)}`),
  create: (wanted: CreateTable) => request<Created>('POST', '/api/tables', wanted),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  acceptInvite: (code: string) => request<InviteAccepted>('POST', `/api/invites/${encodeURIComponent(code)}`),
  decline: (id: string) => request<InviteAccepted>('POST', table(id, 'decline')),
  sit: (id: string, sit: Sit) => request<Seated>('POST', table(id, 'sit'), sit),
  colour: (id: string, choice: ChooseColour) => request<Done>('POST', table(id, 'colour'), choice),
  leave: (id: string, seat: SeatOnly) => request<unknown>('POST', table(id, 'leave'), seat),
  remove: (id: string, seat: SeatOnly) => request<unknown>('POST', table(id, 'remove'), seat),
  computer: (id: string, seat: SeatOnly) => request<unknown>('POST', table(id, 'computer'), seat),
  start: (id: string) => request<unknown>('POST', table(id, 'start')),
  act: (id: string, act: Act) => request<Done>('POST', table(id, 'act'), act),
  takeBack: (id: string, back: TakeBack) => request<Done>('POST', table(id, 'take-back'), back),
  undo: (id: string, ask: AskUndo) => request<Done>('POST', table(id, 'undo'), ask),
  end: (id: string, ask: SeatCommand) => request<Done>('POST', table(id, 'end'), ask),
  consent: (id: string, answer: Consent) => request<Done>('POST', table(id, 'consent'), answer),
  concede: (id: string, seat: SeatCommand) => request<Done>('POST', table(id, 'concede'), seat),
  replace: (id: string, seat: SeatOnly) => request<unknown>('POST', table(id, 'replace'), seat),
  return: (id: string, seat: SeatOnly) => request<unknown>('POST', table(id, 'return'), seat),
  rematch: (id: string, again: PlayAgain) => request<Rematch>('POST', table(id, 'rematch'), again),
  close: (id: string) => request<unknown>('POST', table(id, 'close')),
  moments: (id: string, seat: number | null, events: boolean) =>
    request<Moments>('GET', table(id, `history${query({ seat, events: events || null })}`)),
  moment: (id: string, seq: number, seat: number | null, more: { known?: boolean; hands?: boolean } = {}) =>
    request<MomentView>('GET', table(id, `history/${seq}${query({ seat, known: more.known || null, hands: more.hands || null })}`)),
  hint: (id: string, seat: SeatOnly) => request<Hint>('POST', table(id, 'hint'), seat),
  review: (id: string, seat: number | null, after: number) =>
    request<Review>('GET', table(id, `review${query({ seat, after: after || null })}`)),
  askReview: (id: string, seat: number | null) => request<Review>('POST', table(id, 'review'), { seat }),
  dropReview: (id: string, seat: number | null) => request<Review>('DELETE', table(id, `review${query({ seat })}`)),
  notices: () => request<NoticeSettings>('GET', '/api/me/notices'),
  pushOn: (subscription: PushSubscription) => request<NoticeSettings>('POST', '/api/me/notices/push', subscription),
  pushOff: (gone: PushGone) => request<NoticeSettings>('POST', '/api/me/notices/push/remove', gone),
  setMail: (address: string) => request<NoticeSettings>('PUT', '/api/me/notices/mail', { address }),
  removeMail: () => request<NoticeSettings>('DELETE', '/api/me/notices/mail'),
  setWebhook: (url: string) => request<NoticeSettings>('PUT', '/api/me/notices/webhook', { url }),
  removeWebhook: () => request<NoticeSettings>('DELETE', '/api/me/notices/webhook'),
  tryNotices: () => request<Tried>('POST', '/api/me/notices/try'),
  confirmMail: (token: string) => request<MailLink>('POST', `/api/mail/confirm/${encodeURIComponent(token)}`),
  stopMail: (token: string) => request<MailLink>('POST', `/api/mail/stop/${encodeURIComponent(token)}`),
  branch: (id: string, from: Branch) => request<Made>('POST', table(id, 'branch'), from),
  learn: (lesson: Learn) => request<Made>('POST', '/api/lessons', lesson),
  importFile: (file: Blob) => request<Made>('POST', '/api/imports', file),
  chat: (id: string) => request<ChatOfTable>('GET', table(id, 'chat')),
  say: (id: string, what: Say) => request<ChatLine>('POST', table(id, 'chat'), what),
  report: (id: string, line: number) => request<null>('POST', table(id, `chat/${line}/report`)),
  silence: (who: SetSilence) => request<ChatOfTable['silenced']>('PUT', '/api/silence', who),
  exportPath: (id: string) => table(id, 'export'),
  export: <T>(id: string) => request<T>('GET', table(id, 'export')),
}

export type Api = typeof api

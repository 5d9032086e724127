/**
 * The parts in which the catalogues travel: a page waits for its own before it shows (`withWords`). The first part is
 * always there. A test walks through the code of every page and finds what a page would say without having its words
 * (parts.test.ts). Catalogues that stand nowhere here are the server's alone.
 */
export const PARTS = {
  first: ['app', 'lobby', 'errors', 'pace', 'offline', 'watching'],
  person: ['account', 'settings', 'notices', 'tokens', 'people'],
  table: ['table', 'waiting', 'chat', 'hint', 'agreement', 'passing', 'history', 'review', 'server'],
  'paris-connection': ['paris-connection'],
  'ticket-to-ride': ['ticket-to-ride'],
  words: ['words'],
  plain: ['plain'],
  learn: ['learn'],
  rules: ['rules'],
  check: ['check'],
} as const satisfies Record<string, readonly string[]>

export type Part = keyof typeof PARTS

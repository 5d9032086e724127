// What the menu offers, looked up and put in order. Nothing here works out a rule.

import type { Problem } from '../wire'
import { LOCOMOTIVE } from './words'
import type { Leaf, Menu, TunnelOdds } from './wire'

/** Which payments are shown at first; the rest stands behind "all ways". */
export const SHOWN = 3

export interface Payment {
  /** Card ids, as they end the action. */
  cards: string
  /** Of the cards that are no locomotives; the locomotive's id if there are none. */
  colour: string
  locomotives: number
}

export interface RouteOffer {
  problem: Problem | null
  payments: readonly Payment[]
}

/** A payment as the menu writes it. */
export function paymentOf(cards: string): Payment {
  const each = cards.split(' ')
  return { cards, colour: each[0] ?? LOCOMOTIVE, locomotives: each.filter((card) => card === LOCOMOTIVE).length }
}

function paymentsOf(menu: Menu, ways: number | null): Payment[] {
  const list = ways === null ? [] : (menu.ways[ways] ?? [])
  return list.flatMap((at) => menu.payments[at] ?? []).map(paymentOf)
}

/** What may be done with the route at `index` of the map; null without a menu that speaks of routes. */
export function routeOffer(menu: Menu | null, index: number): RouteOffer | null {
  const choice = menu?.routes[index]
  if (!menu || !choice) return null
  return { problem: choice.problem === null ? null : (menu.problems[choice.problem] ?? null), payments: paymentsOf(menu, choice.ways) }
}

/** Indices of the routes that can be claimed and paid for now. */
export function claimable(menu: Menu | null): number[] {
  return (menu?.routes ?? []).flatMap(({ ways }, index) => (ways === null ? [] : [index]))
}

export function stationPayments(menu: Menu | null): Payment[] {
  return menu ? paymentsOf(menu, menu.station.ways) : []
}

/** Card ids of a payment, one by one. */
export function cardsOf(payment: Pick<Payment, 'cards'>): string[] {
  return payment.cards.split(' ').filter(Boolean)
}

/**
 * The few payments to show first (T2.7): of each colour the one with the fewest locomotives, the colours that one
 * holds most of before the others; then whatever else spares locomotives. `hand` by card in the order of `cards`.
 */
export function sensible(payments: readonly Payment[], hand: readonly number[], cards: readonly string[]): Payment[] {
  const held = ({ colour }: Payment): number => (colour === LOCOMOTIVE ? -1 : (hand[cards.indexOf(colour)] ?? 0))
  const order = (a: Payment, b: Payment): number => a.locomotives - b.locomotives || held(b) - held(a)
  const sorted = payments.toSorted(order)
  const first = sorted.filter((payment, i) => sorted.findIndex(({ colour }) => colour === payment.colour) === i)
  const rest = sorted.filter((payment) => !first.includes(payment))
  return [...first.slice(0, SHOWN), ...rest].slice(0, SHOWN).toSorted(order)
}

/** How many more cards for a tunnel the hand could pay after this payment (T2.11). */
export function spare(payment: Payment, hand: readonly number[], cards: readonly string[]): number {
  const of = (card: string): number => hand[cards.indexOf(card)] ?? 0
  const wild = of(LOCOMOTIVE) - payment.locomotives
  if (payment.colour === LOCOMOTIVE) return wild
  return wild + of(payment.colour) - (cardsOf(payment).length - payment.locomotives)
}

export function oddsOf(menu: Menu | null, colour: string): TunnelOdds | null {
  return menu?.odds.find((odds) => odds.colour === colour) ?? null
}

/** The action of a leaf that can be taken now. */
export function leafAction(leaf: Leaf | null | undefined): string | null {
  return leaf && !leaf.problem ? leaf.action : null
}

/** The way to pay for the tunnel on trial that spares locomotives most; null if none can be paid. */
export function extraWays(menu: Menu | null): Leaf[] {
  return (menu?.extra ?? []).filter(({ problem }) => !problem)
}

/** Cards that an action names at its end: those of `pay yellow locomotive`. */
export function cardsIn(action: string): string[] {
  return action.split(' ').slice(1)
}

/** Whether anything can be done in a turn besides passing (T2.16). */
export function mustPass(menu: Menu | null): boolean {
  return menu !== null && !menu.skip.problem
}

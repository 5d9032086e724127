import { pace, still } from '../look/motion'
import { cardSymbol } from './CardSprite.svelte'
import { LOCOMOTIVE } from './words'

const SVG = 'http://www.w3.org/2000/svg'
const WIDTH = 50
const HEIGHT = 73

/** How long a card flies, in ms. */
export const FLIGHT = 360

function centreOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : null
}

function find(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null
}

function picture(symbol: string, face: boolean): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 100 146')
  svg.setAttribute('width', String(WIDTH))
  svg.setAttribute('height', String(HEIGHT))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  use.setAttribute('width', '100')
  use.setAttribute('height', '146')
  svg.append(use)
  svg.style.setProperty('position', 'absolute')
  svg.style.setProperty('backface-visibility', 'hidden')
  if (face) svg.style.setProperty('rotate', 'y 180deg')
  return svg
}

/** Lets a card travel over everything else; one drawn from the deck turns over half way if its face is known. */
function fly(from: Element | null, to: Element | null, card: string | null, turns: boolean, accessible: boolean): void {
  const start = from && centreOf(from)
  const end = to && centreOf(to)
  if (!start || !end) return
  const box = document.createElement('div')
  box.className = 'card-flight'
  box.ariaHidden = 'true'
  for (const [name, value] of Object.entries({ position: 'fixed', left: '0', top: '0', width: `${WIDTH}px`, height: `${HEIGHT}px`, 'z-index': '50', 'pointer-events': 'none', 'transform-style': 'preserve-3d' })) {
    box.style.setProperty(name, value)
  }
  if (card === null || turns) box.append(picture(cardSymbol('back'), false))
  if (card !== null) box.append(picture(cardSymbol(card, accessible && card !== LOCOMOTIVE), turns))
  document.body.append(box)
  const at = ({ x, y }: { x: number; y: number }, scale: number, angle: number): string =>
    `translate(${x - WIDTH / 2}px, ${y - HEIGHT / 2}px) scale(${scale}) rotateY(${angle}deg)`
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 30 }
  const over = turns && card !== null ? 180 : 0
  const animation = box.animate(
    [{ transform: at(start, 1, 0) }, { transform: at(middle, 1.2, over / 2), offset: 0.5 }, { transform: at(end, 0.8, over) }],
    { duration: FLIGHT * pace(), easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
  )
  animation.onfinish = () => box.remove()
  animation.oncancel = () => box.remove()
}

/** Ends every flight at once. */
export function land(): void {
  for (const box of document.querySelectorAll('.card-flight')) for (const animation of box.getAnimations()) animation.finish()
}

/** A card goes from the row (its place, from 1) or the deck (null) to a player; `card` null: nobody here knows it. */
export function flyDrawn(drawn: { seat: number; place: number | null; card: string | null }, mine: boolean, accessible: boolean): void {
  if (document.hidden || still()) return
  const from = drawn.place === null ? find('[data-deck]') : find(`[data-row="${drawn.place}"]`)
  const to = (mine ? find('[data-hand]') : null) ?? find(`[data-seat="${drawn.seat}"]`) ?? find('[data-plate]')
  fly(from, to, drawn.card, drawn.place === null, accessible)
}

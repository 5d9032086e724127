import { type CompanyColour } from '../look/colours'
import { pace, still } from '../look/motion'
import { engineSymbol } from '../look/sprite'

const SVG = 'http://www.w3.org/2000/svg'
const WIDTH = 44
const HEIGHT = 26
const TIME = 460
const APART = 130

/** How long a trade of `count` plays, in ms. */
export function flightTime(count: number): number {
  return TIME + count * APART
}

function centreOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? { x: left + width / 2, y: top + height / 2 } : null
}

/**
 * Lets a locomotive travel from one thing on the screen to another, over everything else. It ends where it belongs and
 * leaves nothing behind. Where one of the two is not to be seen, nothing moves.
 */
function fly(company: CompanyColour, accessible: boolean, from: Element | null, to: Element | null, delay: number): void {
  const start = from && centreOf(from)
  const end = to && centreOf(to)
  if (!start || !end) return
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 48 28')
  svg.setAttribute('width', String(WIDTH))
  svg.setAttribute('height', String(HEIGHT))
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'flight')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${engineSymbol(company, accessible)}`)
  use.setAttribute('width', '48')
  use.setAttribute('height', '28')
  svg.append(use)
  for (const [name, value] of Object.entries({ position: 'fixed', left: '0', top: '0', zIndex: '50', pointerEvents: 'none', filter: 'drop-shadow(0 3px 4px #0005)' })) {
    svg.style[name as 'position'] = value
  }
  document.body.append(svg)
  const at = ({ x, y }: { x: number; y: number }, lift = 0): string => `translate(${x - WIDTH / 2}px, ${y - HEIGHT / 2 - lift}px)`
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
  const animation = svg.animate(
    [
      { transform: `${at(start)} scale(.8)`, opacity: 0 },
      { transform: at(start), opacity: 1, offset: 0.12 },
      { transform: `${at(middle, 26)} scale(1.15)`, opacity: 1, offset: 0.55 },
      { transform: `${at(end)} scale(.85)`, opacity: 0.9 },
    ],
    { duration: TIME * pace(), delay: delay * pace(), easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'both' },
  )
  animation.onfinish = () => svg.remove()
  animation.oncancel = () => svg.remove()
}

/** Ends every flight at once. */
export function land(): void {
  for (const svg of document.querySelectorAll('svg.flight')) for (const animation of svg.getAnimations()) animation.finish()
}

/** Plays a trade between a seat and the supplies (R2.8): one locomotive back, then those taken. */
export function flyTrade(trade: { seat: number; give: CompanyColour; take: CompanyColour; count: number }, mine: boolean, accessible: boolean): void {
  if (document.hidden || still()) return
  const find = (selector: string): Element | null =>
    [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0) ?? null
  const player = (mine ? find('[data-hand]') : null) ?? find(`[data-seat="${trade.seat}"]`) ?? find('[data-plate]')
  const supply = (company: CompanyColour): Element | null => find(`[data-supply="${company}"]`)
  fly(trade.give, accessible, player, supply(trade.give), 0)
  for (let i = 0; i < trade.count; i++) fly(trade.take, accessible, supply(trade.take), player, APART * (i + 1))
}

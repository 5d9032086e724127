/** Milliseconds of one piece of work: short enough for nobody to notice on a slow device either. */
const PIECE = 3

type Ask = (work: () => void) => () => void

/** When the page has nothing else to do, but soon in any case. */
const whenIdle: Ask = (work) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 500 })
  return () => cancelIdleCallback(idle)
}

/** Does all of these in pieces, between what moves. Returns what ends it. */
export function idly(tasks: readonly (() => void)[], ask: Ask = whenIdle): () => void {
  let at = 0
  let cancel = ask(piece)
  function piece(): void {
    const end = performance.now() + PIECE
    do tasks[at++]?.()
    while (at < tasks.length && performance.now() < end)
    if (at < tasks.length) cancel = ask(piece)
  }
  return () => cancel()
}

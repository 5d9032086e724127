// Where a named part of the screen lies.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const ROOM = 5
/** A low part, as a row of a table, has others close by: the frame keeps to it. */
const LOW = 64

/** Elements to be seen in the window: neither hidden nor outside of it. */
function seen(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect()
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && element.checkVisibility()
  })
}

/** The elements that are meant: those of the first selector that finds any. */
export function pointedAt(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const found = seen(selector)
    if (found.length > 0) return found
  }
  return []
}

/** A frame around them, within the window above its `foot`; null where there is nothing to be seen. */
export function surrounding(selectors: readonly string[], foot: number): Box | null {
  const boxes = pointedAt(selectors).map((element) => element.getBoundingClientRect())
  if (boxes.length === 0) return null
  const tall = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top))
  const room = tall < LOW ? 0 : ROOM
  const left = Math.max(ROOM, Math.min(...boxes.map((box) => box.left)) - ROOM)
  const top = Math.max(ROOM, Math.min(...boxes.map((box) => box.top)) - room)
  const right = Math.min(innerWidth - ROOM, Math.max(...boxes.map((box) => box.right)) + ROOM)
  const bottom = Math.min(innerHeight - foot - ROOM, Math.max(...boxes.map((box) => box.bottom)) + room)
  return { left, top, width: right - left, height: bottom - top }
}

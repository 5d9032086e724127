import type { Attachment } from 'svelte/attachments'
import type { Point } from './geometry'

/** Farther than this (px) a press is a pan, not a tap. */
const SLACK = 7
const LONG_PRESS = 450
const DOUBLE = 320

export interface GestureHandlers {
  pan(dx: number, dy: number): void
  pinch(before: readonly [Point, Point], after: readonly [Point, Point]): void
  /** Zoom by a factor around a point: wheel or track pad. */
  zoom(at: Point, factor: number): void
  /** True: the tap has done something, so that it is not the first of two. */
  tap(at: Point, how: 'mouse' | 'touch'): boolean
  /** Two taps on nearly one place; the taps themselves are told too. */
  doubleTap(at: Point, how: 'mouse' | 'touch'): void
  press(at: Point): void
  hover(at: Point | null): void
  /** Any press: what is playing ends. */
  down(): void
}

/** Turns pointer and wheel events of an element into gestures; points are relative to its top left corner. */
export function gestures(handlers: GestureHandlers): Attachment<HTMLElement> {
  return (element) => {
    const pointers = new Map<number, Point>()
    let start: Point | undefined
    let moved = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastTap: { at: Point; when: number } | undefined

    const local = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const ours = (event: Event): boolean => !(event.target as Element).closest('[data-over-board]')

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !ours(event)) return
      handlers.down()
      const at = local(event)
      // the first finger on the glass: of one that is still known we were never told the end
      if (event.isPrimary) pointers.clear()
      pointers.set(event.pointerId, at)
      clearTimeout(timer)
      if (pointers.size > 1) {
        moved = true
        return
      }
      start = at
      moved = false
      if (event.pointerType !== 'mouse') {
        timer = setTimeout(() => {
          if (moved) return
          moved = true
          handlers.press(at)
        }, LONG_PRESS)
      }
    }
    const move = (event: PointerEvent): void => {
      const at = local(event)
      // released where we could not see it: over a sheet, or outside the window
      if (event.buttons === 0) pointers.delete(event.pointerId)
      const before = pointers.get(event.pointerId)
      if (!before) {
        if (event.pointerType === 'mouse') handlers.hover(ours(event) ? at : null)
        return
      }
      if (!moved && start && Math.hypot(at.x - start.x, at.y - start.y) <= SLACK) return
      if (!moved) {
        moved = true
        clearTimeout(timer)
        handlers.hover(null)
      }
      // captured only now: a press that stays in place is still a click of the hex under it
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId)
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, at)
      if (other) handlers.pinch([before, other], [at, other])
      else handlers.pan(at.x - before.x, at.y - before.y)
    }
    const up = (event: PointerEvent): void => {
      clearTimeout(timer)
      if (!pointers.delete(event.pointerId) || moved || pointers.size > 0) return
      const at = local(event)
      const how = event.pointerType === 'mouse' ? 'mouse' : 'touch'
      const twice = lastTap && event.timeStamp - lastTap.when < DOUBLE && Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < 24
      const done = handlers.tap(at, how)
      lastTap = twice || done ? undefined : { at, when: event.timeStamp }
      if (twice && !done) handlers.doubleTap(at, how)
    }
    const cancel = (event: PointerEvent): void => {
      clearTimeout(timer)
      pointers.delete(event.pointerId)
    }
    /**
     * The click that browsers add to a tap would meet what the tap has just brought under the finger. With it goes what
     * a press does to the focus: so a text that was being written is left here.
     */
    const lift = (event: TouchEvent): void => {
      if (!ours(event) || !event.cancelable) return
      event.preventDefault()
      const focused = element.ownerDocument.activeElement
      if (focused instanceof HTMLElement && !element.contains(focused)) focused.blur()
    }
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') handlers.hover(null)
    }
    const wheel = (event: WheelEvent): void => {
      if (!ours(event)) return
      event.preventDefault()
      // lines and pages (Firefox) in px; a pinch on a track pad comes as wheel with ctrl and small steps
      const px = event.deltaY * [1, 18, 400][event.deltaMode]!
      handlers.zoom(local(event), Math.exp(-px * (event.ctrlKey ? 0.01 : 0.0016)))
    }

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', cancel)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('touchend', lift, { passive: false })
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', cancel)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('touchend', lift)
      element.removeEventListener('wheel', wheel)
    }
  }
}

import type { Attachment } from 'svelte/attachments'

const LONG_PRESS = 450
const GAP = 9
let count = 0

/**
 * Shows a sentence beside an element on hover, focus and long press, and describes the element with it.
 * An empty or missing text shows nothing. `tap`: a click shows it too, for elements that do nothing else.
 */
export function tooltip(text: string | undefined, { tap = false } = {}): Attachment<HTMLElement> {
  return (element) => {
    if (!text) return
    let box: HTMLElement | undefined
    let press: ReturnType<typeof setTimeout> | undefined
    /** The press was held to read: letting go is no click. */
    let held = false

    const hide = (): void => {
      clearTimeout(press)
      if (!box) return
      box.remove()
      box = undefined
      element.removeAttribute('aria-describedby')
    }
    const show = (): void => {
      if (box) return
      box = document.createElement('div')
      box.className = 'tooltip'
      box.id = `tooltip-${++count}`
      box.role = 'tooltip'
      box.textContent = text
      // a modal dialog lies in the top layer: what explains its parts must lie in it too, as in what lies over a table;
      // else within the page's landmark
      ;(element.closest('dialog, [data-tips]') ?? document.querySelector('main') ?? document.body).append(box)
      place(element.getBoundingClientRect(), box)
      element.setAttribute('aria-describedby', box.id)
    }
    const down = (event: PointerEvent): void => {
      held = false
      if (event.pointerType === 'mouse') return
      press = setTimeout(() => {
        held = true
        show()
      }, LONG_PRESS)
    }
    const elsewhere = (event: PointerEvent): void => {
      if (!element.contains(event.target as Node)) hide()
    }
    const click = (event: MouseEvent): void => {
      if (tap && !held) show()
      if (!held) return
      held = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') show()
    }
    const focus = (): void => {
      if (element.matches(':focus-visible')) show()
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click, true)
    element.addEventListener('focus', focus)
    element.addEventListener('blur', hide)
    element.addEventListener('keydown', key)
    if (tap) document.addEventListener('pointerdown', elsewhere, true)
    return () => {
      hide()
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click, true)
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', hide)
      element.removeEventListener('keydown', key)
      document.removeEventListener('pointerdown', elsewhere, true)
    }
  }
}

function place(target: DOMRect, box: HTMLElement): void {
  const { width, height } = box.getBoundingClientRect()
  const below = target.bottom + GAP + height <= window.innerHeight
  const left = Math.min(Math.max(8, target.left + target.width / 2 - width / 2), window.innerWidth - width - 8)
  const top = below ? target.bottom + GAP : Math.max(8, target.top - GAP - height)
  box.style.setProperty('left', `${left}px`)
  box.style.setProperty('top', `${top}px`)
}

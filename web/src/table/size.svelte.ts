/** phone: under 700 px wide; tall: to 1023; wide: to 1439; desk: from 1440. */
export type Size = 'phone' | 'tall' | 'wide' | 'desk'

const STEPS: readonly [Size, number][] = [
  ['desk', 1440],
  ['wide', 1024],
  ['tall', 700],
]

export function sizeOf(width: number): Size {
  return STEPS.find(([, least]) => width >= least)?.[0] ?? 'phone'
}

/** The size class of the window, followed while the component that makes it lives. */
export class Window {
  #width = $state(window.innerWidth)
  readonly size: Size = $derived(sizeOf(this.#width))

  constructor() {
    $effect(() => {
      const measure = (): void => {
        this.#width = window.innerWidth
      }
      addEventListener('resize', measure)
      return () => removeEventListener('resize', measure)
    })
  }
}

import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { idly } from '../look/idle'

/** A tip as sentences, for those who hear it. */
export function sentences({ title, lines, reason }: { title: string; lines: readonly string[]; reason?: string | undefined }): string {
  const parts = [title, ...lines, ...(reason ? [reason] : [])]
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ')
}

/**
 * The labels of the places of a map. They are made anew when there is time, and at once for a place that gets the focus:
 * two hundred sentences in the midst of a step would stop everything that moves.
 */
export class Spoken<Place> {
  readonly #places = new Map<Element, Place>()
  readonly #say: (place: Place) => string

  constructor(say: (place: Place) => string) {
    this.#say = say
  }

  place(place: Place): Attachment<Element> {
    return (element) => {
      this.#places.set(element, place)
      untrack(() => this.now(element))
      return () => this.#places.delete(element)
    }
  }

  now(element: Element): void {
    const place = this.#places.get(element)
    if (place === undefined) return
    const words = this.#say(place)
    if (element.ariaLabel !== words) element.ariaLabel = words
  }

  /** Returns what ends it. */
  soon(): () => void {
    return idly([...this.#places.keys()].map((element) => () => this.now(element)))
  }
}

import type { Attachment } from 'svelte/attachments'
import { router } from './router.svelte'

/** On a page's heading: takes the focus when one has come here from another page, so that it is read out. */
export const arrive: Attachment<HTMLElement> = (heading) => {
  heading.tabIndex = -1
  if (router.visits > 0) heading.focus({ preventScroll: true })
}

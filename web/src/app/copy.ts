// Copying text, also on pages to which the browser lends no clipboard: plain http in a local network.

function copyByEvent(text: string): boolean {
  let copied = false
  const fill = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    copied = true
  }
  document.addEventListener('copy', fill, { once: true })
  // Deprecated, and the only way left where navigator.clipboard is missing.
  document.execCommand('copy')
  document.removeEventListener('copy', fill)
  return copied
}

/** Puts text on the clipboard. False: the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // missing on pages that are not secure, whatever the types say
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  return copyByEvent(text)
}

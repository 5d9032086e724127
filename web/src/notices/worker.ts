// The service worker: registered when somebody has something from it, a seat at a table or notices by push.

/** Browsers offer it to pages that came by https or from this very device. */
export const workerPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** Null where there can be none, or where the browser's person has forbidden it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!workerPossible()) return null
  try {
    return await navigator.serviceWorker.register('/sw.js')
  } catch (error) {
    // Storage is closed to this page, or the server went away just now: everything else goes on without.
    console.warn('no service worker', error)
    return null
  }
}

// Web Push in this browser: whether it can, whether it may, and switching it on and off.

import type { NoticeSettings } from '../wire'
import { api } from '../app/api'
import { registerWorker, workerPossible } from './worker'

/** impossible: not by this browser, or not at an address without https; denied: its person has forbidden it. */
export type PushState = 'impossible' | 'denied' | 'off' | 'on'

const possible = (): boolean => workerPossible() && 'PushManager' in globalThis && 'Notification' in globalThis

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!possible()) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) ? 'on' : 'off'
}

/** Asks the browser's person, then the browser, then tells the server. Null: not allowed. Throws the `ApiError`. */
export async function switchOn(key: string): Promise<NoticeSettings | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  if (!(await registerWorker())) return null
  const { pushManager } = await navigator.serviceWorker.ready
  // One made for another server's key would stay deaf.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = made.toJSON()
  return api.pushOn({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' })
}

export async function switchOff(): Promise<NoticeSettings | null> {
  const made = await subscription()
  if (!made) return null
  await made.unsubscribe()
  return api.pushOff({ endpoint: made.endpoint })
}

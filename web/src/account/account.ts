// Requests about one's account and devices, and the one way in which their forms are sent.

import type { DeviceList, LinkAsked, Me, MoveCode, MoveOffer } from '../wire'
import { ApiError, request } from '../app/api'
import { problemText } from '../app/notices.svelte'

const move = (code: string): string => `/api/moves/${encodeURIComponent(code)}`

export const accountApi = {
  claim: (name: string, password: string) => request<Me>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('POST', '/api/sign-in', { name, password }),
  signOut: (others = false) => request<Me>('POST', '/api/sign-out', { others }),
  changePassword: (old: string, next: string) => request<Me>('PUT', '/api/account/password', { old, new: next }),
  forget: (password: string) => request<Me>('POST', '/api/me/forget', password ? { password } : {}),
  devices: () => request<DeviceList>('GET', '/api/me/devices'),
  endDevice: (device: string) => request<Me>('POST', '/api/me/devices/end', { device }),
  offerMove: () => request<MoveCode>('POST', '/api/me/move'),
  endMove: () => request<Me>('POST', '/api/me/move/done'),
  lookAtMove: (code: string) => request<MoveOffer>('GET', move(code)),
  takeMove: (code: string, password: string | null = null) => request<Me>('POST', move(code), { password }),
  forgot: (name: string) => request<LinkAsked>('POST', '/api/account/forgot', { name }),
}

/** Why the server refused; empty where it did what was asked. Rethrows what is no answer. */
export async function refusal(act: () => Promise<unknown>): Promise<string> {
  try {
    await act()
    return ''
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return problemText(error.body)
  }
}

/** The code of a move in what somebody typed or pasted; null: there is none. */
export function moveCodeIn(text: string): string | null {
  return /(?:\/m\/)?([0-9A-Za-z]{10})\/?$/.exec(text.trim().replaceAll(/[\s-]/g, ''))?.[1] ?? null
}

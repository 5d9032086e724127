// The service worker: shows notices that the server pushes, and keeps the client itself for when no server answers.
// It is built into one file, /sw.js; the build puts its own number and the list of its files in (vite.config.ts).

/// <reference lib="webworker" />

const worker = globalThis.self as unknown as ServiceWorkerGlobalScope

const OF_BUILDS = 'wissel-build-'
const CACHE = `${OF_BUILDS}%BUILD%`
const FILES = '%FILES%'.split(' ')
const PAGE = '/'
/** What the server computes: never from a cache, and no page stands in for it. */
const LIVE = /^\/(?:api|schema|health|metrics)(?:\/|$)/

/** What the server tells, encrypted for this browser (`PushText` in web/notices.py). */
interface PushText {
  title: string
  body: string
  url: string
  tag: string
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll([PAGE, ...FILES])
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OF_BUILDS) && name !== CACHE).map((name) => caches.delete(name)))
}

async function kept(what: RequestInfo): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(what)) ?? Response.error()
}

/** The page from the server; the kept one where none answers, also none behind a proxy. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (answer.status < 502 || answer.status > 504) return answer
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  return kept(PAGE)
}

/** A file whose name changes with its content. */
async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

async function file(request: Request): Promise<Response> {
  return fetch(request).catch(() => kept(request))
}

async function show({ title, body, url, tag }: PushText): Promise<void> {
  // What takes the place of an older notice is heard all the same. Not in the types, as not every browser heeds it.
  const options: NotificationOptions & { renotify: boolean } = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/badge-96.png', data: url }
  await worker.registration.showNotification(title, options)
}

async function open(path: unknown): Promise<void> {
  const url = new URL(typeof path === 'string' ? path : '/', location.origin)
  if (url.origin !== location.origin) return
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname)
  await (there ? there.focus() : worker.clients.openWindow(url.href))
}

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()))
// A new build waits until the last page of the old one is closed: that may still load files of the old one.
worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || LIVE.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(pathname.startsWith('/assets/') ? asset(request) : file(request))
})
worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as PushText))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

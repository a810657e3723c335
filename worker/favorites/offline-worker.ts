/**
 * The service worker of the favourites: the network first, and without one what client/favorites/offline.ts has kept. It
 * keeps nothing itself. The list's address names the homes; the one that was kept answers for all.
 */
export const OFFLINE_WORKER = `addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  const cacheName = new URL(registration.scope).pathname
  const kept = () => caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: pathname.endsWith('/ajax/favorites') })
  event.respondWith(fetch(request).catch(async () => await kept() ?? Response.error()))
})
`

/**
 * The service worker of the favourites: the network first, and offline what client/favorites/offline.ts has stored. It
 * stores nothing itself. The list's address contains the ids; the stored list serves for any of them.
 */
export const OFFLINE_WORKER = `addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  const { pathname } = new URL(request.url)
  const cacheName = new URL(registration.scope).pathname
  const saved = () => caches.match(request, { cacheName, ignoreVary: true, ignoreSearch: pathname.endsWith('/ajax/favorites') })
  event.respondWith(fetch(request).catch(async () => await saved() ?? Response.error()))
})
`

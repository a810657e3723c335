/**
 * Stores this page, its list and its files for offline use by the service worker (worker/favorites/offline-worker.ts).
 * `list` is the address that the list was loaded from.
 */
export async function saveOffline(worker: string, list: string): Promise<void> {
  const { pathname, origin } = location
  await navigator.serviceWorker?.register(worker, { scope: pathname })
  const cache = await caches.open(pathname)
  const loaded = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.images].map(image => image.currentSrc),
  ]
  const files = loaded.filter(address => address.startsWith(`${origin}/assets/`))
  // A file's content never changes.
  const missing = await Promise.all(
    [...new Set(files)].map(async file => ((await cache.match(file)) ? [] : [file])),
  )
  await Promise.all([pathname, list].map(address => cache.add(address)))
  await Promise.allSettled(missing.flat().map(file => cache.add(file)))
  const wanted = new Set([origin + pathname, origin + list, ...files])
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request)
}

/** Removes the stored page and the service worker once nothing is saved. */
export async function clearOffline(): Promise<void> {
  await caches.delete(location.pathname)
  await (await navigator.serviceWorker?.getRegistration())?.unregister()
}

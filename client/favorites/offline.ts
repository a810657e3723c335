/**
 * Keeps this page, its list and its files for when there is no network; the worker of its address alone answers with
 * them (worker/favorites/offline-worker.ts). `list` is the address the list came from.
 */
export async function saveOffline(worker: string, list: string): Promise<void> {
  const { pathname, origin } = location
  await navigator.serviceWorker?.register(worker, { scope: pathname })
  const kept = await caches.open(pathname)
  const loaded = [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.images].map(image => image.currentSrc),
  ]
  const files = loaded.filter(address => address.startsWith(`${origin}/assets/`))
  // A file never changes under its address.
  const missing = await Promise.all(
    [...new Set(files)].map(async file => ((await kept.match(file)) ? [] : [file])),
  )
  await Promise.all([pathname, list].map(address => kept.add(address)))
  await Promise.allSettled(missing.flat().map(file => kept.add(file)))
  const wanted = new Set([origin + pathname, origin + list, ...files])
  for (const request of await kept.keys()) if (!wanted.has(request.url)) await kept.delete(request)
}

/** Nothing is saved any more: nothing is kept, and the worker goes. */
export async function clearOffline(): Promise<void> {
  await caches.delete(location.pathname)
  await (await navigator.serviceWorker?.getRegistration())?.unregister()
}

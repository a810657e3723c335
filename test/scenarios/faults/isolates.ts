import { vi } from 'vitest'

/** KV as two locations see it: what one writes, the other reads a minute later, or after `lag` ms. */
export function createLaggingKv(lag = 60_000) {
  const writes: { key: string; value: string; at: number; location: string }[] = []
  const seen = (key: string, location: string): string | null =>
    writes
      .filter(
        write =>
          write.key === key && write.at + (write.location === location ? 0 : lag) <= Date.now(),
      )
      .reduce<(typeof writes)[number] | null>(
        (newest, write) => (!newest || write.at >= newest.at ? write : newest),
        null,
      )?.value ?? null
  return (location: string): KVNamespace =>
    ({
      async get(keys: string | string[]) {
        const read = (key: string): unknown => JSON.parse(seen(key, location) ?? 'null')
        return typeof keys === 'string' ? read(keys) : new Map(keys.map(key => [key, read(key)]))
      },
      async put(key: string, value: string) {
        writes.push({ key, value, at: Date.now(), location })
      },
    }) as unknown as KVNamespace
}

/** The site Worker's modules in an isolate of their own: none knows what another remembers. */
export async function anIsolate() {
  vi.resetModules()
  const { openSite } = await import('../../support/open-site.ts')
  return (bindings: Record<string, unknown>) => openSite(bindings)
}

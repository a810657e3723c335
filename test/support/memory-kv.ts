/** KV as a map, fast enough for tests with hundreds of pages. */
export function createMemoryKv(): KVNamespace {
  const values = new Map<string, string>()
  const read = (key: string): unknown => JSON.parse(values.get(key) ?? 'null')
  return {
    get: async (keys: string | string[]) =>
      typeof keys === 'string' ? read(keys) : new Map(keys.map(key => [key, read(key)])),
    put: async (key: string, value: string) => void values.set(key, value),
    delete: async (key: string) => void values.delete(key),
    list: async ({ prefix, limit }: KVNamespaceListOptions) => {
      const found = [...values.keys()].filter(key => key.startsWith(prefix ?? '')).toSorted()
      const keys = found.slice(0, limit ?? 1000).map(name => ({ name }))
      return { keys, list_complete: keys.length === found.length }
    },
  } as unknown as KVNamespace
}

/** The keys of a closed table; TypeScript itself only says that they are texts. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[]

/** The row under a key from outside, or null; never one that is inherited. */
export const rowOf = <T extends object>(table: T, key: PropertyKey): T[keyof T] | null =>
  Object.hasOwn(table, key) ? table[key as keyof T] : null

/** A table with a row for each key. */
export const tableOf = <K extends string, V>(
  keys: readonly K[],
  row: (key: K) => V,
): Record<K, V> => Object.fromEntries(keys.map(key => [key, row(key)])) as Record<K, V>

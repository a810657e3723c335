const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T =>
  Object.hasOwn(table, key)

/** The keys of a closed table; TypeScript itself only says that they are texts. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table).filter(key => isKeyOf(table, key))

/** The row under a key from outside, or null; never one that is inherited. */
export const rowOf = <T extends object>(table: T, key: PropertyKey): T[keyof T] | null =>
  isKeyOf(table, key) ? table[key] : null

/** A table with a row for each key. */
export const tableOf = <K extends string, V>(
  keys: readonly K[],
  row: (key: K) => V,
): Record<K, V> =>
  // TypeScript types what is made from entries by texts, and these are all of K.
  Object.fromEntries(keys.map(key => [key, row(key)])) as Record<K, V>

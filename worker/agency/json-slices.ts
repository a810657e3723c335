/** Below what a bound value may hold (worker/agency/sql.ts). */
const MAX_BYTES = 900_000

/** A list as JSON texts that each fit into one bound value of a statement: cut by bytes, since items differ in size. */
export function* jsonSlices(
  items: readonly unknown[],
  maxBytes = MAX_BYTES,
): Generator<string, void> {
  const encoder = new TextEncoder()
  let slice: string[] = []
  let size = 0
  for (const item of items) {
    const text = JSON.stringify(item)
    const bytes = encoder.encode(text).byteLength + 1
    if (slice.length > 0 && size + bytes > maxBytes) {
      yield `[${slice.join(',')}]`
      slice = []
      size = 0
    }
    slice.push(text)
    size += bytes
  }
  if (slice.length > 0) yield `[${slice.join(',')}]`
}

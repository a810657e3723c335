/** What the page doesn't wait for: to come, or found already. */
export interface Late<T> {
  promise: Promise<T>
  found?: { value: T }
}

/** It must not fail: what stands for a failure is a value too. */
export function lateOf<T>(work: Promise<T> | T): Late<T> {
  const late: Late<T> = { promise: Promise.resolve(work) }
  void late.promise.then(value => (late.found = { value }))
  return late
}

/** Does something with each, so many at once, in their order; one that fails stops none of the others. */
export async function atOnce<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items].values()
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item).catch(() => undefined)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
}

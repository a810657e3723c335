/** One that fails stops no other. */
export function runSafely(step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error(step.name, error)
  }
}

/** One after the other, each in a task of its own: a touch between them is answered at once. `isOver` ends it. */
export async function yieldBetween(
  steps: readonly (() => void)[],
  isOver = (): boolean => false,
): Promise<void> {
  for (const step of steps) {
    await new Promise(resolve => setTimeout(resolve))
    if (isOver()) return
    runSafely(step)
  }
}

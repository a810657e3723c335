/** One that fails stops no other. */
export function runSafely(step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error(step.name, error)
  }
}

/** One after the other, each in a task of its own: a touch between them is answered at once. `isGone` ends it. */
export async function yieldBetween(
  steps: readonly (() => void)[],
  isGone = (): boolean => false,
): Promise<void> {
  for (const step of steps) {
    await new Promise(resolve => setTimeout(resolve))
    if (isGone()) return
    runSafely(step)
  }
}

/** One that fails stops no other. */
export function runSafely(step: () => void): void {
  try {
    step()
  } catch (error) {
    console.error(step.name, error)
  }
}

/** Runs the steps one after the other, each in its own task, so that input between them is handled at once. `isOver` ends it. */
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

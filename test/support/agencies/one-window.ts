import { onTestFinished, vi } from 'vitest'

const TEN_MINUTES = 600_000

/**
 * Puts the clock of a test back to the start of ten minutes, from where it goes on: what is counted in such windows is counted
 * in one, whenever the test runs.
 */
export function beginWindow(): void {
  const { now } = Date
  const late = now() % TEN_MINUTES
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - late)
  onTestFinished(() => clock.mockRestore())
}

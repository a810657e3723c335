/** One JSON line. Callers give no personal data. */
export const log = (line: Record<string, unknown>): void => console.log(JSON.stringify(line))

/** An error as a log line tells it: its name and the first of its message. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown'

/** One JSON line. Callers pass no personal data. */
export const log = (line: Record<string, unknown>): void => console.log(JSON.stringify(line))

/** An error for a log line: its name and the start of its message. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : 'unknown'

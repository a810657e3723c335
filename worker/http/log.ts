/** One JSON line. Callers give no personal data. */
export const log = (line: Record<string, unknown>): void => console.log(JSON.stringify(line))

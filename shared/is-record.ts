/** Whether a value is an object as JSON has them: not null, not a list, not an instance such as a `Response`. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]'

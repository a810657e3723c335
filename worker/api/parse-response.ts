import { ApiError } from './errors.ts'

type UnknownRecord = Record<string, unknown>

/** Checks at the edge of the API: an answer of the wrong shape counts as a failed call and is never kept. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Response)

const unusableResponse = (): ApiError => new ApiError(200, 'unusable answer')

/** An object that passes the check; null (204) stays null. */
export const record =
  <T>(fits: (value: UnknownRecord) => boolean) =>
  (answer: unknown): T | null => {
    if (answer === null) return null
    if (!isRecord(answer) || !fits(answer)) throw unusableResponse()
    return answer as T
  }

/** A list, its unusable items left out; where all are, so is the list. */
export const list =
  <T>(fits: (value: UnknownRecord) => boolean) =>
  (answer: unknown): T[] => {
    if (!Array.isArray(answer)) throw unusableResponse()
    const usable = answer.filter(item => isRecord(item) && fits(item))
    if (answer.length > 0 && usable.length === 0) throw unusableResponse()
    return usable as T[]
  }

/** Definite absence is a value, not a failure (API-21). */
export async function absenceAsValue<T, G>(
  statuses: Record<number, G>,
  call: () => Promise<T>,
): Promise<T | G> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.status in statuses) return statuses[error.status] as G
    throw error
  }
}

/** A non-OK or unusable answer of the listing API, made of status code and status text (API-10). Status 0: no answer came. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly statusText: string

  constructor(status: number, statusText: string) {
    super(`${status} ${statusText}`)
    this.status = status
    this.statusText = statusText
  }

  /** Whether the deadline passed, which the next call would have to wait out too. */
  get isTimeout(): boolean {
    return this.statusText === 'TimeoutError'
  }
}

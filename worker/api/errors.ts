/** A non-OK or unusable response of the listing API. Status 0: there was no response (API-10). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly statusText: string

  constructor(status: number, statusText: string) {
    super(`${status} ${statusText}`)
    this.status = status
    this.statusText = statusText
  }

  /** The deadline passed; the next call would probably wait as long. */
  get isTimeout(): boolean {
    return this.statusText === 'TimeoutError'
  }
}

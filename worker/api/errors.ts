/** A non-OK or unusable response of the listing API. Status 0: there was no response (API-10). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly statusText: string
  /** The field that a refusal names, where it names one. */
  readonly field: string | undefined

  constructor(status: number, statusText: string, field?: string) {
    super(`${status} ${statusText}`)
    this.status = status
    this.statusText = statusText
    this.field = field
  }

  /** The API refused what was asked, and would refuse it again. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500 && !this.isOurFault && !this.isBusy
  }

  /** The API does not know us: a wrong key, say. No visitor can help it. */
  get isOurFault(): boolean {
    return this.status === 401 || this.status === 403
  }

  /** To be asked again later. A 429 that names a field is about what was sent, not about how often. */
  get isBusy(): boolean {
    return this.status === 408 || this.status === 425 || (this.status === 429 && !this.field)
  }

  /** The back end has failed, not only this question of it: other calls would probably fail too. */
  get isOfBackEnd(): boolean {
    return !this.isRefusal
  }

  /** The deadline passed; the next call would probably wait as long. */
  get isTimeout(): boolean {
    return this.statusText === 'TimeoutError'
  }
}

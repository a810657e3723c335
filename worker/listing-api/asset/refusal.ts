/** Why a file is not taken: in words for whoever sent it. */
export class Refusal extends Error {
  readonly status: 409 | 413 | 415 | 422 | 503

  constructor(status: Refusal['status'], message: string) {
    super(message)
    this.status = status
  }
}

/** What the door itself does not let pass. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly field: string | undefined

  constructor(
    status: number,
    message: string,
    { headers = {}, field }: { headers?: Record<string, string>; field?: string } = {},
  ) {
    super(message)
    this.status = status
    this.headers = headers
    this.field = field
  }
}

/** In the shape that the listing API's own errors have. */
export const refusalResponse = ({ status, message, headers, field }: Refusal): Response =>
  Response.json({ error: { field, message } }, { status, headers })

/** One answer for a key that is absent, wrong, revoked, ended or on hold: it tells a guesser nothing (KEY-12). */
export const keyRequired = (): Refusal =>
  new Refusal(401, 'A valid key is required, as Authorization: Bearer bk_…', {
    headers: { 'WWW-Authenticate': 'Bearer realm="sites"' },
  })

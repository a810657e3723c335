/** A response of 400 or above, with its JSON where it has any. */
export class PostError extends Error {
  override name = 'PostError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`status ${status}`)
    this.status = status
    this.body = body
  }
}

/** Posts JSON and gives the response's JSON; throws for a status of 400 or above (FORM-17). */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
  })
  const json: unknown = await response.json().catch(() => null)
  if (response.status >= 400) throw new PostError(response.status, json)
  return json
}

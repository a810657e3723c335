import type { Millis } from '../../shared/time/units.ts'
import { HOUR, MINUTE, SECOND } from '../../shared/time/units.ts'
import { CrmError } from './crm.ts'

const DEADLINE_MS: Millis = 30 * SECOND
/** A page of fifty homes with all their details is some 2 MB. */
const MAX_BYTES = 20 * 1024 * 1024
const DEFAULT_WAIT: Millis = 5 * MINUTE
const MAX_WAIT: Millis = 6 * HOUR

/** An answer of 401, which a fresh token may mend. */
export class Unauthorized extends Error {
  override name = 'Unauthorized'
}

/**
 * Posts JSON to a CRM and gives its JSON. Throws Unauthorized for 401, and a CrmError: 'limited' for 429 with the wait that it
 * asks for, 'unavailable' for another status, no answer or too long a one, 'unusable' for what is not JSON.
 */
export async function postJson(url: string, body: unknown, token: string | null): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new CrmError('unavailable', 'does not answer')
  })
  if (!response.ok) {
    await response.body?.cancel()
    if (response.status === 401) throw new Unauthorized()
    if (response.status === 429)
      throw new CrmError('limited', 'wants to be asked less often', waitOf(response))
    throw new CrmError('unavailable', `answers ${response.status}`, null)
  }
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new CrmError('unusable', 'answers what is not JSON')
  }
}

/** Retry-After in seconds or as a date. */
function waitOf(response: Response): Millis {
  const said = response.headers.get('Retry-After') ?? ''
  const wait = /^\d{1,9}$/.test(said) ? Number(said) * SECOND : Date.parse(said) - Date.now()
  return Number.isNaN(wait) ? DEFAULT_WAIT : Math.min(Math.max(wait, SECOND), MAX_WAIT)
}

/** Counts what arrives, since a length header may lie. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) break
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    throw new CrmError('unavailable', 'breaks off')
  }
  if (bytes > MAX_BYTES) throw new CrmError('unusable', 'answers more than can be read')
  return text + decoder.decode()
}

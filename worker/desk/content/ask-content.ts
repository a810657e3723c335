import * as v from 'valibot'
import { API_PLACEHOLDER, sendToApi } from '../../api/connect.ts'
import { ApiError } from '../../api/errors.ts'
import { keyHeaders } from '../../backup/export.ts'
import type { Method } from '../../public-api/calls.ts'
import type { Desk } from '../env.ts'
import type { Refusal } from '../../store/refusal.ts'

export interface Question {
  method?: Method
  /** Behind `/sites/{id}`. */
  address: string
  body?: unknown
  /** The text of an iCalendar, in the place of a body. */
  calendar?: string
  /** What has to be there still; null: nothing. */
  tag?: string | null | undefined
  /** Who acts. */
  person?: string
}

/** Whether the agency's content is kept at a back end of its own, where the desk does not write. */
export const isElsewhere = (c: Desk): boolean => Boolean(c.var.host.apiUrl || c.env.API_URL)

/** What a change is refused with there. */
export const ELSEWHERE: Refusal = { refused: 'external', code: 'elsewhere' }

const TAG = /^[!-~]+$/
/** In the place of a tag that was typed by hand and fits no header: no part has it. */
const NOBODYS_TAG = '"none"'

/** A call of the listing API with the platform's key. */
export async function askContent(
  c: Desk,
  { method = 'GET', address, body, calendar, tag, person }: Question,
): Promise<Response> {
  const request = new Request(`${API_PLACEHOLDER}/sites/${c.var.site.id}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      ...keyHeaders(c.env),
      ...(tag === null && { 'If-None-Match': '*' }),
      ...(tag && { 'If-Match': TAG.test(tag) ? tag : NOBODYS_TAG }),
      ...(person && { 'X-Actor': `person ${person}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(calendar !== undefined && { 'Content-Type': 'text/calendar' }),
    },
    ...(calendar !== undefined && { body: calendar }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return sendToApi(c.env, { siteId: c.var.site.id, apiUrl: '' }, request)
}

const REFUSAL = v.object({
  error: v.object({ field: v.optional(v.string(), ''), message: v.string() }),
})

/** Why a call that writes was not carried out. */
export async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response
  const json: unknown = await response.json().catch(() => null)
  if (status === 412) return { refused: 'conflict' }
  if (![400, 409, 413, 422].includes(status)) return { refused: 'unavailable' }
  const parsed = v.safeParse(REFUSAL, json)
  return {
    refused: 'invalid',
    ...(parsed.success ? parsed.output.error : { field: '', message: '' }),
  }
}

/** JSON of a call that reads, with its tag; null: there is no such thing. Throws ApiError where nothing answers, or no JSON. */
export async function readContent(
  c: Desk,
  address: string,
): Promise<{ content: unknown; tag: string } | null> {
  if (isElsewhere(c)) return null
  const response = await askContent(c, { address }).catch(unanswered)
  if (response.ok)
    return {
      content: await response.json().catch(unanswered),
      tag: response.headers.get('ETag') ?? '',
    }
  await response.body?.cancel()
  // 400: no part can have that name.
  if (response.status === 404 || response.status === 400) return null
  throw new ApiError(response.status, 'content')
}

const unanswered = (error: unknown): never => {
  throw new ApiError(0, error instanceof Error ? error.name : 'unknown')
}

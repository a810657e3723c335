import { redactAppointmentId } from '../../shared/booking/logged-path.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { Millis } from '../../shared/time/units.ts'
import { typesetJson } from '../../shared/typography.ts'
import { wait } from '../cache/wait.ts'
import { ApiError } from './errors.ts'

/** A larger body of the API is not read, and the call has failed. */
const MAX_BYTES = 2 * 1024 * 1024
const DEADLINE_MS = 2500
const MAX_LOGGED_CHARS = 2048

export interface ApiClient {
  get(path: string): Promise<unknown>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>
  put(path: string, body: unknown): Promise<unknown>
  delete(path: string): Promise<unknown>
  /** The response as it is, for bytes that are passed on. */
  raw(path: string): Promise<Response>
}

export interface ClientOptions {
  fetch: (request: Request) => Promise<Response>
  /** Scheme and host, without a slash at the end. */
  base: string
  siteId?: number
  locale?: string
  key?: string
  log?: (line: Record<string, unknown>) => void
}

/**
 * Calls of the listing API with their headers (API-2, API-3). 204 gives null, JSON its value, anything else the
 * response itself. A non-OK response, a broken body and none within 2.5 s throw an ApiError, logged once. A GET whose
 * connection breaks before it gets a response is sent once more.
 */
export function createClient(options: ClientOptions): ApiClient {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Response> => {
    const signal = deadline(DEADLINE_MS)
    const fetchOnce = (): Promise<Response> =>
      options.fetch(
        new Request(options.base + path, {
          method,
          headers: { ...callHeaders(method, body, options), ...extra },
          body: body === undefined ? undefined : JSON.stringify(body),
          redirect: 'manual',
          signal,
        }),
      )
    const response = await fetchOnce()
      .catch((error: unknown) =>
        method === 'GET' && !isTimeout(error) ? fetchOnce() : Promise.reject(error),
      )
      .catch((error: unknown) => {
        throw failed(0, error instanceof Error ? error.name : 'no response')
      })
    if (response.ok) return response
    const text =
      method === 'POST'
        ? await readText(response, MAX_LOGGED_CHARS).catch(() => '')
        : await response.body?.cancel()
    throw failed(response.status, response.statusText, text ? redactPersonalData(text) : undefined)

    function failed(status: number, statusText: string, responseText?: string): ApiError {
      options.log?.({
        event: 'api-failed',
        method,
        path: redactAppointmentId(path.split('?')[0] ?? ''),
        status,
        statusText,
        response: responseText,
      })
      return new ApiError(status, statusText, refusedField(responseText))
    }
  }
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    extra?: Record<string, string>,
  ) => parse(await send(method, path, body, extra))
  return {
    get: path => call('GET', path),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    delete: path => call('DELETE', path),
    raw: path => send('GET', path),
  }
}

/** In place of AbortSignal.timeout, so that an isolate that was busy all the while first reads what has arrived. */
function deadline(time: Millis): AbortSignal {
  const controller = new AbortController()
  void wait(time).then(() =>
    controller.abort(new DOMException('no response in time', 'TimeoutError')),
  )
  return controller.signal
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError'

function callHeaders(
  method: string,
  body: unknown,
  { siteId, locale, key }: ClientOptions,
): Record<string, string> {
  const headers: Record<string, string> = { 'X-CLIENT': 'website' }
  if (siteId !== undefined) headers['X-SITE'] = String(siteId)
  if (method === 'GET' && locale) headers['Accept-Language'] = locale
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (key) headers.Authorization = `Bearer ${key}`
  return headers
}

async function parse(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? ''))
    return response
  const text = await readText(response, MAX_BYTES)
  try {
    return JSON.parse(typesetJson(text))
  } catch {
    throw new ApiError(response.status, 'not JSON')
  }
}

/** Counts bytes while reading, since a length header may lie. A broken body throws. */
async function readText(response: Response, max: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let text = ''
  let bytes = 0
  if (!response.body) return text
  try {
    for await (const chunk of response.body) {
      bytes += chunk.byteLength
      if (bytes > max) throw new ApiError(response.status, 'too large')
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(response.status, isTimeout(error) ? 'TimeoutError' : 'broken body')
  }
}

/** The field of `{"error": {"field"}}`. */
function refusedField(text: string | undefined): string | undefined {
  try {
    const body: unknown = JSON.parse(text ?? '')
    const error = isRecord(body) ? body.error : null
    return isRecord(error) && typeof error.field === 'string' ? error.field : undefined
  } catch {
    return undefined
  }
}

/** Takes out what could be a person's e-mail address or phone number. */
const redactPersonalData = (text: string): string =>
  text
    .slice(0, MAX_LOGGED_CHARS)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…')
    .replace(/\+?\d[\d\s./-]{7,}\d/g, '…')

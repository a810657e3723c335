import { redactAppointmentId } from '../../shared/booking/logged-path.ts'
import { ApiError } from './errors.ts'
import { wait } from '../cache/wait.ts'

/** A body of the API larger than this is cut off and counts as failed. */
const MAX_BYTES = 2 * 1024 * 1024
const DEADLINE_MS = 2500
const MAX_LOGGED_CHARS = 2048

export interface ApiClient {
  get(path: string): Promise<unknown>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<unknown>
  put(path: string, body: unknown): Promise<unknown>
  delete(path: string): Promise<unknown>
  /** The raw answer, for bytes that are passed on. */
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
 * Calls of the listing API with their headers (API-2, API-3): X-SITE on all, ACCEPT-LANGUAGE on GET, a client
 * marker on GET and searches. 204 gives null, JSON its value, anything else the raw response.
 * A non-OK answer, a broken body and no answer within 2.5 s throw an ApiError, logged once. A GET whose connection breaks
 * before it is answered is made once more.
 */
export function createClient(options: ClientOptions): ApiClient {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Response> => {
    const ask = (): Promise<Response> =>
      options.fetch(
        new Request(options.base + path, {
          method,
          headers: { ...callHeaders(method, body, options), ...extra },
          body: body === undefined ? undefined : JSON.stringify(body),
          redirect: 'manual',
          signal: deadline(DEADLINE_MS),
        }),
      )
    const response = await ask()
      .catch((error: unknown) =>
        method === 'GET' && !isTimeout(error) ? ask() : Promise.reject(error),
      )
      .catch((error: unknown) => {
        throw failed(0, error instanceof Error ? error.name : 'no answer')
      })
    if (response.ok) return response
    const text =
      method === 'POST'
        ? await readText(response, MAX_LOGGED_CHARS).catch(() => '')
        : await response.body?.cancel()
    throw failed(response.status, response.statusText, text ? redactPersonalData(text) : undefined)

    function failed(status: number, statusText: string, answer?: string): ApiError {
      options.log?.({
        event: 'api-failed',
        method,
        path: redactAppointmentId(path.split('?')[0] ?? ''),
        status,
        statusText,
        answer,
      })
      return new ApiError(status, statusText)
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

/** Not AbortSignal.timeout: an isolate that was busy for so long first gets to read the answer that has arrived meanwhile. */
function deadline(ms: number): AbortSignal {
  const controller = new AbortController()
  void wait(ms).then(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')))
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
    return JSON.parse(text)
  } catch {
    throw new ApiError(response.status, 'not JSON')
  }
}

/** Counts while reading, since a length header may lie. A cut answer throws. */
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

/** Addresses and numbers that could be a person's leave the log. */
const redactPersonalData = (text: string): string =>
  text
    .slice(0, MAX_LOGGED_CHARS)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+/g, '…@…')
    .replace(/\+?\d[\d\s./-]{7,}\d/g, '…')

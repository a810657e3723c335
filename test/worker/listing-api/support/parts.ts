import { ask, askBound } from './api.ts'
import type { Bindings } from '../../../../worker/listing-api/bindings.ts'

export interface Answer {
  status: number
  changed?: boolean
  concerns?: string[]
  id?: number
  warnings?: { field: string; message: string }[]
  error?: { field?: string; message: string }
}

const asJson = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const answered = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ...(await response.json<Omit<Answer, 'status'>>()),
})

/** Writes as a bound Worker, by default to site 7. */
export const put = async (path: string, body: unknown, site = 7): Promise<Answer> =>
  answered(await askBound(`/sites/${site}${path}`, asJson('PUT', body)))

export const remove = async (path: string, site = 7): Promise<Answer> =>
  answered(await askBound(`/sites/${site}${path}`, { method: 'DELETE' }))

export const putAs = (path: string, body: unknown, over: Partial<Bindings>, key?: string) => {
  const init = asJson('PUT', body)
  return ask(
    path,
    key ? { ...init, headers: { ...init.headers, authorization: `Bearer ${key}` } } : init,
    over,
  )
}

export interface Report {
  status: number
  written: number
  unchanged: number
  removed: number
  refused: { path: string; field?: string; message: string }[]
  changed: string[]
  concerns: string[]
}

export type Line = { path: string; content: unknown; origin?: string }

/** Writes many parts at once. */
export async function postPack(
  lines: readonly Line[] | string,
  site = 7,
  query = '',
): Promise<Report> {
  const response = await askBound(`/sites/${site}/pack${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: typeof lines === 'string' ? lines : lines.map(line => JSON.stringify(line)).join('\n'),
  })
  return { status: response.status, ...(await response.json<Omit<Report, 'status'>>()) }
}

/** The pack of a site as text. */
export async function packText(site = 7): Promise<string> {
  const pack = await askBound(`/sites/${site}/pack`)
  return new TextDecoder().decode(await pack.arrayBuffer())
}

export const packOf = async (site = 7): Promise<Map<string, unknown>> =>
  new Map(
    (await packText(site))
      .trimEnd()
      .split('\n')
      .map((line): [string, unknown] => {
        const { path, content }: Line = JSON.parse(line)
        return [path, content]
      }),
  )

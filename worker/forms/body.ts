import { isRecord } from '../../shared/is-record.ts'

/** What a form may hold. */
export interface FormSize {
  bytes: number
  fields: number
}

const VISITORS: FormSize = { bytes: 64 * 1024, fields: 60 }
const FIELD_NAME = /^[a-zA-Z0-9_-]{1,64}$/

/** The fields of a posted form, or the status that says why there are none. */
type FormBody = { fields: URLSearchParams } | { status: 400 | 413 | 415 }

/**
 * A posted form as fields, from JSON (the page's script), urlencoded or multipart (no script). Over 64 kB is 413, another
 * type 415; broken, nested, badly named and more than 60 fields, and files, are 400. Bytes are counted; Content-Length is not
 * trusted. `most`: other limits than a visitor's.
 */
export async function readFormBody(request: Request, most: FormSize = VISITORS): Promise<FormBody> {
  const type =
    (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const parse = PARSERS.get(type)
  if (!parse) return { status: 415 }
  const bytes = await readBytes(request, most.bytes)
  if (!bytes) return { status: 413 }
  const fields = await parse(bytes, request.headers.get('Content-Type') ?? '').catch(() => null)
  return fields && isPlain(fields, most.fields) ? { fields } : { status: 400 }
}

type Parse = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<URLSearchParams | null>

const PARSERS = new Map<string, Parse>([
  ['application/json', async bytes => fromJson(JSON.parse(utf8(bytes)))],
  ['application/x-www-form-urlencoded', async bytes => new URLSearchParams(utf8(bytes))],
  [
    'multipart/form-data',
    async (bytes, type) =>
      fromEntries(await new Response(bytes, { headers: { 'Content-Type': type } }).formData()),
  ],
])

const utf8 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)

function fromJson(value: unknown): URLSearchParams | null {
  return isRecord(value)
    ? fromEntries(
        Object.entries(value).flatMap(([name, part]) =>
          [part].flat().map(each => [name, each] as const),
        ),
      )
    : null
}

function fromEntries(entries: Iterable<readonly [string, unknown]>): URLSearchParams | null {
  const fields = new URLSearchParams()
  for (const [name, value] of entries) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) return null
    fields.append(name, String(value))
  }
  return fields
}

const isPlain = (fields: URLSearchParams, max: number): boolean =>
  new Set(fields.keys()).size <= max &&
  [...fields.keys()].every(name => FIELD_NAME.test(name) && name !== '__proto__')

/** The body as bytes, or null when it is larger than allowed. */
async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = new Uint8Array(max)
  let length = 0
  for await (const chunk of request.body ?? []) {
    if (length + chunk.byteLength > max) return null
    whole.set(chunk, length)
    length += chunk.byteLength
  }
  return whole.slice(0, length)
}

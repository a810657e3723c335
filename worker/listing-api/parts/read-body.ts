import type { Context } from 'hono'
import { ApiError } from '../http/errors.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Checked } from './part-kind.ts'
import { partAt } from './parts.ts'
import type { SentPart } from './write-parts.ts'

const MAX_LEVELS = 100
const MAX_PROBLEMS = 500

/** The JSON of a body. Throws an ApiError of 400, or of 413 for more than `maxBytes`. */
export async function readJson(c: Context, maxBytes: number): Promise<unknown> {
  return parseJson(await readText(c, maxBytes))
}

async function readText(c: Context, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })
  let text = ''
  let length = 0
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge(maxBytes)
    text += decoded(decoder, chunk)
  }
  return text + decoded(decoder)
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new ApiError(400, 'must be UTF-8', 'body')
  }
}

const tooLarge = (maxBytes: number): ApiError =>
  new ApiError('too-large', `must have at most ${maxBytes.toLocaleString('en')} bytes`, 'body')

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ApiError(400, 'must be JSON', 'body')
  }
  refuseExtremes(value, MAX_LEVELS)
  return value
}

/** What JSON allows and nothing here can keep: numbers beyond all bounds, prototypes, more levels than code goes down. */
function refuseExtremes(value: unknown, levels: number): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new ApiError(400, 'must not have a number so large', 'body')
  if (typeof value !== 'object' || value === null) return
  if (levels === 0)
    throw new ApiError(400, `must have at most ${MAX_LEVELS} levels of lists and objects`, 'body')
  for (const [key, each] of Object.entries(value)) {
    if (key === '__proto__') throw new ApiError(400, 'is no name of a field', key)
    refuseExtremes(each, levels - 1)
  }
}

export interface SentPack {
  /** As they are to be written. */
  parts: SentPart[]
  origin?: string
  warnings: { path: string; field: string; message: string }[]
  refused: { path: string; field: string | undefined; message: string }[]
}

/** The parts of a body of NDJSON, each checked; those that cannot be are told. Throws an ApiError of 400 or 413. */
export async function readPack(c: Context, maxBytes: number): Promise<SentPack> {
  const pack: SentPack = { parts: [], warnings: [], refused: [] }
  const seen = new Set<string>()
  for (const [index, text] of (await readText(c, maxBytes)).split('\n').entries()) {
    if (text.trim() === '' || pack.refused.length >= MAX_PROBLEMS) continue
    let path = `line ${index + 1}`
    try {
      const line = readLine(parseJson(text))
      path = line.path
      if (seen.has(path)) throw new ApiError(400, 'stands twice', 'path')
      seen.add(path)
      const { content, warnings } = await checked(line, text.length)
      pack.parts.push({ path, content })
      pack.warnings.push(...warnings.map(warning => ({ path, ...warning })))
      if (line.origin !== undefined) pack.origin = line.origin
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      pack.refused.push({ path, field: error.field, message: error.message })
    }
  }
  return pack
}

interface Line extends SentPart {
  origin?: string | undefined
}

const ORIGIN = /^https?:\/\/[a-z\d.-]{1,253}(:\d{1,5})?$/

function readLine(value: unknown): Line {
  if (!isRecord(value) || typeof value.path !== 'string' || value.content === undefined)
    throw new ApiError(400, 'must be {"path": …, "content": …}', 'body')
  const { path, content, origin, ...rest } = value
  const unknown = Object.keys(rest)[0] ?? (origin !== undefined && path !== 'site.json' && 'origin')
  if (unknown) throw new ApiError(400, 'is no field here', unknown)
  if (origin !== undefined && (typeof origin !== 'string' || !ORIGIN.test(origin)))
    throw new ApiError(400, 'must be an origin as https://www.agency.be', 'origin')
  return { path, content, origin }
}

async function checked({ path, content }: SentPart, length: number): Promise<Checked> {
  const part = partAt(path)
  if (!part) throw new ApiError(400, 'is no part of a pack', 'path')
  if (length > part.kind.maxBytes) throw tooLarge(part.kind.maxBytes)
  return content === null ? { content, warnings: [] } : part.kind.check(content, part.name)
}

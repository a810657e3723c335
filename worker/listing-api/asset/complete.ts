import { altOfPhotograph } from '../../../shared/content/drawn-alt.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Database } from '../db/database.ts'
import { raw, sql, valuesOf } from '../../store/sql.ts'

interface Known {
  name: string
  hash: string
  kind: string
  width: number
  height: number
  color: string
  preview: string | null
  /** 1: it was sent; 0: drawn, or text of the pack. */
  sent: number
}

/** Where a document names a file of the site. */
const NAMES = /"(?:file|thumbnail|asset|picture)":"([\w-]{1,64})"/g

/**
 * Documents with what is known of the files that they name: hash, size, colour and preview of a picture, the address of a
 * document. One that is not there is left out of its list, or null (UPLOAD-30 to UPLOAD-34). A photograph loses what was said
 * of the drawing in whose place it is (PACK-164). Text stays as it is where it
 * names drawings alone, whose facts stand in it.
 */
export function completed(db: Database, documents: readonly string[]): string[] {
  const named = documents.map(text => [...text.matchAll(NAMES)].map(([, name]) => name ?? ''))
  const names = new Set(named.flat())
  if (names.size === 0) return [...documents]
  const files = new Map(
    db
      .rows<Known>(
        sql`
        SELECT id AS name, hash, kind, width, height, color, preview, ${raw("kind NOT IN ('drawing', 'file')")} AS sent
        FROM asset WHERE id IN ${valuesOf([...names])}`,
      )
      .map(file => [file.name, file]),
  )
  const isAsWritten = (name: string): boolean => files.get(name)?.sent === 0
  return documents.map((text, at) =>
    named[at]?.every(isAsWritten) ? text : JSON.stringify(filled(JSON.parse(text), files)),
  )
}

/** The same of one document. */
export const completedOne = (db: Database, text: string): string => completed(db, [text])[0] ?? text

type Files = ReadonlyMap<string, Known>

function filled(value: unknown, files: Files): unknown {
  if (Array.isArray(value))
    return value.map(each => filled(each, files)).filter(each => each !== MISSING)
  if (!isRecord(value)) return value
  const own = withFile(value, files)
  if (own === MISSING) return MISSING
  return Object.fromEntries(
    Object.entries(own).map(([key, each]) => {
      const inner = (SPECIAL[key] ?? filled)(each, files)
      return [key, inner === MISSING ? null : inner]
    }),
  )
}

/** Stands for what names a file that is not there. */
const MISSING = Symbol('missing')

function withFile(
  value: Record<string, unknown>,
  files: Files,
): Record<string, unknown> | typeof MISSING {
  const { asset, file, thumbnail } = value
  if (typeof asset === 'string') return withFacts(value, files.get(asset), ANY_PICTURE)
  const name = [file, thumbnail].find(each => typeof each === 'string' && each !== '')
  if (typeof name !== 'string') return value
  return withFacts(value, files.get(name), PHOTOGRAPHS)
}

/** A logo is for where a page names it; among the photographs of a home it is none. */
const ANY_PICTURE: ReadonlySet<string> = new Set(['picture', 'logo', 'drawing', 'file'])
const PHOTOGRAPHS: ReadonlySet<string> = new Set(['picture', 'drawing', 'file'])

function withFacts(
  value: Record<string, unknown>,
  found: Known | undefined,
  kinds: ReadonlySet<string>,
): Record<string, unknown> | typeof MISSING {
  if (!found || !kinds.has(found.kind)) return MISSING
  if (found.sent === 0) return value
  const { hash, width, height, color, preview } = found
  const { alt } = value
  return {
    ...value,
    ...(isRecord(alt) && { alt: altOfPhotograph(alt) }),
    hash,
    width,
    height,
    color: color || null,
    ...(preview && { preview }),
  }
}

/** Documents of a home: one that names a file has its address by it. */
const linked = (value: unknown, files: Files): unknown =>
  Array.isArray(value)
    ? value.flatMap(each => {
        const name: unknown = isRecord(each) ? each.file : null
        if (typeof name !== 'string' || name === '') return [each]
        const found = files.get(name)
        return found ? [{ ...each, link: `/assets/${name}?hash=${found.hash}` }] : []
      })
    : value

/** An agent's picture is a name, another's a picture of its own. */
function pictureOf(value: unknown, files: Files): unknown {
  if (typeof value !== 'string') return filled(value, files)
  const found = files.get(value)
  return value === '' || (found && ANY_PICTURE.has(found.kind)) ? value : null
}

const SPECIAL: Record<string, typeof filled> = { picture: pictureOf, files: linked }

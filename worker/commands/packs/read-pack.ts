import * as v from 'valibot'
import { isLocale } from '../../../shared/locale.ts'
import { rowOf } from '../../../shared/table.ts'
import { JSON_FILES, type Pack } from '../../listing-api/packs/pack.ts'
import { Words } from '../../../shared/packs/notices.ts'
import { Page } from '../../../shared/packs/page.ts'
import { decode } from './decode.ts'
import { explain, fieldOf } from '../../../shared/packs/explain.ts'
import { packFolder, type PackFile } from './folder.ts'
import { parseJson, type Parsed } from './parse-json.ts'
import type { Problem } from './problem.ts'
import { checked, MAX_LISTED, readLines, type Found, type Places } from './read-lines.ts'
import { readMarkdownPages } from './read-markdown-pages.ts'

interface ReadPack {
  /** What could be read; whole only where there are no problems. */
  pack: Record<string, unknown>
  /** Where each value stands; a page that is Markdown is asked for as its .json. */
  placeOf: PlaceOf
  assets: PackFile[]
  problems: Problem[]
}

type PlaceOf = (file: string, path: readonly PropertyKey[]) => { file: string; line: number }

/** Reads each file of a pack by its schema (PACK-20 to PACK-34); what files say of each other is not compared yet. */
export function readPack(folder: string): ReadPack {
  const { files, problems } = packFolder(folder)
  const places = new Map<string, Parsed['lineOf']>()
  const pages: Record<string, unknown> = {}
  const words: Record<string, unknown> = {}
  const pack: Record<string, unknown> = { pages, words }
  for (const file of files) {
    if (file.kind === 'asset' || file.path.endsWith('.md')) continue
    const found = file.kind === 'lines' ? readLines(file, places) : readValue(file, places)
    problems.push(...found.problems.slice(0, MAX_LISTED))
    if (found.problems.length > 0) continue
    const name = file.path.replace(/^\w+\/|\.json$/g, '')
    if (file.path.startsWith('pages/')) pages[name] = found.value
    else if (file.path.startsWith('words/') && isLocale(name)) words[name] = found.value
    else pack[file.path] = found.value
  }
  const markdown = readMarkdownPages(files, pack['site.json'])
  problems.push(...markdown.problems)
  for (const [name, { page, placeOf }] of markdown.pages) {
    const read = v.safeParse(Page, page, { abortPipeEarly: true })
    if (read.success) pages[name] = read.output
    else
      for (const issue of read.issues) {
        const { path, message } = explain(issue, Page)
        problems.push({ ...placeOf(path), field: fieldOf(path), message })
      }
  }
  return {
    pack,
    problems,
    placeOf: (file, path) =>
      markdown.pages.get(file.replace(/^pages\/|\.json$/g, ''))?.placeOf(path) ?? {
        file,
        line: places.get(file)?.(path) ?? 1,
      },
    assets: files.filter(({ kind }) => kind === 'asset'),
  }
}

/** A pack that has no problems. */
export const isWhole = (
  pack: Record<string, unknown>,
  problems: Problem[],
): pack is Pack & Record<string, unknown> =>
  problems.length === 0 && pack['site.json'] !== undefined

function readValue({ path, bytes }: PackFile, places: Places): Found {
  const text = decode(path, bytes())
  if (typeof text !== 'string') return { problems: [text] }
  const parsed = parseJson(path, text)
  if (Array.isArray(parsed)) return { problems: parsed }
  places.set(path, parsed.lineOf)
  return checked(path, schemaOf(path), parsed)
}

const schemaOf = (path: string): v.GenericSchema =>
  path.startsWith('pages/')
    ? Page
    : path.startsWith('words/')
      ? Words
      : (rowOf(JSON_FILES, path) ?? Page)

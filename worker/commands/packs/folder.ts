import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '../../../shared/locale.ts'
import { JSON_FILES, LINE_FILES } from '../../listing-api/packs/pack.ts'
import type { Problem } from './problem.ts'

export const MAX_PAGES = 500
const MEGABYTE = 1_000_000
const MAX_BYTES = { page: 200_000, json: 5 * MEGABYTE, lines: 200 * MEGABYTE, asset: 25 * MEGABYTE }

type FileKind = keyof typeof MAX_BYTES

export interface PackFile {
  path: string
  kind: FileKind
  bytes: () => Uint8Array
}

const PAGE = new RegExp(`^pages/[a-z\\d]+(-[a-z\\d]+)*(\\.json|(\\.(${LOCALES.join('|')}))?\\.md)$`)
const WORDS = new RegExp(`^words/(${LOCALES.join('|')})\\.json$`)
/** Cameras write endings in capitals. */
const ASSET = /^assets\/[\w-]{1,64}\.(jpe?g|png|webp|avif|gif|svg|pdf)$/i

/** 'assets/logo.svg' → 'logo', by which the other files name it. */
export const assetName = ({ path }: PackFile): string => path.replace(/^assets\/|\.\w+$/g, '')

/** What a path of the folder holds; null: nothing of a pack. */
function kindOf(path: string): FileKind | null {
  if (PAGE.test(path)) return 'page'
  if (Object.hasOwn(JSON_FILES, path) || WORDS.test(path)) return 'json'
  if (Object.hasOwn(LINE_FILES, path)) return 'lines'
  return ASSET.test(path) ? 'asset' : null
}

export const isPackPath = (path: string): boolean => kindOf(path) !== null

/**
 * The files of a pack. Links are not followed, so nothing outside the folder is read; a name that is no file of a pack
 * is a problem, but for those that begin with a dot (PACK-30, PACK-31, PACK-32).
 */
export function packFolder(folder: string): { files: PackFile[]; problems: Problem[] } {
  const files: PackFile[] = []
  const problems: Problem[] = []
  const refuse = (file: string, message: string): void => {
    problems.push({ file, line: null, field: '', message })
  }
  const walk = (inside: string): void => {
    for (const name of readdirSync(join(folder, inside)).sort()) {
      if (name.startsWith('.')) continue
      const path = inside === '' ? name : `${inside}/${name}`
      const found = lstatSync(join(folder, path))
      if (found.isSymbolicLink()) refuse(path, 'is a symbolic link; put the file itself here')
      else if (found.isDirectory()) {
        if (['pages', 'words', 'assets'].includes(path)) walk(path)
        else refuse(path, 'is no folder of a pack; allowed: pages, words, assets')
      } else if (!found.isFile()) refuse(path, 'is no ordinary file')
      else add(path, found.size)
    }
  }
  const add = (path: string, size: number): void => {
    const kind = kindOf(path)
    if (!kind) return refuse(path, unknownFile(path))
    if (size > MAX_BYTES[kind])
      return refuse(
        path,
        `has ${size.toLocaleString('en')} bytes; at most ${MAX_BYTES[kind].toLocaleString('en')} are allowed`,
      )
    files.push({ path, kind, bytes: () => readFileSync(join(folder, path)) })
  }
  walk('')
  const pages = new Set(
    files.flatMap(({ path, kind }) => (kind === 'page' ? path.replace(/\..*/, '') : [])),
  ).size
  if (pages > MAX_PAGES) refuse('pages', `has ${pages} pages; at most ${MAX_PAGES} are allowed`)
  const named = new Map<string, string>()
  for (const file of files.filter(({ kind }) => kind === 'asset')) {
    const other = named.get(assetName(file))
    if (other) refuse(file.path, `is named as ${other}: endings tell no files apart; keep one`)
    named.set(assetName(file), file.path)
  }
  if (!files.some(({ path }) => path === 'site.json')) refuse('site.json', 'is missing')
  return { files, problems }
}

function unknownFile(path: string): string {
  if (path.startsWith('pages/'))
    return 'must be a name of a–z, 0–9 and dashes that ends in .json, .md or, by language, as .fr.md'
  if (path.startsWith('words/'))
    return `must be one of ${LOCALES.map(each => `${each}.json`).join(', ')}`
  if (path.startsWith('assets/')) {
    if (/\.hei[cf]$/i.test(path)) return 'is a HEIC photo; export it as JPEG'
    const name = path.slice('assets/'.length)
    const plain = name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w.-]+|\.(?=.*\.)/g, '-')
    const wanted = ASSET.test(`assets/${plain}`) ? `, such as ${plain}` : ''
    return `must be a name of letters, 0–9, - and _ that ends in jpg, png, webp, avif, gif, svg or pdf${wanted}`
  }
  const names = [...Object.keys(JSON_FILES), ...Object.keys(LINE_FILES)]
  return `is no file of a pack; allowed: ${names.join(', ')}`
}

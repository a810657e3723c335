import { isLocale, type Locale } from '../../../shared/locale.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { decode } from './decode.ts'
import type { PackFile } from './folder.ts'
import { markdownPage, type MarkdownPage, type PageText } from './markdown-page.ts'
import type { Problem } from './problem.ts'

/** 'pages/over-ons.fr.md' → 'over-ons' and 'fr'; without a language it is the site's default one. */
const FILE = /^pages\/([^.]+)(?:\.(\w\w))?\.md$/

/** The pages that are written in Markdown, by their names (PACK-70). */
export function readMarkdownPages(
  files: PackFile[],
  site: unknown,
): { pages: Map<string, MarkdownPage>; problems: Problem[] } {
  const problems: Problem[] = []
  const refuse = (file: string, message: string): void => {
    problems.push({ file, line: null, field: '', message })
  }
  const others = new Set(files.map(({ path }) => path))
  const texts = new Map<string, PageText[]>()
  for (const { path, bytes } of files) {
    const [, name, suffix] = FILE.exec(path) ?? []
    if (name === undefined) continue
    const locale = suffix ?? defaultLocale(site)
    // Without a sound site.json it is unknown, and that is said already.
    if (!isLocale(locale)) continue
    const text = decode(path, bytes())
    const same = texts.get(name) ?? []
    const twin = same.find(other => other.locale === locale)
    if (others.has(`pages/${name}.json`)) refuse(path, `is also pages/${name}.json; keep one`)
    else if (twin) refuse(path, `is the same language as ${twin.file}`)
    else if (typeof text !== 'string') problems.push(text)
    else texts.set(name, [...same, { file: path, locale, text }])
  }
  const pages = new Map<string, MarkdownPage>()
  for (const [name, versions] of texts) {
    const page = markdownPage(name, versions)
    if (Array.isArray(page)) problems.push(...page)
    else pages.set(name, page)
  }
  return { pages, problems }
}

const defaultLocale = (site: unknown): Locale | undefined =>
  isRecord(site) && isLocale(site.defaultLocale) ? site.defaultLocale : undefined

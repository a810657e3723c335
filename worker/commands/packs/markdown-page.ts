import { LOCALES, type Locale } from '../../../shared/locale.ts'
import { readFrontMatter, type MarkdownFile } from './front-matter.ts'
import { readMarkdown, type MarkdownText } from './markdown-text.ts'
import type { Problem } from './problem.ts'

/** A page in one language, as it stands in pages/{name}.md or pages/{name}.{language}.md. */
export interface PageText {
  file: string
  locale: Locale
  text: string
}

export interface MarkdownPage {
  /** As pages/{name}.json has it. */
  page: Record<string, unknown>
  placeOf: (path: readonly PropertyKey[]) => { file: string; line: number }
}

interface Version extends MarkdownText, MarkdownFile {
  file: string
  locale: Locale
}

/**
 * The page that the files of a name are together, one file a language. Its title is the heading, then each part of the
 * text is a section; the languages have the same parts (PACK-70, PACK-71).
 */
export function markdownPage(name: string, files: PageText[]): MarkdownPage | Problem[] {
  const problems: Problem[] = []
  const versions: Version[] = []
  for (const { file, locale, text } of byLocale(files)) {
    const read = readFrontMatter(file, text)
    if (Array.isArray(read)) {
      problems.push(...read)
      continue
    }
    const version = { ...read, ...readMarkdown(read.body, read.firstLine), file, locale }
    versions.push(version)
    for (const { line, message } of version.wrong) problems.push({ file, line, field: '', message })
  }
  const [main] = versions
  for (const { file, parts } of versions)
    if (main && parts.length !== main.parts.length)
      problems.push({
        file,
        line: null,
        field: '',
        message: `has ${parts.length} parts (## headings) and ${main.file} ${main.parts.length}; each language must have the same`,
      })
  if (problems.length > 0 || !main) return problems
  return { page: pageOf(name, versions), placeOf: path => placeIn(versions, path) }
}

const byLocale = (files: PageText[]): PageText[] =>
  LOCALES.flatMap(locale => files.filter(file => file.locale === locale))

function pageOf(name: string, versions: Version[]): Record<string, unknown> {
  const localized = <T>(valueOf: (version: Version) => T | null): Record<string, T> | undefined => {
    const entries = versions.flatMap(version => {
      const value = valueOf(version)
      return value === null ? [] : [[version.locale, value] as const]
    })
    return entries.length > 0 ? Object.fromEntries(entries) : undefined
  }
  const first = <Key extends 'id' | 'role' | 'updated'>(key: Key) =>
    versions.map(({ head }) => head[key]).find(value => value !== undefined)
  const updated = first('updated')
  return {
    ...(first('id') !== undefined && { id: first('id') }),
    url: localized(({ head }) => head.url ?? name),
    title: localized(({ head }) => head.title),
    description: localized(({ head }) => head.description),
    role: first('role') ?? 'content',
    published: !versions.some(({ head }) => head.draft),
    updatedAt: updated ? Date.parse(`${updated}T00:00:00Z`) / 1000 : 0,
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(({ head, heading }) => heading ?? head.title),
      },
      ...(versions[0]?.parts ?? []).map((_, index) => {
        const title = localized(({ parts }) => parts[index]?.title ?? null)
        return {
          id: `text-${index + 1}`,
          type: 'htmlText',
          ...(title && { title }),
          html: localized(({ parts }) => parts[index]?.html ?? null),
        }
      }),
    ],
  }
}

/** Where a value of the page stands: its language's file, the field of the front matter or the part of the text. */
function placeIn(
  versions: Version[],
  path: readonly PropertyKey[],
): { file: string; line: number } {
  const version = versions.find(({ locale }) => path.includes(locale)) ?? versions[0]
  if (!version) return { file: '', line: 1 }
  const [field, index] = path
  const line =
    field === 'sections'
      ? (version.parts[Number(index) - 1]?.line ?? version.firstLine)
      : version.lineOf(field)
  return { file: version.file, line }
}

import { existsSync, globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../shared/is-record.ts'
import { SiteFile } from '../shared/packs/site.ts'
import { FeedLine } from '../worker/listing-api/import/feed-schema.ts'
import { SITE } from './worker/commands/packs/a-pack.ts'

/** What people follow, word for word; the numbered sentences have tests of their own. */
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,legal/*}.md')]
const read = (path: string): string => readFileSync(path, 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** Each text in backticks, a block of code a line at a time, with its page. */
const spans = PAGES.flatMap(page =>
  [...read(page).matchAll(/```\w*\n([^]*?)```|`([^`]+)`/g)].flatMap(([, block, inline]) =>
    (block?.split('\n') ?? [inline ?? '']).map(text => ({
      page,
      text: text.trim(),
      isInline: inline !== undefined,
    })),
  ),
)

/** Whether a schema has a field, by its dotted name; a list's items have the fields of `[]`. */
function hasField(schema: unknown, path: readonly string[]): boolean {
  const [key, ...rest] = path
  if (key === undefined) return true
  if (!isRecord(schema)) return false
  if (isRecord(schema.entries))
    return Object.hasOwn(schema.entries, key) && hasField(schema.entries[key], rest)
  if (Array.isArray(schema.options) && schema.options.some(each => hasField(each, path)))
    return true
  if (
    Array.isArray(schema.pipe) &&
    schema.pipe.some(each => each !== schema && hasField(each, path))
  )
    return true
  return hasField(schema.wrapped ?? schema.item, path)
}

const SITE_FIELD = /^(?:settings|theme|agency)\.\w+(?:\.\w+)*$/
const HOME_FIELD =
  /^(?:general|technical|dimensions|energy|planning|flooding|layout|pictures|files|salesRep)(?:\[\])?\.\w+(?:\.\w+)*$/

describe('the documents', () => {
  it('17.43: name fields of an agency and of a home that there are (PACK-162)', () => {
    const named = spans.filter(({ text }) => SITE_FIELD.test(text) || HOME_FIELD.test(text))
    expect(named.length).toBeGreaterThan(15)
    const wrong = named.filter(({ page, text }) => {
      // The README speaks of code, and of what is not there any more it is said where it went.
      if (page === 'README.md' || page === 'docs/upgrade.md') return false
      const path = text.replaceAll('[]', '').split('.')
      return !hasField(SITE_FIELD.test(text) ? SiteFile : FeedLine, path)
    })
    expect(wrong).toEqual([])
    expect(hasField(SiteFile, ['settings', 'tileHost'])).toBe(false)
    expect(hasField(FeedLine, ['general', 'rooms'])).toBe(false)
  })

  it('17.43: show values for site.json that it takes (PACK-162)', () => {
    const examples = spans.flatMap(({ page, text }) =>
      /^\{"(?:settings|theme|agency)":/.test(text) ? [{ page, value: JSON.parse(text) }] : [],
    )
    expect(examples.length).toBeGreaterThan(0)
    for (const { page, value } of examples) {
      const site = Object.fromEntries(
        Object.entries(SITE).map(([key, each]) => [
          key,
          isRecord(each) && isRecord(value[key]) ? { ...each, ...value[key] } : each,
        ]),
      )
      const { issues } = v.safeParse(SiteFile, { ...value, ...site })
      expect([page, issues?.map(({ message }) => message)]).toEqual([page, undefined])
    }
    // Fields without the object that they stand in are no example.
    const loose = spans.filter(({ text, isInline }) => isInline && /^"\w+": .*, "\w+":/.test(text))
    expect(loose).toEqual([])
    for (const { text } of spans.filter(({ text }) => /^\{"\w+":.*\}$/.test(text)))
      expect(() => JSON.parse(text), text).not.toThrow()
  })

  it('17.43: name scripts that there are, and options that their commands know (PACK-162)', () => {
    const lines = spans.flatMap(({ page, text }) => {
      const [, script, rest = ''] = /^npm run ([\w-]+)(?: -- (.*))?/.exec(text) ?? []
      return script === undefined ? [] : [{ page, script, rest }]
    })
    expect(lines.length).toBeGreaterThan(30)
    const wrong = lines.filter(({ script }) => scripts[script] === undefined)
    expect(wrong).toEqual([])
    for (const { page, script, rest } of lines)
      for (const [option] of rest.matchAll(/--[a-z][\w-]*/g))
        expect([page, script, option, sourceOf(script).includes(option.slice(2))]).toEqual([
          page,
          script,
          option,
          true,
        ])
  })

  it('17.43: name files that there are (PACK-162)', () => {
    const paths = spans.filter(({ text }) =>
      /^(?:shared|client|worker|test|locales|docs)\/[\w./-]+$/.test(text),
    )
    expect(paths.length).toBeGreaterThan(80)
    const wrong = paths.filter(({ text }) => !existsSync(text.replace(/\.$/, '')))
    expect(wrong).toEqual([])
  })
})

/** The words of a command, with those of the folder that it has. */
function sourceOf(script: string): string {
  const [path = ''] = /\S+\.ts$/.exec(scripts[script] ?? '') ?? []
  const folders = [
    path,
    `${path.replace(/\.ts$/, '')}/**/*.ts`,
    'worker/commands/{site,admin}-call.ts',
  ]
  return globSync(folders).map(read).join('')
}

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

const README = read('docs/behaviour/README.md')

/** The prefix of each page, as the README lists them. */
const PAGES = [
  ...README.matchAll(/^\| \[[a-z-]+\.md\]\(([a-z]+\/[a-z-]+\.md)\) \| ([A-Z]+) \|/gm),
].map(([, page = '', prefix = '']) => ({ page, prefix }))

const sentences = PAGES.flatMap(({ page }) =>
  [...read(`docs/behaviour/${page}`).matchAll(/^- \*\*([A-Z]+-\d+)\*\*: \S/gm)].map(
    ([, number = '']) => ({ page, number }),
  ),
)
const numbers = new Set(sentences.map(({ number }) => number))

const CITATION = new RegExp(
  String.raw`\b(?:${PAGES.map(({ prefix }) => prefix).join('|')})-\d+\b`,
  'g',
)

/** The numbers at the end of a test's title. */
const IN_TITLE = /\(((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*)\)['"`],/g

const files = globSync('{worker,client,shared,test}/**/*.{ts,tsx,mjs,css}')
const tests = files.filter(file => /\.test\.tsx?$/.test(file))

const titled = tests.flatMap(file =>
  [...read(file).matchAll(IN_TITLE)].map(([, cited = '']) => ({ file, cited: cited.split(', ') })),
)

describe('the behaviour, written down', () => {
  it('has a page for each row of its table, and a row for each page', () => {
    const pages = globSync('docs/behaviour/**/*.md')
      .map(file => file.replace('docs/behaviour/', ''))
      .filter(page => page !== 'README.md')
    expect(PAGES.map(({ page }) => page).toSorted()).toEqual(pages.toSorted())
  })

  it('numbers each sentence once, under the one prefix of its page', () => {
    const prefixes = new Map(PAGES.map(({ page, prefix }) => [page, prefix]))
    expect(
      sentences.filter(({ page, number }) => !number.startsWith(`${prefixes.get(page)}-`)),
    ).toEqual([])
    const all = sentences.map(({ number }) => number)
    expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([])
  })

  it('is cited by numbers that there are', () => {
    const wrong = [...files, ...globSync('docs/**/*.md'), ...globSync('*.{md,mjs,ts}')].flatMap(
      file =>
        (read(file).match(CITATION) ?? [])
          .filter(number => !numbers.has(number))
          .map(number => `${file}: ${number}`),
    )
    expect(wrong).toEqual([])
    // In parentheses, as we cite: no page is called so.
    const pageless = files.flatMap(file =>
      [...read(file).matchAll(/\(([A-Z]{3,}-\d+)(?:, [A-Z]{3,}-\d+)*\)/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([, number = '']) => `${file}: ${number}`),
    )
    expect(pageless).toEqual([])
  })

  it('is cited instead of a document that is not here', () => {
    const gone = /\b(spec|specification|design|threats|issue|display rules) (section )?\d/i
    expect(files.filter(file => gone.test(read(file)))).toEqual([])
  })

  it('has at most three of its sentences named by one test', () => {
    expect(titled.filter(({ cited }) => cited.length > 3)).toEqual([])
    expect(
      files.filter(file =>
        /describe(\.\w+)?\(\s*['"`][^\n]*\([A-Z]+-\d+[^\n]*['"`],/.test(read(file)),
      ),
    ).toEqual([])
  })

  it('has each of its sentences named by a test', () => {
    const named = new Set(titled.flatMap(({ cited }) => cited))
    expect([...numbers].filter(number => !named.has(number))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}

interface Axe {
  axe: { run: (scope: Document, options: object) => Promise<{ violations: Violation[] }> }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Has axe stand in whatever `page` opens from now on: to bring its 650 kB takes ten times as long as to run them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(source)
}

/**
 * What axe-core finds against WCAG 2.2 AA and its best practices, a line each. `evaluate` runs it past the page's CSP. `without`:
 * rules to leave out, as that of contrast where the colours are forced: axe reads the text's colour from before they were.
 */
export async function violations(page: Page, without: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const found = await page.evaluate(
    async ({ tags, without }) => {
      const { axe } = globalThis as unknown as Axe
      const { violations: all } = await axe.run(document, {
        runOnly: tags,
        rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
        resultTypes: ['violations'],
        preload: false,
      })
      return all.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
      }))
    },
    { tags: TAGS, without },
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  )
}

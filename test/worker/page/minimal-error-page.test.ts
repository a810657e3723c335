import { expect, it } from 'vitest'
import { minimalErrorPage } from '../../../worker/page/minimal-error-page.ts'
import { localeOf } from '../../../worker/site/locale-of.ts'

it('a host of no agency is told so on a page with a style sheet of its own (CONTENT-84)', async () => {
  const page = minimalErrorPage(404)
  const text = await page.text()
  expect(page.status).toBe(404)
  expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/minimal-[A-Z0-9]{8}\.css">/)
  expect(text).not.toMatch(/<style|theme\./)
})

it('one without a site is in the language of its address, else in the agency’s first (PAGE-114)', () => {
  const site = { locales: ['fr' as const, 'nl' as const], defaultLocale: 'fr' as const }
  const of = (path: string, known: typeof site | null) =>
    localeOf(new URL(`http://site${path}`), known)
  expect([of('/nl/x', site), of('/de/x', site), of('/x', site)]).toEqual(['nl', 'fr', 'fr'])
  expect([of('/de/x', null), of('/x', null)]).toEqual(['de', 'nl'])
})

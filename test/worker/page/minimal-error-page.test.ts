import { expect, it } from 'vitest'
import { minimalErrorPage } from '../../../worker/page/minimal-error-page.ts'

it('a host of no agency is told so on a page with a style sheet of its own (CONTENT-84)', async () => {
  const page = minimalErrorPage(404)
  const text = await page.text()
  expect(page.status).toBe(404)
  expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/minimal-[A-Z0-9]{8}\.css">/)
  expect(text).not.toMatch(/<style|theme\./)
})

import type { BrowserContext, Page } from 'playwright-core'
import { type BrowserFixture, openPage } from './browser.ts'

interface Visitor {
  page: Page
  context: BrowserContext
  /** Console errors, failed requests and error responses so far. */
  errors: string[]
  /** Ajax calls so far, as path and query. */
  ajaxCalls: string[]
}

/** A visitor at a desk who lets pages move, with what goes wrong and what is requested. */
export async function newVisitor(fixture: BrowserFixture): Promise<Visitor> {
  const page = await openPage(fixture, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
  })
  const errors: string[] = []
  const ajaxCalls: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(error.message))
  page.on(
    'request',
    request =>
      request.url().includes('/ajax/') &&
      ajaxCalls.push(new URL(request.url()).pathname + new URL(request.url()).search),
  )
  page.on(
    'response',
    response => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
  )
  return { page, context: page.context(), errors, ajaxCalls }
}

export const cards = (page: Page) => page.locator('article.card')
export const total = (page: Page) => page.locator('[data-list-total]')
export const searches = (calls: string[]): string[] =>
  calls.filter(call => call.startsWith('/nl/ajax/estates?'))

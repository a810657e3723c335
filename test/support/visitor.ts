import type { BrowserContext, Page } from 'playwright-core'
import type { BrowserFixture } from './browser.ts'

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Console errors, failed requests and error answers so far. */
  errors: string[]
  /** Ajax calls so far, as path and query. */
  ajaxCalls: string[]
}

/** Somebody at a desk, and what befalls them. */
export async function newVisitor({ browser, product }: BrowserFixture): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.origin('localhost'),
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const troubles: string[] = []
  const calls: string[] = []
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(error.message))
  page.on(
    'request',
    request =>
      request.url().includes('/ajax/') &&
      calls.push(new URL(request.url()).pathname + new URL(request.url()).search),
  )
  page.on(
    'response',
    response => response.status() >= 400 && troubles.push(`${response.status()} ${response.url()}`),
  )
  return { page, context, errors: troubles, ajaxCalls: calls }
}

export const cards = (page: Page) => page.locator('article.card')
export const total = (page: Page) => page.locator('[data-list-total]')
export const searches = (calls: string[]): string[] =>
  calls.filter(call => call.startsWith('/nl/ajax/estates?'))

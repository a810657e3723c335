import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { type BrowserFixture, openPage } from './browser.ts'
import type { Product } from './product.ts'
import { mailsTo } from './mails.ts'

export const OWNER = 'An Peeters'

/** A further owner of a demo agency, put there as an operator does; each may ask for a few mails only. */
export async function makeOwner(
  { server }: Pick<Product, 'server'>,
  site: number,
): Promise<string> {
  const email = `an-${crypto.randomUUID().slice(0, 8)}@agency.example`
  const objects = await server.getDurableObjectNamespace('AGENCY', 'baksteen')
  // Miniflare's stub has no type of the class.
  const agency = objects.getByName(String(site)) as unknown as {
    call(part: string, method: string, args: unknown[]): Promise<unknown>
  }
  const acting = { actor: 'operator', request: 'r', now: Date.now() }
  await agency.call('members', 'putOwner', [
    { id: crypto.randomUUID(), email, name: OWNER },
    acting,
  ])
  return email
}

/** Signs somebody in by the code of their mail, in a browser of their own. */
export async function signIn(page: Page, product: Product, email: string): Promise<void> {
  await page.goto('/desk')
  await page.fill('#email', email)
  await page.click('main form[action="/desk/sign-in"] button')
  const code = await codeFor(product, email)
  await page.fill('#code', code)
  await page.click('main form[action="/desk/code"] button')
  await page.waitForURL('**/desk')
}

/** The code that was mailed to somebody who asked to sign in. */
export async function codeFor(product: Product, email: string): Promise<string> {
  for (const { text } of await mailsTo(product, email)) {
    const code = /\b(\d{6})\b/.exec(text)?.[1]
    if (code) return code
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** The path of the desk's link of a kind in the newest mail to somebody. */
export async function deskLink(product: Product, email: string, kind: string): Promise<string> {
  for (const { text } of await mailsTo(product, email)) {
    const link = new RegExp(`/desk/${kind}/[\\w-]+`).exec(text)?.[0]
    if (link) return link
  }
  throw new Error(`no link was mailed to ${email}`)
}

/** Goes to a room by the menu, which on a telephone is opened first. */
export async function goToRoom(page: Page, path: string): Promise<void> {
  const opener = page.locator('.desk-bar button')
  if (await opener.isVisible()) await opener.click()
  await page.click(`.desk-menu a[href="${path}"]`)
  await page.waitForURL(url => url.pathname === path)
}

/** Presses what leads to another page, or to the same one anew, and waits until that is there. */
export async function send(page: Page, what: Locator): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), what.click()])
}

/** Signs an owner of the first agency in once for a file; each call opens a page of theirs. */
export function useOwner(
  fixture: BrowserFixture,
): (options?: Parameters<typeof openPage>[1]) => Promise<Page> {
  let signedIn: BrowserContextOptions['storageState']
  beforeAll(async () => {
    const page = await openPage(fixture)
    await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
    signedIn = await page.context().storageState()
    await page.context().close()
  })
  return options =>
    openPage(fixture, {
      ...(signedIn && { storageState: signedIn }),
      locale: 'nl-BE',
      ...options,
    })
}

import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { makeOwner, send, signIn } from '../support/desk.ts'
import { sixPhotographs } from '../support/photographs.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

let page: Page

beforeAll(async () => {
  const viewport = { width: 1280, height: 900 }
  page = await openPage(fixture, { viewport, locale: 'nl-BE' })
  await signIn(page, fixture.product, await makeOwner(fixture.product, 1))
})

/** What the desk's own forms would send. */
const post = (path: string, fields: Record<string, string>) =>
  page.request.post(path, {
    form: fields,
    headers: { Origin: fixture.product.origin('localhost') },
    maxRedirects: 0,
  })

const MOST_STOPS = 150

/** Goes on by the Tab key until what is looked for has the focus, and shows it. */
async function tabTo(selector: string): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const isThere = await page.evaluate(
      where => document.activeElement?.matches(where) === true,
      selector,
    )
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}

const press = (key: string): Promise<unknown> =>
  Promise.all([page.waitForEvent('domcontentloaded'), page.keyboard.press(key)])

const files = (): Promise<string[]> =>
  page.locator('#photo [data-file]').evaluateAll(all => all.map(each => each.id))

const sections = (): Promise<string[]> =>
  page.locator('.desk-order [data-id]').evaluateAll(all => all.map(each => each.id))

describe('the desk by keys alone', () => {
  it('publishes a home for a reason, and puts its photographs in order (DESK-36, DESK-59)', async () => {
    const made = await post('/desk/homes/new', { deal: 'FOR_SALE', kind: '3', place: '9000 Gent' })
    const home = new URL(made.headers().location ?? '', page.url()).pathname
    const [first, second, third] = sixPhotographs()
    for (const file of [first, second, third])
      await page.request.post(`${home}/photos/add`, {
        multipart: { ...(file && { file }) },
        headers: { Origin: fixture.product.origin('localhost') },
      })

    await page.goto(home)
    await tabTo('[name=reason]')
    await page.keyboard.type('De papieren zijn onderweg')
    await tabTo('form[action$="/publish"] button')
    await press('Enter')
    expect(await page.locator('form[action$="/publish"]').count()).toBe(0)

    await page.goto(`${home}/photos`)
    await page.locator('.photo__handle').first().waitFor()
    const [a, b, c] = await files()
    await tabTo('[value^="later:"]')
    await page.keyboard.press('Enter')
    await expect.poll(files).toEqual([b, a, c])
    await page.keyboard.press('Enter')
    await expect.poll(files).toEqual([b, c, a])
    // It is the last one now, and can only go back.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('value')))
      .toBe(`earlier:${a?.slice(2)}`)
  })

  it('moves a section, and chooses a width by arrows (DESK-36, DESK-126)', async () => {
    await page.goto('/desk/pages/home')
    const [first, second] = await sections()
    await tabTo('[name=down]')
    await press('Enter')
    expect((await sections()).slice(0, 2)).toEqual([second, first])
    await tabTo('[name=preview-width]')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('[name=preview-width][value="768"]').isChecked()).toBe(true)
    await page.goto('/desk/pages/home')
    await tabTo('[value=discard]')
    await press('Enter')
    expect((await sections())[0]).toBe(first)
  })

  it('shows a preview of each width as large as there is room, whole (DESK-201)', async () => {
    for (const [path, name] of [
      ['/desk/pages/home', 'preview-width'],
      ['/desk/look', 'look-width'],
    ])
      for (const [screen, width] of [
        [360, 360],
        [360, 1280],
        [1280, 360],
        [1280, 1280],
      ] as const) {
        await page.setViewportSize({ width: screen, height: 900 })
        await page.goto(path ?? '')
        await page.check(`[name=${name}][value="${width}"]`)
        const frame = page.locator('.desk-preview iframe, .look-preview iframe')
        const { drawn, room } = await frame.evaluate(shown => ({
          drawn: Math.round(shown.getBoundingClientRect().width),
          room: shown.parentElement?.clientWidth ?? 0,
        }))
        expect([path, screen, width, drawn]).toEqual([path, screen, width, Math.min(room, width)])
      }
  })
})

describe('what wakes on the desk’s pages', () => {
  it('shows beside the form of a home what the law asks of what is typed (DESK-79)', async () => {
    const made = await post('/desk/homes/new', { deal: 'FOR_SALE', kind: '1', place: '9000 Gent' })
    const home = new URL(made.headers().location ?? '', page.url()).pathname
    await page.goto(`${home}?tab=epc`)
    const rule = page.locator('[data-rule="FLANDERS:epcValue"]')
    expect(await rule.getAttribute('data-state')).toBe('missing')
    await page.fill('[name=energy-epcValue]', '145')
    await expect.poll(() => rule.getAttribute('data-state')).toBe('present')
  })

  it('drags a section to another place (DESK-126)', async () => {
    await page.goto('/desk/pages/home')
    const before = await sections()
    const handle = page.locator('.desk-order__handle').first()
    await handle.waitFor()
    const from = await handle.boundingBox()
    const to = await page.locator('.desk-order__item').nth(1).boundingBox()
    const x = (from?.x ?? 0) + 10
    await page.mouse.move(x, (from?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move(x, (to?.y ?? 0) + (to?.height ?? 0), { steps: 4 })
    await Promise.all([page.waitForEvent('domcontentloaded'), page.mouse.up()])
    expect((await sections()).slice(0, 2)).toEqual([before[1], before[0]])
    await send(page, page.locator('[value=discard]'))
  })

  it('keeps the draft of a section while one types, and a button that is pressed meanwhile waits (DESK-58, DESK-127)', async () => {
    await page.goto('/desk/pages/home/section/hero')
    const kept = page.waitForResponse(answer => answer.request().method() === 'POST')
    await page.locator('[name=title-nl]').pressSequentially('!')
    await kept
    const preview = page.frameLocator('iframe[data-preview]')
    await preview.locator('body', { hasText: '!' }).waitFor()

    let release = (): void => undefined
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/section/hero*', async (route, request) => {
      if (request.isNavigationRequest() || request.method() !== 'POST') return route.continue()
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(request => request.method() === 'POST')
    await page.locator('[name=title-nl]').pressSequentially('?')
    await asked
    const arrival = page.waitForEvent('domcontentloaded')
    await page.locator('button[value=save]:visible:not([tabindex])').click()
    release()
    await arrival
    await page.unroute('**/section/hero*')
    expect(await page.locator('.notice--error').count()).toBe(0)
    expect(await page.inputValue('[name=title-nl]')).toMatch(/^!\?/)
    await page.goto('/desk/pages/home')
    await send(page, page.locator('[value=discard]'))
  })

  it('writes formatted text in an editor, as what the form sends (DESK-150)', async () => {
    await page.goto('/desk/pages/home/section?type=htmlText')
    const editor = page.locator('.rich-text__page').first()
    await editor.click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Vet')
    const area = page.locator('.rich-text textarea').first()
    expect(await area.inputValue()).toBe('<p><strong>Vet</strong></p>')
  })

  it('shows a colour that is chosen at once, and keeps it to be tried (DESK-165)', async () => {
    await page.goto('/desk/look')
    const tried = page.waitForResponse(answer => answer.request().method() === 'POST')
    await page.fill('[name=accent]', '#444444')
    expect((await tried).status()).toBe(200)
    await send(page, page.locator('#look-form [value=try]'))
    expect(await page.inputValue('[name=accent]')).toBe('#444444')
    await send(page, page.locator('#look-form [value=drop]'))
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { goToRoom, useOwner } from '../../support/desk.ts'
import { mailsTo } from '../../support/mails.ts'
import { copyBegun } from '../../support/copy-begun.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })
const asOwner = useOwner(fixture)

const PHONE = { width: 360, height: 740 }

const done = (page: Page): Promise<string> => page.locator('main [role=status]').innerText()

/** Chooses one of the free times: the first, the second … */
async function choose(page: Page, index: number): Promise<void> {
  const slot = page.locator('select[name=slot]')
  await slot.waitFor()
  const values = await slot
    .locator('option')
    .evaluateAll(all => all.map(each => each.getAttribute('value') ?? '').filter(Boolean))
  await slot.selectOption(values[index] ?? '')
}

/** From the calendar to the form of a home that has free times. */
async function bookByTelephone(page: Page, email: string, index: number): Promise<void> {
  await page.goto('/desk/calendar')
  await page.locator('main a[href="/desk/calendar/new"]').first().click()
  await page.fill('#q', 'gent')
  await page.locator('.search-box button').click()
  await page.waitForURL('**/desk/calendar/new?q=gent')
  await page.locator('.calendar-homes a').first().waitFor()
  const homes = await page
    .locator('.calendar-homes a')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  for (const home of homes) {
    await page.goto(home)
    if ((await page.locator('select[name=slot]').count()) > 0) break
  }
  await choose(page, index)
  await page.fill('#name', 'Jan Peeters')
  await page.fill('#phone', '0470 12 34 56')
  await page.fill('#email', email)
  await page.locator('main form .button--primary').click()
  expect(await done(page)).toContain('ligt vast')
}

describe.each([
  ['on a telephone', { viewport: PHONE }, 0],
  ['at 1,280 px', { viewport: { width: 1280, height: 900 } }, 4],
  ['without JavaScript', { viewport: PHONE, javaScriptEnabled: false }, 8],
])('a week of viewings, %s', (_, options, index) => {
  it('books one by telephone, moves and cancels it, and keeps what came of another (CAL-7, CAL-10, CAL-11)', async () => {
    const page = await asOwner(options)
    const email = `jan-${crypto.randomUUID().slice(0, 8)}@voorbeeld.be`
    await page.goto('/desk')
    await goToRoom(page, '/desk/calendar')
    await bookByTelephone(page, email, index)

    await page.locator('main a[href$="/move"]').click()
    await choose(page, index + 2)
    await page.fill('#reason', 'De eigenaar is er die dag niet')
    await page.locator('main form .button--primary').click()
    expect(await done(page)).toContain('verplaatst')

    await page.locator('main a[href$="/cancel"]').click()
    await page.locator('main form .button--danger').click()
    expect(await done(page)).toContain('geannuleerd')
    expect(await page.locator('main .tag').first().innerText()).toBe('geannuleerd')

    await bookByTelephone(page, email, index + 1)
    const { pathname } = new URL(page.url())
    const begun = await copyBegun(fixture.product, 1, pathname.split('/').at(-1) ?? '')
    await page.goto(`/desk/calendar/${begun}`)
    await page.locator('[name=came][value=yes]').check()
    await page.fill('#feedback', 'Wil een bod doen')
    await page.locator('#note .button--primary').click()
    expect(await done(page)).toContain('Bewaard')
    expect(await page.inputValue('#feedback')).toBe('Wil een bod doen')

    const subjects = (await mailsTo(fixture.product, email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      expect.stringContaining('Geannuleerd'),
      expect.stringContaining('Uw bezoek op'),
      expect.stringContaining('Uw bezoek op'),
      expect.stringContaining('Verplaatst'),
    ])
    await page.close()
  })
})

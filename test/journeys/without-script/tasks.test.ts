import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addressIn, allMails, mailsTo, isSubscriber } from '../support/mails.ts'
import type { AgendaRules } from '../../../shared/booking/agenda.ts'
import { openPage, useBrowser } from '../support/browser.ts'
import { editJson, editSite } from '../support/edit-site.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off' }, { pictures: false })

const newVisitor = (): Promise<Page> =>
  openPage(fixture, { javaScriptEnabled: false, locale: 'nl-BE' })

const textOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).first().innerText()

/** Clicks it, and waits until the page that it leads to has come whole: a page is sent in pieces. */
async function follow(link: Locator): Promise<void> {
  await link.click()
  await link.page().waitForLoadState()
}

describe('a visitor without JavaScript', () => {
  it('puts a list in order (FILTER-41)', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop')
    await page.selectOption('#filter-form-sort', 'price-DESC')
    await follow(page.locator('form.filter button[type=submit]'))
    const euros = (await page.locator('.card__price').allInnerTexts())
      .flatMap(text => /€\s([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? [])
      .map(Number)
    expect(euros.length).toBeGreaterThan(9)
    expect(euros).toEqual(euros.toSorted((a, b) => b - a))
  })

  it('finds on the page of the map the same homes as a list (SEARCH-34)', async () => {
    const page = await newVisitor()
    const homes = () =>
      page
        .locator('a.card__link')
        .evaluateAll(links => links.map(link => link.getAttribute('href')))
    await page.goto('/nl/te-koop?type=2')
    const listed = await homes()
    await page.goto('/nl/te-koop?type=2&view=map')
    expect(await homes()).toEqual(listed)
    expect(await page.locator('a.card__link').first().isVisible()).toBe(true)
  })

  it('searches around a municipality on the page of the map', async () => {
    const page = await newVisitor()
    await page.goto('/nl/te-koop?type=2&view=map')
    const before = await page.locator('.map-homes__home').count()
    await page.selectOption('#map-around', { label: 'Gent (9000)' })
    await follow(page.locator('.map-homes__around button'))
    expect(new URL(page.url()).searchParams.get('geo_range')).toMatch(/^10km;51\.\d{4};3\.\d{4}$/)
    expect(new URL(page.url()).searchParams.get('type')).toBe('2')
    const near = await page.locator('.map-homes__home').count()
    expect([near > 0, near < before]).toEqual([true, true])
  })

  it('goes from a project to one of its homes and back, and looks at a picture at its full size', async () => {
    const page = await newVisitor()
    await page.goto('/nl/aanbod/1100')
    const project = new URL(page.url()).pathname
    await follow(page.locator(`main a[href^="${project}/"]`).first())
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${project}/\\d+$`))
    await follow(page.locator(`a[href="${project}"]`).first())
    expect(new URL(page.url()).pathname).toBe(project)
    const picture = await page.locator('.gallery__link').first().getAttribute('href')
    const answer = await page.goto(picture ?? '')
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  })

  it('opens the menu and the filter on a telephone, and reads what the agency must say (CONTENT-26)', async () => {
    const page = await newVisitor()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/nl/te-koop')
    await follow(page.locator('.filter-sheet__open'))
    await page.fill('input[name=price-max]', '300000')
    await follow(page.locator('form.filter button[type=submit]'))
    expect(page.url()).toContain('price-max=300000')
    await follow(page.locator('.site-header__open'))
    await follow(page.locator('.site-header__sheet a', { hasText: 'Contact' }).first())
    expect(new URL(page.url()).pathname).toBe('/nl/contact')
    for (const path of [
      '/nl/privacy-verklaring',
      '/nl/gebruiksvoorwaarden',
      '/nl/toegankelijkheid',
    ]) {
      await follow(page.locator(`footer a[href="${path}"]`))
      expect([new URL(page.url()).pathname, (await textOf(page, 'h1')).length > 5]).toEqual([
        path,
        true,
      ])
    }
  })

  it('keeps homes and shares them; another takes them over and lays them side by side', async () => {
    const [page, friend] = await Promise.all([newVisitor(), newVisitor()])
    for (const index of [0, 1]) {
      await page.goto('/nl/te-koop')
      await follow(page.locator('button.favorite').nth(index))
    }
    expect(await page.locator('[data-saved]').count()).toBe(2)
    await friend.goto(await textOf(page, '.favorites__share a'))
    await follow(friend.locator('form[data-favorites-change=add] button'))
    await friend.waitForURL('**/nl/favorieten')
    await follow(friend.locator('#compare button'))
    expect(new URL(friend.url()).pathname).toBe('/nl/vergelijken')
    expect(
      await friend.locator('.compare table thead a, .compare thead img').count(),
    ).toBeGreaterThanOrEqual(2)
  })

  it('asks what a home is worth, and the agency knows that it is that', async () => {
    const page = await newVisitor()
    await page.goto('/nl/contact?source=estimate')
    await page.fill('[name=name]', 'Eigenaar')
    await page.fill('[name=email]', 'eigenaar@voorbeeld.be')
    await page.fill('[name=text]', 'Een rijhuis')
    await page.check('[name=privacy]')
    await follow(page.locator('form[action$=contact-form-handler] button[type=submit]'))
    expect(await textOf(page, '[data-form-success]')).toContain('Bedankt')
    const mails = await allMails(fixture.product)
    expect(mails.map(({ text }) => text).join()).toContain(
      'Aanvraag gratis schatting - Een rijhuis',
    )
  })

  it('subscribes, confirms, changes the search, pauses and leaves', async () => {
    const page = await newVisitor()
    await page.goto('/nl/hou-me-op-de-hoogte?type=1')
    await page.fill('#subscribe-email', 'lezer@voorbeeld.be')
    await page.check('#subscribe [name=privacy]')
    await follow(page.locator('#subscribe button[type=submit]'))
    await page.waitForURL('**/succes')
    await page.goto(
      addressIn((await mailsTo(fixture.product, 'lezer@voorbeeld.be'))[0], 'hou-me-op-de-hoogte'),
    )
    await follow(page.locator('button[value=confirm]'))
    expect(page.url()).toContain('sent=confirmed')
    await follow(page.locator('.search-edit > summary'))
    await page.locator('input[name=price-max]').fill('350000')
    await follow(page.locator('button[value=save]'))
    expect(page.url()).toContain('sent=edit')
    expect(await page.locator('input[name=price-max]').inputValue()).toBe('350000')
    await follow(page.locator('button[value=pause]'))
    await follow(page.locator('button[value=resume]'))
    await follow(page.locator('a[href*="/uitschrijven/"]'))
    await follow(page.locator('main form[method=post] button'))
    expect(await isSubscriber(fixture.product, 1, 'lezer@voorbeeld.be')).toBe(false)
  })

  it('shows a home to a friend by the own mail program, and reckons what buying costs', async () => {
    const page = await newVisitor()
    await page.goto('/nl/aanbod/1000')
    expect(
      decodeURIComponent((await page.locator('a[href^="mailto:?"]').getAttribute('href')) ?? ''),
    ).toContain(page.url())
    const before = await textOf(page, '.calculator')
    await page.check('input[name=situation][value=secondHome]')
    await follow(page.locator('.calculator__form button'))
    expect(await textOf(page, '.calculator')).not.toBe(before)
    expect(await page.locator('input[value=secondHome]').isChecked()).toBe(true)
  })

  it('waits for a time at a home whose agenda is full', async () => {
    await editSite(fixture.product, 1, (row, table) => {
      if (table === 'agenda' && row.estate_id === '1001')
        editJson<AgendaRules>(row, 'rules', rules => {
          rules.daysAhead = -1
        })
    })
    const page = await newVisitor()
    await page.goto('/nl/aanbod/1001?viewing=1')
    await page.fill('#wait-email', 'wacht@voorbeeld.be')
    await page.check('.wait-form [name=privacy]')
    await follow(page.locator('.wait-form button[type=submit]'))
    expect(page.url()).toContain('sent=wait')
    const agencies = await fixture.product.server.getDurableObjectNamespace('AGENCY', 'baksteen')
    // Miniflare's stub has no type of the class.
    const agency = agencies.getByName('1') as unknown as {
      call(part: string, method: string, args: unknown[]): Promise<unknown>
    }
    expect(await agency.call('waitlist', 'exportPerson', ['wacht@voorbeeld.be'])).toMatchObject({
      waitlist_entry: [{ estate_id: '1001' }],
    })
  })
})

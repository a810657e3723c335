import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../../support/browser.ts'
import { makeOwner, signIn } from '../../support/desk.ts'
import { addressIn, mailsTo } from '../../support/mails.ts'

const fixture = useBrowser({ RATE_LIMITS: 'off', DESK: 'on' }, { pictures: false })

/** The agency at the coast, which lets holiday homes. */
const SITE = 2
const HOST = 'kust.localhost'

interface StayCalls {
  call(
    part: 'stays',
    method: 'byReservation' | 'decide',
    args: unknown[],
  ): Promise<{ stay: { key: string } } | null>
}

/** What the clock does once nobody answered in time. */
async function lapse(id: string): Promise<void> {
  const objects = await fixture.product.server.getDurableObjectNamespace('AGENCY', 'baksteen')
  // Miniflare's stub has no type of the class.
  const agency = objects.getByName(String(SITE)) as unknown as StayCalls
  const key = (await agency.call('stays', 'byReservation', [id]))?.stay.key
  const decision = { from: 'requested', to: 'lapsed', by: 'clock', word: '' }
  await agency.call('stays', 'decide', [key, decision, [], Date.now()])
}

/** Sends a form and waits for the page that follows. */
async function send(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('domcontentloaded'), page.click(button)])
}

/** The address of the first free period of a home, `later` months on. */
async function choose(guest: Page, later: number): Promise<string> {
  await guest.goto('/nl/vakantie')
  await guest.locator('.rental-card .card__link').first().click()
  await guest.locator('.calendar').first().waitFor()
  const now = new Date()
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1))
  await guest.goto(`${new URL(guest.url()).pathname}?month=${month.toISOString().slice(0, 7)}`)
  await guest.locator('.periods a').first().click()
  await guest.locator('#stay-name').waitFor()
  return new URL(guest.url()).pathname + new URL(guest.url()).search
}

/** Asks for chosen nights; the guest's own page. */
async function request(guest: Page, chosen: string, email: string): Promise<string> {
  await guest.goto(chosen)
  await guest.locator('#stay-name').waitFor()
  await guest.fill('#stay-name', 'Reizende Gast')
  await guest.fill('#stay-email', email)
  await guest.fill('#stay-phone', '0470 12 34 56')
  await guest.fill('#stay-persons', '2')
  for (const box of await guest.locator('.stay-form input[type=checkbox]').all()) await box.check()
  await guest.click('.stay-form button[type=submit]')
  await guest.waitForURL('**/nl/verblijf/*')
  return guest.url()
}

const ROUNDS = [
  ['on a telephone', { viewport: { width: 360, height: 740 } }, 3],
  ['at 1,280 px', { viewport: { width: 1280, height: 900 } }, 6],
  ['without JavaScript', { viewport: { width: 360, height: 740 }, javaScriptEnabled: false }, 9],
] as const

let owner = ''
beforeAll(async () => {
  owner = await makeOwner(fixture.product, SITE)
})

describe.each(ROUNDS)('a week of stays, %s', (_, options, later) => {
  it('confirms one, declines one, lets one lapse and sees one cancelled (STAY-2, STAY-12, STAY-17)', async () => {
    const guest = await openPage(fixture, {
      host: HOST,
      locale: 'nl-BE',
      ...options,
    })
    const own = await openPage(fixture, {
      host: HOST,
      locale: 'nl-BE',
      ...options,
    })
    await signIn(own, fixture.product, owner)
    const email = (name: string): string => `${name}-${later}@voorbeeld.be`
    const answer = async (address: string, act: string): Promise<void> => {
      await own.goto(address)
      await own.fill('[name=word]', 'Met groeten van de kust')
      await send(own, `button[name=act][value=${act}]`)
      await own.locator('.notice--done').waitFor()
    }
    const atDesk = async (): Promise<string> => {
      await own.goto('/desk')
      await own.locator('main a[href^="/desk/stays/"]').first().waitFor()
      return (await own.locator('main a[href^="/desk/stays/"]').first().getAttribute('href')) ?? ''
    }

    const chosen = await choose(guest, later)
    const first = await request(guest, chosen, email('eerste'))
    const stay = await atDesk()
    await answer(stay, 'confirm')
    await guest.goto(addressIn((await mailsTo(fixture.product, email('eerste')))[0], 'verblijf'))
    expect(await guest.locator('h1').innerText()).toBe('Uw verblijf is bevestigd')
    await guest.goto(chosen)
    expect(await guest.locator('.stay-form').count()).toBe(0)

    await own.goto(`/desk/stays/homes/${/vakantie\/(\d+)/.exec(chosen)?.[1]}`)
    await own.fill('#source', `portaal-${later}`)
    await own.setInputFiles('#file', {
      name: 'a.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(
        'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20290103\r\nDTEND;VALUE=DATE:20290105\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
      ),
    })
    await send(own, '#calendars form[enctype] button')
    await own.locator('.other-calendar', { hasText: `portaal-${later}` }).waitFor()

    await guest.goto(first)
    await send(guest, '.appointment__cancel button')
    await guest.locator('h1', { hasText: 'geannuleerd' }).waitFor()

    const second = await request(guest, chosen, email('tweede'))
    await answer(await atDesk(), 'decline')
    await guest.goto(second)
    expect(await guest.locator('h1').innerText()).toBe('Uw aanvraag is niet aanvaard')

    const third = await request(guest, chosen, email('derde'))
    await lapse(third.split('/').at(-1) ?? '')
    await guest.goto(third)
    expect(await guest.locator('h1').innerText()).toBe('Uw aanvraag is vervallen')
    // The listing API hears of it by a task.
    await expect
      .poll(async () => {
        await guest.goto(chosen)
        return guest.locator('.stay-form').count()
      })
      .toBe(1)
    await own.close()
    await guest.close()
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, useBrowser } from '../support/browser.ts'
import { deskLink, goToRoom, makeOwner, send, signIn } from '../support/desk.ts'
import { nameServer } from '../support/name-server.ts'
import { sixPhotographs } from '../support/photographs.ts'

const dns = await nameServer()
// What is drawn of a photograph is drawn of the file.
const fixture = useBrowser(
  { RATE_LIMITS: 'off', DESK: 'on', DNS_URL: dns.url },
  { pictures: false },
)
afterAll(() => dns.close())

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 900 }

const GAPS = {
  planning: {
    'planning-buildingLicense': 'YES',
    'planning-townPlanningValue': 'WG',
    'planning-townPlanningViolation': 'NO',
    'planning-presaleRight': 'NO',
    'planning-allocationLicense': 'NO',
    'planning-heritageProtected': 'NO',
    'planning-heritageInventoried': 'NO',
    'flooding-floodingParcelScore': 'A',
    'flooding-floodingBuildingScore': 'A',
    'flooding-reportDate': new Date().toISOString().slice(0, 10),
  },
  epc: {
    'energy-energyLabel': 'B',
    'energy-epcValue': '145',
    'general-certificateAsbestos': 'Asbestveilig',
  },
}

const form = (page: Page, act: string) =>
  page.locator('main form', { has: page.locator(`input[name=act][value="${act}"]`) })

/** Keeps what the page asks for on its way, until told. */
async function hold(page: Page, paths: RegExp): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(paths, async route => {
    await gate.promise
    await route.continue()
  })
  return async () => gate.resolve()
}

/** The policy shows no picture that did not come from the site: it is seen where it was painted. */
const isDrawn = (canvas: HTMLElement | SVGElement): boolean =>
  canvas instanceof HTMLCanvasElement &&
  canvas.getContext('2d')?.getImageData(canvas.width / 2, 8, 1, 1).data[3] === 255

describe.each([
  ['on a telephone', { viewport: PHONE, javaScriptEnabled: true }, '#7a2e46'],
  ['at 1,280 px', { viewport: DESK, javaScriptEnabled: true }, '#2f4f8f'],
  ['without JavaScript', { viewport: PHONE, javaScriptEnabled: false }, '#5a3d7a'],
])('a week at the desk, %s', (_, options, colour) => {
  let own: Page
  let email = ''
  /** At the desk, and on the site. */
  let home = ''
  let advert = ''

  beforeAll(async () => {
    own = await openPage(fixture, { ...options, locale: 'nl-BE' })
    email = await makeOwner(fixture.product, 1)
    await signIn(own, fixture.product, email)
  })
  afterAll(() => own?.context().close())

  /** A page of the site as a visitor gets it. */
  const visit = async (path: string): Promise<string> =>
    (await fetch(fixture.product.origin('localhost') + path)).text()

  it('adds a home with six photographs, mends its gaps and publishes it (DESK-81, DESK-95, UPLOAD-49)', async () => {
    await goToRoom(own, '/desk/homes')
    await send(own, own.locator('main a[href="/desk/homes/new"]').first())
    await own.check('[name=deal][value=FOR_SALE]')
    await own.selectOption('[name=kind]', '1')
    for (const [name, value] of [
      ['street', 'Kouter'],
      ['number', '7'],
      ['place', '9000 Gent'],
      ['price', '285.000'],
    ] as const)
      await own.fill(`[name=${name}]`, value)
    await send(own, own.locator('main form button').first())
    home = new URL(own.url()).pathname

    const wake = await hold(own, /\/assets\/upload-\w+\.js$/)
    await send(own, own.locator(`main a[href="${home}/photos"]`))
    if (options.javaScriptEnabled) {
      const letGo = await hold(own, /\/photos\/add\//)
      const arrival = own.waitForEvent('domcontentloaded')
      // At a desk they are chosen before the script is there.
      if (options.viewport === DESK) await own.setInputFiles('#file', sixPhotographs())
      await wake()
      await own.locator('.upload--awake').waitFor()
      if (options.viewport === PHONE) await own.setInputFiles('#file', sixPhotographs())
      const drawn = own.locator('.upload__file canvas').first()
      await expect.poll(() => drawn.evaluate(isDrawn)).toBe(true)
      await Promise.all([arrival, letGo()])
    } else {
      await own.setInputFiles('#file', sixPhotographs())
      await send(own, own.locator('.upload button'))
    }
    expect(await own.locator('#photo .photo').count()).toBe(6)

    await own.goto(home)
    for (const [tab, fields] of Object.entries(GAPS)) {
      await send(own, own.locator(`.lens [data-state=missing] a[href*="tab=${tab}"]`).first())
      for (const [name, value] of Object.entries(fields)) {
        const field = own.locator(`[name="${name}"]`)
        const isList = await field.evaluate(each => each.tagName === 'SELECT')
        await (isList ? field.selectOption(value) : field.fill(value))
      }
      await send(own, own.locator('#record button').last())
    }
    expect(await own.locator('.lens [data-state=missing]').allInnerTexts()).toEqual([])
    await send(own, own.locator('form[action$="/publish"] button'))

    const preview = await own.request.get(`${home}/preview`, { maxRedirects: 0 })
    advert = new URL(preview.headers().location ?? '', own.url()).pathname
    await expect.poll(() => visit(advert)).toContain('Kouter')
  })

  it('lowers its price, sells it and takes that back', async () => {
    await own.goto(`${home}/acts`)
    await own.fill('[name=price]', '123.456')
    await send(own, own.locator('form.acts__price button'))
    expect(await own.inputValue('[name=price]')).toBe('123.456')
    expect(await visit(advert)).toMatch(/123\.456/)
    await send(own, own.locator('button[value=sold]'))
    expect(await own.locator('button[value=sold]').count()).toBe(0)
    await send(own, form(own, 'undo').first().locator('button'))
    expect(await own.locator('button[value=sold]').count()).toBe(1)
  })

  it('edits the home page, publishes it and puts back what it was (DESK-124, DESK-128)', async () => {
    const words = `Een huis dat past, ${colour}`
    await goToRoom(own, '/desk/pages')
    await send(own, own.locator('main a[href="/desk/pages/home"]'))
    await send(own, own.locator('main a[href="/desk/pages/home/section/hero"]'))
    const before = await own.inputValue('[name=title-nl]')
    await own.fill('[name=title-nl]', words)
    await send(own, own.locator('button[value=save]:visible:not([tabindex])'))
    expect(await visit('/nl')).not.toContain(words)
    await send(own, own.locator('.desk-top__back a'))
    await send(own, own.locator('button[value=publish]'))
    await expect.poll(() => visit('/nl')).toContain(words)

    await send(own, own.locator('main a[href="/desk/pages/home/history"]'))
    await send(own, own.locator('button[value=restore]').first())
    await send(own, own.locator('button[value=publish]'))
    await expect.poll(() => visit('/nl')).not.toContain(words)
    expect(await visit('/nl')).toContain(before)
  })

  it('changes the colour, which the site then has (DESK-165)', async () => {
    await own.goto('/desk/look')
    await own.fill('[name=accent]', colour)
    await send(own, own.locator('#look-form button[value=publish]'))
    await own.goto('/nl')
    const accent = await own.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--accent'),
    )
    expect(accent).toBe(colour)
  })

  it('hires an editor, who can not open what is not theirs, and ends it again (DESK-18, DESK-23)', async () => {
    const eves = `eve-${crypto.randomUUID().slice(0, 8)}@agency.example`
    await own.goto('/desk/people')
    await form(own, 'invite').locator('[name=email]').fill(eves)
    await form(own, 'invite').locator('[name=role][value=editor]').check()
    await send(own, form(own, 'invite').locator('button'))
    expect(await own.locator('main').innerText()).toContain(eves)

    const eve = await openPage(fixture, { ...options, locale: 'nl-BE' })
    await eve.goto(await deskLink(fixture.product, eves, 'join'))
    await eve.fill('#name', 'Eve')
    await send(eve, eve.locator('main form button'))
    await signIn(eve, fixture.product, eves)
    expect(await eve.locator('.desk-menu a[href="/desk/audit"]').count()).toBe(0)
    expect((await eve.request.get('/desk/audit')).status()).toBe(403)

    await own.goto('/desk/audit')
    expect(await own.locator('main').innerText()).toContain('Eve')
    await own.goto('/desk/people')
    const hers = own.locator('li', { hasText: eves })
    await hers.locator('summary').click()
    const removal = hers.locator('form', { has: own.locator('input[value=remove]') })
    await send(own, removal.locator('button'))
    expect(await own.locator('main').innerText()).not.toContain(eves)
    expect((await eve.goto('/desk'))?.status()).toBe(401)
    await eve.context().close()
  })

  it('maps a domain, whose proof is looked for until it is there (DESK-185)', async () => {
    const hostname = `www.${crypto.randomUUID().slice(0, 8)}.example`
    await own.goto('/desk/domain')
    await form(own, 'add').locator('[name=hostname]').fill(hostname)
    await send(own, form(own, 'add').locator('button'))
    const panel = own.locator('.panel', { hasText: hostname })
    const [name = '', proof = ''] = await panel.locator('code').allInnerTexts()
    await send(own, panel.locator('form', { has: own.locator('[value=check]') }).locator('button'))
    expect(await panel.locator('code').count()).toBe(2)
    dns.publish(name, proof)
    await send(own, panel.locator('form', { has: own.locator('[value=check]') }).locator('button'))
    expect(await panel.locator('code').count()).toBe(0)
    expect(await panel.locator('input[value=main]').count()).toBe(1)
  })

  it('makes a key and revokes it (DESK-19)', async () => {
    await send(own, own.locator('main a[href="/desk/keys"]'))
    await own.fill('#name', 'Onze software')
    await own.locator('input[name=scopes]').first().check()
    await send(own, form(own, 'add').locator('button'))
    expect(await own.locator('[role=status]').first().innerText()).toContain('Onze software')
    await own.goto('/desk/keys')
    await send(own, form(own, 'revoke').first().locator('button'))
    expect(await own.locator('main').innerText()).toContain('ingetrokken')
  })

  it('loses nothing that was typed when the session ended meanwhile (DESK-27)', async () => {
    await own.goto('/desk/people')
    const kept = `kept-${crypto.randomUUID().slice(0, 8)}@agency.example`
    await form(own, 'invite').locator('[name=email]').fill(kept)
    await own.context().clearCookies()
    await send(own, form(own, 'invite').locator('button'))
    const [tab] = await Promise.all([
      own.context().waitForEvent('page'),
      own.click('main a[href="/desk/sign-in"]'),
    ])
    await signIn(tab, fixture.product, email)
    await tab.close()
    await send(own, own.locator('main form button'))
    expect(await own.locator('main').innerText()).toContain(kept)
  })
})

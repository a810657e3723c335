import { afterEach, describe, expect, it, vi } from 'vitest'
import { demoPacks } from '../../../worker/listing-api/demo/packs.ts'
import { OFFICE_FIELDS } from '../../../worker/desk/office/office-fields.ts'
import { officeValues } from '../../../worker/desk/office/read-office.ts'
import { agency } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { contentStore } from '../../support/agencies/content-store.ts'

afterEach(() => void vi.useRealTimers())

async function anOffice() {
  const desk = await aDesk()
  const [pack] = demoPacks(1)
  const record = JSON.parse(pack?.files['site.json'] ?? '{}')
  const content = { ...record, id: desk.site.id, hostnames: desk.site.hostnames }
  const store = contentStore(desk.api, desk.site.id, { 'site.json': content })
  const own = await desk.signedIn()
  const { locales } = desk.site
  const tagIn = (page: string): string =>
    (/name="tag" value="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&quot;', '"')
  /** The form as the page has it, with other values. */
  const form = async (changes: Record<string, string>): Promise<[string, string][]> => [
    ...Object.entries({
      ...officeValues(content, locales),
      tag: tagIn(await (await own.ask('/desk/settings')).text()),
      defaultLocale: 'nl',
      ...changes,
    }),
    ...locales.map((locale): [string, string] => ['locales', locale]),
  ]
  return { ...desk, ...store, own, form, content }
}

describe('the details of an agency', () => {
  it('are its owner’s to write, and hosts are not (DESK-170, DESK-221)', async () => {
    const { own, form, stored, content, site, mailTo } = await anOffice()
    expect((await own.ask('/desk/settings', await form({}))).status).toBe(303)
    expect(stored.get('site.json')).toEqual(content)
    const hostile = { hostnames: 'evil.example', origin: 'https://evil.example', tileUrl: 'x' }
    const changes = {
      name: 'Nieuw',
      'city-fr': 'Gand',
      lat: '51,1',
      'to-stay': 'zee@agency.example',
    }
    expect((await own.ask('/desk/settings', await form({ ...changes, ...hostile }))).status).toBe(
      303,
    )
    expect(await mailTo('an@agency.example')).toContain('zee@agency.example')
    expect(stored.get('site.json')).toEqual({
      ...content,
      name: 'Nieuw',
      settings: {
        ...content.settings,
        recipients: { ...content.settings.recipients, stay: 'zee@agency.example' },
      },
      agency: {
        ...content.agency,
        city: { ...content.agency.city, fr: 'Gand' },
        geoLocation: { ...content.agency.geoLocation, lat: 51.1 },
      },
    })
    expect((await agency(site.id).audit.list(5)).map(({ act }) => act)).toContain('office changed')
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 11 * 60_000)
    expect((await own.ask('/desk/settings', await form({ name: 'Later' }))).status).toBe(403)
    expect(stored.get('site.json')).toMatchObject({ name: 'Nieuw' })
  })

  it('17.57: have the degree that was typed (DESK-77)', async () => {
    const { own, form, stored } = await anOffice()
    for (const text of ['51.053', '51,053']) {
      expect((await own.ask('/desk/settings', await form({ lat: text }))).status).toBe(303)
      expect(stored.get('site.json')).toMatchObject({ agency: { geoLocation: { lat: 51.053 } } })
      await own.ask('/desk/settings', await form({ lat: '51,1' }))
    }
  })

  it('come back as they were typed when one is wrong, or when somebody was first (DESK-171)', async () => {
    const { own, form, stored } = await anOffice()
    const before = stored.get('site.json')
    const wrong: Record<string, string> = {
      email: 'geen adres',
      kbo: '',
      lat: 'noord',
      'supervisorUrl-nl': 'javascript:alert(1)',
      'to-contact': 'x',
      defaultLocale: 'xx',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const answer = await own.ask(
        '/desk/settings',
        await form({ [name]: value, legalName: 'Getypt' }),
      )
      const page = await answer.text()
      expect([name, answer.status]).toEqual([name, 422])
      expect(page).toContain(`href="#${name}"`)
      expect(page).toContain('value="Getypt"')
    }
    expect(stored.get('site.json')).toEqual(before)
    const late = await form({ name: 'Tweede' })
    await own.ask('/desk/settings', await form({ name: 'Eerste' }))
    const answer = await own.ask('/desk/settings', late)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('value="Tweede"')
    expect(stored.get('site.json')).toMatchObject({ name: 'Eerste' })
    expect(OFFICE_FIELDS.map(({ name }) => name)).not.toContain('hostnames')
  })
})

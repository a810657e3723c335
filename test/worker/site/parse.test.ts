import { describe, expect, it } from 'vitest'
import { parseSite } from '../../../worker/site/parse.ts'

const LEAST = { id: 3, name: 'Kantoor', hostnames: ['Kantoor.Example'] }

describe('the record of a site', () => {
  it.each([
    [{}],
    [{ ...LEAST, id: 0 }],
    [{ ...LEAST, id: 1.5 }],
    [{ ...LEAST, id: '3' }],
    [{ ...LEAST, name: null }],
    [{ ...LEAST, hostnames: [] }],
    [{ ...LEAST, hostnames: ['a b'] }],
    [{ ...LEAST, hostnames: ['a/b'] }],
    [[]],
    ['x'],
    [null],
  ])('is unusable: %j (API-28)', record => {
    expect(() => parseSite(record)).toThrow('unusable')
  })

  it('takes defaults for what it leaves out or spells wrong (API-28, API-29, LOCALE-2)', () => {
    const defaults = {
      id: 3,
      name: 'Kantoor',
      hostnames: ['kantoor.example'],
      origin: null,
      locales: ['nl', 'fr', 'en', 'de'],
      defaultLocale: 'nl',
      source: 'main',
      settings: {
        hiddenStatus: [],
        detailLinks: true,
        hiddenTabs: [],
        captcha: null,
        videoHosts: [],
      },
      theme: { radius: 4, headingFace: 'fraunces', character: 'editorial', logo: null },
      agency: { phone: '', supervisor: { name: {} } },
    }
    expect(parseSite(LEAST)).toMatchObject(defaults)
    expect(
      parseSite({
        ...LEAST,
        origin: 'javascript:alert(1)',
        locales: ['xx'],
        defaultLocale: 'xx',
        source: 'other',
        settings: {
          hiddenStatus: 'x',
          detailLinks: 1,
          hiddenTabs: 2,
          captcha: { service: 'mine', siteKey: 'x' },
          videoHosts: ['a b', 'evil.test'],
        },
        theme: { radius: 99, headingFace: 'url(x)', character: 7 },
        agency: 'x',
      }),
    ).toMatchObject(defaults)
  })

  it('has its first language for default where it lacks the default (API-30, LOCALE-2)', () => {
    const site = parseSite({ ...LEAST, locales: ['fr', 'de'], defaultLocale: 'nl' })
    expect(site?.defaultLocale).toBe('fr')
  })
})

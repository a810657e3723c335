import { describe, expect, it } from 'vitest'
import { aSite } from '../../support/demo-api.ts'
import { anAgency } from '../../support/agency.ts'

/** Directive → its sources. */
async function policyOf(settings: object): Promise<Record<string, string>> {
  const { get } = anAgency({ settings: { ...aSite().settings, ...settings } })
  const policy = (await get('/nl')).headers.get('Content-Security-Policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map(part => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the content security policy', () => {
  it('names nobody else unless the site’s record does (SEC-12, SEC-13)', async () => {
    expect(await policyOf({})).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
  })

  it('names the captcha and the known video hosts that it turns on, each where it is needed (SEC-13)', async () => {
    const captcha = { service: 'recaptcha', siteKey: 'x' }
    expect(await policyOf({ captcha })).toMatchObject({
      'script-src': "'self' https://www.google.com https://www.gstatic.com",
      'connect-src': "'self' https://www.google.com https://www.gstatic.com",
      'frame-src': 'https://www.google.com https://www.gstatic.com',
      'img-src': "'self' data:",
    })
    const tileUrl = 'https://{s}.tiles.test/{z}/{x}/{y}.png'
    const videoHosts = ['player.vimeo.com', 'evil.test', "a.test'; script-src *"]
    expect(await policyOf({ tileUrl, videoHosts })).toMatchObject({
      'img-src': "'self' data:",
      'frame-src': 'https://player.vimeo.com',
      'script-src': "'self'",
    })
  })
})

it('an answer that says nothing of its keeping is not kept (SEC-16)', async () => {
  const { get } = anAgency()
  const refused = await get('/nl', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([405, 'no-store'])
})

const READ = [
  '/',
  '/nl',
  '/nl/te-koop',
  '/nl/favorieten',
  '/nl/nergens',
  '/nl/ajax/notifications',
  '/robots.txt',
  '/assets/x',
  '/admin',
]

it.each(READ)(
  '%s lets no other origin read it, and sets no cookie (SEC-18, SEC-19)',
  async path => {
    const { get } = anAgency()
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { headers } = await get(path, {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      })
      expect([...headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
      expect(headers.get('Set-Cookie')).toBeNull()
    }
  },
)

it.each([
  '//evil.example/nl/',
  '/nl//evil.example/',
  '/%5Cevil.example/nl/',
  '/nl/aanbod/2/https:%2F%2Fevil.example',
  '/nl/aanbod/2/%2F%2Fevil.example',
  '/NL/https:%2F%2Fevil.example',
  '/?next=https://evil.example',
  '/nl/detail?estate=2&return=//evil.example',
  '/nl/te-koop/?x=https://evil.example',
])('%s leads nowhere but to a path here (SEC-7)', async path => {
  const { get } = anAgency()
  const { status, headers } = await get(path)
  const to = headers.get('Location')
  if (status >= 300 && status < 400) expect(to).toMatch(/^\/(?![/\\])/)
  else expect(to).toBeNull()
})

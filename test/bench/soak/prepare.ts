import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import * as v from 'valibot'
import { root } from '../../../worker/commands/local/run-tool.ts'
import { hostOf } from '../agencies.ts'
import type { Files } from './compare.ts'
import { untilAnswered } from './forms.ts'
import type { Soak } from './soak.ts'
import { operator } from './writes.ts'

/** Homes that show the photograph. */
const SHOWN = 4
const PICTURE = 'soak-1'

const Mails = v.array(v.object({ recipient: v.string(), text: v.nullish(v.string()) }))
const Line = v.object({ path: v.string(), content: v.record(v.string(), v.unknown()) })

/** Calls a part of an agency's store past the site, as an operator's command does. */
async function callAgency(
  server: Miniflare,
  site: number,
  ...call: [part: string, method: string, args: unknown[]]
): Promise<unknown> {
  const objects = await server.getDurableObjectNamespace('AGENCY', 'baksteen')
  const stub = objects.getByName(String(site))
  const own: unknown = Reflect.get(stub, 'call')
  if (typeof own !== 'function') throw new Error('the object has no calls')
  return Reflect.apply(own, stub, call)
}

/** Bookings whose outcome nobody knows yet. */
export async function openBookings(server: Miniflare, site: number): Promise<number> {
  const rows = await callAgency(server, site, 'bookings', 'upcoming', [0, 100_000])
  return v
    .parse(v.array(v.object({ state: v.string() })), rows)
    .filter(row => row.state === 'pending').length
}

/** Where the objects of an agency keep what they hold. */
export async function filesOf(server: Miniflare, state: string, site: number): Promise<Files> {
  const file = async (worker: string, binding: string, folder: string): Promise<string> => {
    const objects = await server.getDurableObjectNamespace(binding, worker)
    return join(state, 'do', folder, `${objects.idFromName(String(site)).toString()}.sqlite`)
  }
  return {
    agency: await file('baksteen', 'AGENCY', 'baksteen-Agency'),
    listings: await file('baksteen-listing-api', 'LISTINGS', 'baksteen-listing-api-Listings'),
  }
}

/** An owner at the desk of each agency, a photograph in some of its homes, and the lines of its feed. */
export async function prepareAgencies(soak: Soak, server: Miniflare, port: number): Promise<void> {
  await readLines(soak)
  const photograph = readFileSync(join(root, 'test/support/photographs/home.jpg'))
  for (const site of soak.sites) {
    soak.cookies.set(site, await signIn(soak, server, site, port))
    await soak.visits.ask('upload', {
      site,
      path: `/sites/${site}/assets/${PICTURE}`,
      method: 'PUT',
      headers: operator('image/jpeg'),
      body: photograph,
    })
    for (const { externalId } of soak.homes.slice(0, SHOWN))
      await untilAnswered(() =>
        soak.visits.ask('home', {
          site,
          path: `/sites/${site}/estates/${externalId}`,
          method: 'PUT',
          headers: operator(),
          body: JSON.stringify(soak.lines.get(externalId)),
        }),
      )
    soak.pictures.set(site, await findPictures(soak, site))
  }
}

/** Every home as the pack has it; some show the photograph. */
async function readLines(soak: Soak): Promise<void> {
  const [site = 0] = soak.sites
  const pack = await soak.visits.ask('pack', {
    site,
    path: `/sites/${site}/pack`,
    headers: operator(),
  })
  const shown = new Set(soak.homes.slice(0, SHOWN).map(({ externalId }) => externalId))
  for (const text of pack.text.split('\n').filter(Boolean)) {
    const { path, content } = v.parse(Line, JSON.parse(text))
    const id = /^estates\/(.+)$/.exec(path)?.[1]
    if (id === undefined) continue
    const pictures = [{ file: PICTURE, index: 0, kind: 'photo' }]
    soak.lines.set(id, { ...content, ...(shown.has(id) && { pictures }) })
  }
}

async function signIn(soak: Soak, server: Miniflare, site: number, port: number): Promise<string> {
  const email = `owner-${site}@agency.example`
  const acting = { actor: 'operator', request: 'r', now: Date.now() }
  const owner = { id: crypto.randomUUID(), email, name: 'An Peeters' }
  await callAgency(server, site, 'members', 'putOwner', [owner, acting])
  const cookies = new Map<string, string>()
  const post = async (path: string, fields: Record<string, string>): Promise<void> => {
    const answer = await soak.visits.ask(
      'desk',
      {
        site,
        path,
        method: 'POST',
        headers: {
          Cookie: [...cookies].map(pair => pair.join('=')).join('; '),
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: `http://${hostOf(site)}:${port}`,
          'Sec-Fetch-Site': 'same-origin',
        },
        body: new URLSearchParams(fields).toString(),
      },
      [200, 303],
    )
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
  }
  await post('/desk/sign-in', { email })
  const mails = v.parse(Mails, await callAgency(server, site, 'outbox', 'list', [200]))
  const text = mails.find(({ recipient }) => recipient === email)?.text ?? ''
  await post('/desk/code', { code: /\b(\d{6})\b/.exec(text)?.[1] ?? '' })
  return [...cookies].map(pair => pair.join('=')).join('; ')
}

/** The addresses of the photograph in the widths that a home's page names. */
async function findPictures(soak: Soak, site: number): Promise<string[]> {
  const page = async (path: string): Promise<string> => {
    const { headers, text } = await soak.visits.ask('home page', { site, path }, [200, 301])
    const to = headers.location
    return typeof to === 'string' ? page(to.replace(/^https?:\/\/[^/]+/, '')) : text
  }
  const text = await page(`/nl/aanbod/${soak.homes[0]?.id}`)
  const found = text.match(new RegExp(`/assets/${PICTURE}\\?[^" ]+`, 'g')) ?? []
  return [...new Set(found.map(address => address.replaceAll('&amp;', '&')))]
}

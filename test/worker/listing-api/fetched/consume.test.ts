import { ABROAD } from '../support/abroad.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { storeAsset } from '../../../../worker/listing-api/asset/store-asset.ts'
import type { Bindings } from '../../../../worker/listing-api/bindings.ts'
import { consumePictures } from '../../../../worker/listing-api/fetched/consume.ts'
import { askListings } from '../../../../worker/listing-api/store/ask.ts'
import { HOME } from '../asset/support/bytes.ts'
import { ask, bindings, get, objects, seedAgencies } from '../support/api.ts'
import { NO_ADDRESSES, PRIVATE_ADDRESSES } from './hostile-addresses.ts'
import { runInDurableObject } from 'cloudflare:test'

const DNS = 'https://dns.example/query'
const SITE = 8
const KEY = { API_KEY: 'a-key' }

type Site = Response | ((request: Request) => Response | Promise<Response>)

/** The internet: hosts, their addresses by name server, and what was fetched. */
function anInternet(hosts: Record<string, Site>, names: Record<string, string[]> = {}) {
  const fetched: string[] = []
  const credentials: (string | null)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { href, host, searchParams } = new URL(request.url)
    if (href.startsWith(DNS)) {
      const name = searchParams.get('name') ?? ''
      const found = names[name] ?? ['93.184.216.34']
      if (found[0] === 'down') return new Response('', { status: 503 })
      const type = searchParams.get('type') === 'A' ? 1 : 28
      return Response.json({
        Status: 0,
        Answer: [
          { type: 5, data: 'cname.example.' },
          ...found.map(data => ({ type: data.includes(':') ? 28 : 1, data })),
        ].filter(answer => answer.type === 5 || answer.type === type),
      })
    }
    fetched.push(href)
    credentials.push(request.headers.get('Authorization') ?? request.headers.get('Cookie'))
    const site = hosts[host] ?? new Response('', { status: 404 })
    return typeof site === 'function' ? site(request) : site.clone()
  })
  return { fetched, credentials }
}

/** The listing API with queues that only remember, and a store of pictures. */
function aListingApi() {
  const queued: { site: number; address: string }[] = []
  const told: unknown[] = []
  const stored = new Map<string, number>()
  const over = {
    ...KEY,
    DNS_URL: DNS,
    PICTURES: {
      sendBatch: async (batch: { body: { site: number; address: string } }[]) => {
        queued.push(...batch.map(({ body }) => body))
      },
    },
    CHANGES: { send: async (body: unknown) => void told.push(body) },
  } as unknown as Partial<Bindings>
  const env: Bindings = { ...bindings, ...over }
  let fault: 415 | 503 | null = null
  /** What the queue does: brings each message, and says when it comes again. */
  const deliver = async (messages: unknown[] = queued.splice(0)) => {
    const outcomes: (string | number | undefined)[] = []
    await consumePictures(
      {
        messages: messages.map(body => ({
          body,
          ack: () => void outcomes.push('done'),
          retry: (how?: { delaySeconds?: number }) => void outcomes.push(how?.delaySeconds),
        })) as unknown as Message[],
      },
      env,
      async (site, name, bytes, options) => {
        if (fault !== null) return { refused: { status: fault, message: 'Not a photo' } }
        stored.set(name, bytes.byteLength)
        return storeAsset(site, name, bytes, options)
      },
    )
    return outcomes
  }
  const feed = async (estates: Record<string, object[]>, general: object = {}) => {
    const lines = Object.entries(estates).map(([externalId, pictures]) =>
      JSON.stringify({
        externalId,
        general: { headType: { id: 1 }, transaction: { id: 1 }, address: ABROAD, ...general },
        pictures,
      }),
    )
    const answer = await ask(
      `/sites/${SITE}/estates?confirm=removal`,
      {
        method: 'PUT',
        headers: { authorization: 'Bearer a-key', 'content-type': 'application/x-ndjson' },
        body: lines.join('\n'),
      },
      over,
    )
    return answer.json<{ created: number; updated: number; rejected: unknown[] }>()
  }
  const report = async () =>
    (
      await ask(
        `/sites/${SITE}/fetched-pictures`,
        { headers: { authorization: 'Bearer a-key' } },
        over,
      )
    ).json<{
      counts: Record<string, number>
      failures: { address: string; failure: string; externalIds: string[] }[]
    }>()
  return {
    queued,
    told,
    stored,
    deliver,
    feed,
    report,
    failWith: (status: 415 | 503 | null) => void (fault = status),
    askSite: askListings(env, SITE),
  }
}

beforeEach(async () => {
  await seedAgencies()
  // What is waited for between two calls is fetch-public.test.ts’s.
  vi.spyOn(scheduler, 'wait').mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

const picture = HOME
const files = async (externalId: string): Promise<string[]> =>
  runInDurableObject(objects.getByName(String(SITE)), (_, { storage }) =>
    storage.sql
      .exec<{ file: string }>(
        `SELECT value->>'file' AS file FROM estate JOIN estate_doc USING (id), json_each(doc->'$.pictures') WHERE external_id = ?`,
        externalId,
      )
      .toArray()
      .map(({ file }) => file),
  )

/** The pictures of a home as the listing API answers it, and its card's. */
const shown = async (): Promise<string[]> => {
  const estate = await get<Estate>('/sites/8/estates/v2/41')
  return (estate.pictures ?? []).map(({ file }) => file ?? '')
}

describe('pictures that a feed names by their address', () => {
  it('are shown as they arrive, in their order, and leave no hole until then (FETCH-8, FETCH-10)', async () => {
    anInternet({
      'p.example': new Response(picture),
      'late.example': new Response(picture),
      'text.example': new Response('<html>Not found</html>'),
    })
    const api = aListingApi()
    const urls = ['https://late.example/1', 'https://text.example/2', 'https://p.example/3']
    await api.feed({ a: urls.map((url, index) => ({ url, index })) }, { id: 41 })
    expect(await shown()).toEqual([])
    const [late = '', , prompt = ''] = await files('a')
    await api.deliver([{ site: SITE, address: urls[2] }])
    expect(await shown()).toEqual([prompt])
    await api.deliver(urls.slice(0, 2).map(address => ({ site: SITE, address })))
    expect(await shown()).toEqual([late, prompt])
    expect((await api.report()).failures.map(({ address }) => address)).toEqual([urls[1]])
    expect((await ask(`/sites/8/assets/${late}`)).headers.get('content-type')).toBe('image/webp')
  })

  it('are fetched once, whoever shows them, and their homes are told as changed (FETCH-10, FETCH-14)', async () => {
    const { fetched } = anInternet({ 'p.example': new Response(picture) })
    const api = aListingApi()
    const shared = 'https://p.example/shared.jpg'
    await api.feed({
      a: [
        { url: 'https://p.example/1.jpg', index: 1 },
        { url: shared, index: 2 },
      ],
      b: [{ url: shared }, { file: 'house-1' }],
    })
    expect(api.queued.map(({ address }) => address).sort()).toEqual([
      'https://p.example/1.jpg',
      shared,
    ])
    expect(await api.deliver()).toEqual(['done', 'done'])
    expect([...fetched].sort()).toEqual(['https://p.example/1.jpg', shared])
    const [first, second] = await files('a')
    expect(await files('b')).toEqual([second, 'house-1'])
    expect([...api.stored]).toEqual(
      expect.arrayContaining([
        [first, picture.length],
        [second, picture.length],
      ]),
    )
    expect(api.told).toHaveLength(2)
    expect((await api.report()).counts).toEqual({ fetched: 2 })
  })

  it('are not fetched again, but where the sender gives another hash; the one of before stays until then (FETCH-11, FETCH-12)', async () => {
    const { fetched } = anInternet({ 'p.example': new Response(picture) })
    const api = aListingApi()
    const url = 'https://p.example/1.jpg'
    await api.feed({ a: [{ url, hash: 'one' }] })
    await api.deliver()
    await api.feed({ a: [{ url, hash: 'one', index: 4 }] })
    expect(api.queued).toEqual([])
    expect(await api.deliver([{ site: SITE, address: url }])).toEqual(['done'])
    expect(fetched).toEqual([url])
    const before = await files('a')
    await api.feed({ a: [{ url, hash: 'two' }] })
    expect(await files('a')).toEqual(before)
    api.failWith(415)
    expect(await api.deliver()).toEqual(['done'])
    expect(await files('a')).toEqual(before)
    expect((await api.report()).failures).toEqual([
      { address: url, failure: 'Not a photo', externalIds: ['a'] },
    ])
  })

  it('at addresses that are not public are never fetched, and said so in words (FETCH-1, FETCH-3, FETCH-9)', async () => {
    const { fetched } = anInternet({})
    const api = aListingApi()
    const addresses = [...PRIVATE_ADDRESSES, ...NO_ADDRESSES.filter(Boolean)]
    await api.feed({ a: addresses.map(url => ({ url })) })
    expect(api.queued).toEqual([])
    const outcomes = await api.deliver(addresses.map(address => ({ site: SITE, address })))
    expect(new Set(outcomes)).toEqual(new Set(['done']))
    expect(fetched).toEqual([])
    const { counts, failures } = await api.report()
    // What is no web address at all is left out by the feed's own schema.
    expect(Object.keys(counts)).toEqual(['failed'])
    expect(failures).toHaveLength(counts.failed ?? 0)
    expect(failures.filter(({ failure }) => failure === 'Not a public address')).toHaveLength(
      PRIVATE_ADDRESSES.length,
    )
    expect(JSON.stringify(failures)).not.toContain('secret')
  })

  it('at names that lead to private addresses, or that nobody can look up, are never fetched (FETCH-4)', async () => {
    const names: Record<string, string[]> = {
      'one.example': ['10.0.0.1'],
      'two.example': ['93.184.216.34', '127.0.0.1'],
      'three.example': ['93.184.216.34', '::1'],
      'four.example': ['2606:4700::1', 'fd00::1'],
      'five.example': ['::ffff:169.254.169.254'],
      'down.example': ['down'],
      'none.example': [],
    }
    const { fetched } = anInternet({}, names)
    const api = aListingApi()
    await api.feed({ a: Object.keys(names).map(name => ({ url: `https://${name}/a.jpg` })) })
    expect(api.queued).toHaveLength(7)
    const outcomes = await api.deliver()
    expect(fetched).toEqual([])
    expect(outcomes.filter(outcome => outcome === 600)).toHaveLength(2)
    const { failures } = await api.report()
    expect(failures.filter(({ failure }) => failure === 'Not a public address')).toHaveLength(5)
  })

  it('are followed to at most three other addresses, each of them checked, without credentials (FETCH-5)', async () => {
    const to = (location: string) =>
      new Response(null, { status: 302, headers: { Location: location, 'Set-Cookie': 'a=b' } })
    const hosts: Record<string, Site> = {
      'ok.example': new Response(picture),
      'once.example': to('https://ok.example/a.jpg'),
      'thrice.example': ({ url }) =>
        new URL(url).pathname === '/3'
          ? to('https://ok.example/')
          : to(`/${Number(new URL(url).pathname.slice(1)) + 1}`),
      'loop.example': to('https://loop.example/'),
      'inward.example': to('http://169.254.169.254/'),
      'named.example': to('http://secret.example/'),
      'file.example': to('file:///etc/passwd'),
      'port.example': to('https://ok.example:8080/'),
      'login.example': to('https://u:p@ok.example/'),
    }
    const { fetched, credentials } = anInternet(hosts, { 'secret.example': ['192.168.0.1'] })
    const api = aListingApi()
    await api.feed({
      a: Object.keys(hosts).map(host => ({
        url: `https://${host}/${host === 'thrice.example' ? '1' : ''}`,
      })),
    })
    await api.deliver()
    expect(fetched.filter(url => /169\.254|secret|passwd|8080|u:p/.test(url))).toEqual([])
    expect(fetched.filter(url => url === 'https://loop.example/')).toHaveLength(4)
    expect(credentials.filter(Boolean)).toEqual([])
    expect((await api.report()).counts).toEqual({ fetched: 3, failed: 6 })
  })

  it('are read to 25 MB, and tried twice more where it may pass (FETCH-6, FETCH-7, FETCH-8)', async () => {
    const piece = new Uint8Array(1024 * 1024)
    const endless = () => {
      let sent = 0
      return new ReadableStream({
        pull(controller) {
          if (sent++ < 40) controller.enqueue(piece)
          else controller.close()
        },
      })
    }
    const { fetched } = anInternet({
      'large.example': () => new Response(endless()),
      'broken.example': () =>
        new Response(
          new ReadableStream({
            pull: controller => controller.error(new Error('reset')),
          }),
        ),
      'gone.example': new Response('', { status: 404 }),
    })
    const api = aListingApi()
    const address = 'https://broken.example/'
    await api.feed({
      a: [{ url: 'https://large.example/' }, { url: address }, { url: 'https://gone.example/' }],
    })
    const outcomes = await api.deliver()
    expect([...outcomes].map(String).sort()).toEqual(['600', '600', 'done'])
    expect((await api.report()).failures.map(({ failure }) => failure).sort()).toEqual([
      'Could not be fetched',
      'Could not be fetched',
      'Larger than 25 MB',
    ])
    const again = [{ site: SITE, address }]
    expect(await api.deliver(again)).toEqual([43_200])
    expect(await api.deliver(again)).toEqual(['done'])
    expect(await api.deliver(again)).toEqual(['done'])
    expect(fetched.filter(url => url === address)).toHaveLength(3)
  })

  it('wait where pictures cannot be made, and are none of this platform’s own (FETCH-8, FETCH-9)', async () => {
    anInternet({ 'p.example': new Response(picture), 'huis.example': new Response(picture) })
    const api = aListingApi()
    await api.feed({ a: [{ url: 'https://p.example/' }, { url: 'https://huis.example/a.jpg' }] })
    api.failWith(503)
    expect([...(await api.deliver())].map(String).sort()).toEqual(['600', 'done'])
    expect((await api.report()).failures).toContainEqual({
      address: 'https://huis.example/a.jpg',
      failure: 'An address of this platform: name the picture by its file',
      externalIds: ['a'],
    })
  })

  it('of one site are fetched 10,000 times a day at most, and of homes that are gone never (FETCH-13)', async () => {
    const { fetched } = anInternet({ 'p.example': new Response(picture) })
    const api = aListingApi()
    await api.feed({ a: [{ url: 'https://p.example/1' }], b: [{ url: 'https://p.example/2' }] })
    await runInDurableObject(objects.getByName(String(SITE)), (_, { storage }) =>
      storage.sql.exec('INSERT INTO fetch_day VALUES (?, 10000)', toDay(Date.now())),
    )
    expect(await api.deliver()).toEqual([3600, 3600])
    await runInDurableObject(objects.getByName(String(SITE)), (_, { storage }) =>
      storage.sql.exec('DELETE FROM fetch_day'),
    )
    await api.feed({ a: [] })
    const messages = ['1', '2', '3'].map(each => ({
      site: SITE,
      address: `https://p.example/${each}`,
    }))
    expect(
      await api.deliver([...messages, { site: 999_999, address: 'https://p.example/1' }, 'x']),
    ).toEqual(Array(5).fill('done'))
    expect(fetched).toEqual(['https://p.example/2'])
  })
})

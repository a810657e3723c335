import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { nextBackupAt } from '../../../worker/agency/retention.ts'
import { backUpAgency } from '../../../worker/backup/nightly.ts'
import { exportAgency } from '../../../worker/backup/export.ts'
import { restoreAgency } from '../../../worker/backup/restore.ts'
import { linesOf } from '../../../worker/backup/lines.ts'
import type { Bindings } from '../../../worker/env.ts'
import { agency } from '../../support/agency-object.ts'
import { createFakeApi } from '../../support/fake-api.ts'

const NOW = Date.UTC(2027, 0, 4, 3)
const DAY = 86_400_000

const listings = '{"format":"listings"}\n{"table":"estate","row":{"id":1}}\n'
const api = createFakeApi({
  'GET /sites/31/export': () => new Response(listings),
  'GET /sites/32/export': () => new Response(null, { status: 405 }),
  'POST /sites/33/restore': () => Response.json({ rows: 1 }),
  'POST /sites/34/restore': () => Response.json({ error: 'not empty' }, { status: 409 }),
})
const bindings = { ...env, API: api } as unknown as Bindings

const fill = (site: number, email: string): Promise<unknown> =>
  Promise.resolve(
    agency(site).submissions.submit(
      { form: 'contact', key: email, bodyHash: 'h', now: NOW },
      {
        counts: [],
        consent: {
          email,
          purpose: 'contact',
          text: 'yes',
          version: '1',
          locale: 'nl',
          givenAt: NOW,
        },
      },
    ),
  )

const exported = (site: number): Promise<string> =>
  new Response(exportAgency({ env: bindings, siteId: site, agency: agency(site) })).text()

const restore = (site: number, text: string) =>
  restoreAgency(
    { env: bindings, siteId: site, agency: agency(site), now: NOW },
    // A body of a request, as it comes: in pieces of any length.
    new Blob(text.match(/[^]{1,7}/g) ?? []).stream(),
  )

describe('an export of an agency', () => {
  it('holds both its objects, and the same rows are the same bytes (AGENCY-11)', async () => {
    await fill(31, 'anna@example.com')
    const text = await exported(31)
    expect(text.split('\n')[0]).toBe('{"format":"baksteen-agency/2","site":31}')
    expect(text).toContain('anna@example.com')
    expect(text.endsWith(`{"follows":"listings"}\n${listings}`)).toBe(true)
    expect(await exported(31)).toBe(text)
  })

  it('leaves listings out that their own back end keeps', async () => {
    await fill(32, 'bert@example.com')
    expect(await exported(32)).not.toContain('listings')
  })

  it('breaks where the listings cannot be read', async () => {
    api.answers.set('GET /sites/35/export', new Response(null, { status: 503 }))
    await expect(exported(35).catch(String)).resolves.toContain('503')
  })

  it('makes an empty agency the same, listings too', async () => {
    const text = await exported(31)
    expect(await restore(33, text)).toMatchObject({ outcome: 'restored', rows: 1, listings: true })
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: '/sites/33/restore', body: listings }),
    )
    const rows = (whole: string) =>
      whole.split('\n').filter(line => line.includes('"table":"consent"'))
    api.answers.set('GET /sites/33/export', () => new Response(listings))
    expect(rows(await exported(33))).toEqual(rows(text))
  })

  it('is refused by an agency that has rows, at either end (AGENCY-13)', async () => {
    const text = await exported(31)
    expect(await restore(32, text)).toEqual({ outcome: 'not-empty', part: 'agency' })
    const acting = { actor: 'operator', request: 'r', now: NOW } as const
    await agency(31).audit.add({ ...acting, act: 'key added', subject: 'of 31' })
    await agency(34).audit.add({ ...acting, act: 'key added', subject: 'of 34' })
    expect(await restore(34, await exported(31))).toEqual({
      outcome: 'not-empty',
      part: 'listings',
    })
    expect(await agency(34).transfer.isEmpty()).toBe(true)
    expect((await agency(34).audit.list(9)).map(({ subject }) => subject)).toEqual(['of 34'])
  })

  it('leaves nothing behind where it is cut off or badly written, and is restored whole after (AGENCY-15)', async () => {
    for (const [site, text] of [
      [33, await exported(31)],
      [37, await exported(32)],
    ] as const) {
      await agency(site).persons.erase('anna@example.com')
      api.answers.set(`POST /sites/${site}/restore`, () =>
        Response.json({ error: 'This copy is cut off' }, { status: 422 }),
      )
      for (const cut of [
        text.slice(0, text.indexOf('{"follows"')),
        text.slice(0, text.indexOf('{"follows"') - 9),
        text.slice(0, -9),
        text.replace('"row":{', '"row":{"later":1,'),
      ]) {
        expect([cut, await restore(site, cut)]).toMatchObject([cut, { outcome: 'unreadable' }])
        expect(await agency(site).transfer.isEmpty()).toBe(true)
      }
      api.answers.set(`POST /sites/${site}/restore`, () => Response.json({ rows: 1 }))
      expect(await restore(site, text)).toMatchObject({ outcome: 'restored' })
    }
  })

  it('of a release that did not write its end is taken as it is (AGENCY-15)', async () => {
    const [, ...rows] = (await exported(32)).split('\n')
    const former = ['{"format":"baksteen-agency/1","site":32}', ...rows.slice(0, -2), ''].join('\n')
    expect(await restore(38, former)).toMatchObject({ outcome: 'restored', listings: false })
  })

  it.each(['', 'PK\u0003\u0004', '{"format":"baksteen-agency/3","site":1}\n', '[]'])(
    'is refused where it is none: %j (AGENCY-15)',
    async text => {
      expect(await restore(36, text)).toMatchObject({ outcome: 'unreadable' })
      expect(await agency(36).transfer.isEmpty()).toBe(true)
    },
  )
})

describe('the nightly copy', () => {
  const backUp = (now: number) =>
    backUpAgency({ env: bindings, siteId: 31, agency: agency(31), now })
  const copies = async (): Promise<string[]> =>
    (await bindings.BACKUPS?.list({ prefix: '31/' }))?.objects.map(({ key }) => key) ?? []

  it('is written only when something changed, and kept 30 days (AGENCY-16)', async () => {
    // The next one is at the agency's hour, however late this one was.
    expect(await backUp(NOW)).toBe(nextBackupAt(31, NOW))
    await backUp(NOW + DAY)
    expect(await copies()).toEqual(['31/2027-01-04.ndjson.gz'])
    await fill(31, 'carl@example.com')
    await backUp(NOW + 2 * DAY)
    expect(await copies()).toEqual(['31/2027-01-04.ndjson.gz', '31/2027-01-06.ndjson.gz'])
    await backUp(NOW + 31 * DAY)
    expect(await copies()).toEqual(['31/2027-01-06.ndjson.gz'])
    await backUp(NOW + 90 * DAY)
    expect(await copies()).toEqual(['31/2027-01-06.ndjson.gz'])
    const copy = await bindings.BACKUPS?.get('31/2027-01-06.ndjson.gz')
    const lines = linesOf(copy!.body.pipeThrough(new DecompressionStream('gzip')))
    expect((await lines.next()).value).toContain('baksteen-agency/2')
  })
})

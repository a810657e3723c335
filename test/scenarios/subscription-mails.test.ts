import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../shared/time/units.ts'
import { instantOf, toDay } from '../../shared/time/time-zone.ts'
import { addDays } from '../../shared/time/day.ts'
import { Sql } from '../../worker/agency/sql.ts'
import type { Bindings } from '../../worker/env.ts'
import { runDigest } from '../../worker/subscription/digest.ts'
import { agency as agencyStore } from '../support/agency-object.ts'
import { anEstate } from '../support/demo-api.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import { subscribed, news, look } from '../support/agencies/a-subscriber.ts'

afterEach(() => vi.restoreAllMocks())

describe('subscription mails', () => {
  async function aWatch(
    changes: Record<string, string | string[]> = {},
    bindings: Partial<Record<keyof Bindings, unknown>> = {},
  ) {
    const estates = [
      anEstate(1),
      anEstate(2, { headType: { id: 2 } }),
      anEstate(3, { transaction: { id: 5 } }),
    ]
    const agency = await aMailingAgency({}, { RATE_LIMITS: 'off', ...bindings }, estates)
    const edit = await subscribed(agency, {
      reason: ['new', 'price', 'back', 'status'],
      ...changes,
    })
    await look(agency)
    return { ...agency, estates, edit, agency }
  }

  it('report nothing that was there already (SUBS-20)', async () => {
    const { agency } = await aWatch()
    await look(agency)
    expect(news(agency)).toHaveLength(0)
  })

  it('report a new estate that matches, once, with both headers of RFC 8058 (SUBS-29, MAIL-13)', async () => {
    const { agency, estates } = await aWatch()
    estates.push(anEstate(4), anEstate(5, { headType: { id: 2 } }))
    await look(agency)
    await look(agency)
    await agency.runDue(Date.now() + DAY)
    const [mail, ...more] = news(agency)
    expect(more).toEqual([])
    expect(mail?.text).toContain('/nl/aanbod/4/')
    expect(mail?.text).not.toContain('/nl/aanbod/5/')
    expect(mail?.html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^>]+\/uitschrijven\/[\w-]{43}>$/),
    })
  })

  it('use the site’s own messages, in the subscriber’s language (MAIL-15)', async () => {
    const estates = [anEstate(1)]
    const agency = await aMailingAgency({}, {}, estates)
    agency.api.answers.set(`GET /sites/${agency.site.id}/translations/nl`, {
      'mail.confirm.subject': 'Klopt dit?',
      'mail.matches.subject.one': 'Kijk, iets voor u',
    })
    await subscribed(agency)
    await look(agency)
    estates.push(anEstate(2))
    await look(agency)
    expect(agency.sent.map(({ subject }) => subject)).toEqual(['Klopt dit?', 'Kijk, iets voor u'])
  })

  it('report a lower price, a new status and an estate that is back, and not a higher price (SUBS-18, SUBS-19)', async () => {
    const { agency, estates } = await aWatch({ status: [] })
    const change = (index: number, general: object) => {
      estates[index] = anEstate(index + 1, general)
    }
    change(0, { price: { value: 250_000 } })
    await look(agency)
    expect(news(agency).at(-1)?.text).toContain('Prijs gedaald, was €\u00a0300.001')
    change(0, { price: { value: 260_000 } })
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    change(0, { price: { value: 260_000 }, transaction: { id: 5 } })
    await look(agency)
    expect(news(agency).at(-1)?.text).toContain('Nieuwe status')
    change(0, { price: { value: 260_000 } })
    change(2, {})
    await look(agency)
    expect(news(agency)).toHaveLength(3)
    expect(
      news(agency)
        .at(-1)
        ?.text.match(/Opnieuw vrij/g),
    ).toHaveLength(2)
  })

  it('report to searches for available estates that one no longer is (SUBS-25)', async () => {
    const { agency, estates } = await aWatch({ status: 'FOR_SALE' })
    estates[0] = anEstate(1, { transaction: { id: 5 } })
    await look(agency)
    expect(news(agency).map(({ text }) => text.includes('Nieuwe status'))).toEqual([true])
  })

  it('consider nothing unlisted after an incomplete crawl (SUBS-21)', async () => {
    const { agency, estates } = await aWatch()
    const search = `POST /sites/${agency.site.id}/estates`
    const whole = agency.api.answers.get(search)
    agency.api.answers.set(search, {
      total: { value: estates.length },
      results: estates.slice(1).concat(estates.slice(1, 2)),
    })
    await look(agency)
    agency.api.answers.set(search, whole)
    await look(agency)
    expect(news(agency)).toHaveLength(0)
  })

  it('show pictures that are the same for everybody and track nobody (MAIL-17)', async () => {
    const { agency, estates } = await aWatch()
    await agency.stored('UPDATE subscriber SET asked_at = 0')
    await subscribed(agency, { email: 'bo@voorbeeld.be' })
    estates.push(anEstate(6, {}, { pictures: [{ file: 'front', index: 1 }] }))
    await look(agency)
    const pictures = news(agency).map(({ html }) => html.match(/<img[^>]*>/g))
    expect(pictures).toHaveLength(2)
    expect(pictures[0]).toEqual(pictures[1])
    expect(pictures[0]?.map(tag => /src="([^"]+)"/.exec(tag)?.[1])).toEqual([
      `https://${agency.site.hostnames[0]}/assets/front?w=725`,
    ])
  })

  it('report an estate that had left the list and is back (SUBS-18)', async () => {
    const { agency, estates } = await aWatch()
    const [gone] = estates.splice(0, 1)
    await look(agency)
    await look(agency)
    expect(news(agency)).toHaveLength(0)
    if (gone) estates.push(gone)
    await look(agency)
    expect(news(agency).map(({ text }) => text.includes('Opnieuw vrij'))).toEqual([true])
  })

  it('report an estate once to a subscriber with two searches (SUBS-27)', async () => {
    const { agency, estates } = await aWatch()
    await agency.stored('UPDATE subscriber SET asked_at = 0')
    await subscribed(agency, { 'price-max': '900000', name: 'Tweede' })
    estates.push(anEstate(6))
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    expect(news(agency)[0]?.text.match(/aanbod\/6\//g)).toHaveLength(1)
  })

  it('wait until the morning for daily digests (SUBS-26)', async () => {
    const { agency, estates } = await aWatch({ frequency: 'daily' })
    estates.push(anEstate(7))
    await look(agency)
    expect(news(agency)).toHaveLength(0)
    expect(await agency.countStored('task', `kind = 'digest'`)).toBe(1)
    await agency.runDue(Date.now() + DAY)
    expect(news(agency)).toHaveLength(1)
    expect(await agency.countStored('task', `kind = 'digest'`)).toBe(0)
  })

  it('report nothing during a pause, and nothing of it afterwards (SUBS-14)', async () => {
    const { agency, estates, edit } = await aWatch()
    await agency.post(edit, { do: 'pause', days: '14' })
    estates.push(anEstate(8))
    await look(agency)
    await agency.post(edit, { do: 'resume' })
    await look(agency)
    expect(news(agency)).toHaveLength(0)
  })

  it('are sent once by two Workers at the same time (SUBS-29)', async () => {
    const { agency, estates, site } = await aWatch({ frequency: 'daily' })
    estates.push(anEstate(9))
    await look(agency)
    const [{ id } = {}] = await agency.stored('SELECT id FROM subscriber')
    const context = {
      env: agency.bindings,
      siteId: site.id,
      agency: agencyStore(site.id),
      now: Date.now() + DAY,
    }
    const again = await Promise.all(Array.from({ length: 8 }, () => runDigest(context, String(id))))
    expect(new Set(again)).toEqual(new Set([null]))
    expect(await agency.countStored('outbox', `kind = 'matches'`)).toBe(1)
  })

  it.each([0, 1, 2, 3, 4, 6, 8, 9, 10, 11])(
    'go on where they broke off after %i transactions, and tell everything once (SUBS-29)',
    async survives => {
      const { agency, estates } = await aWatch()
      estates.push(...Array.from({ length: 120 }, (_, index) => anEstate(1000 + index)))
      let calls = survives
      const transaction = Sql.prototype.transaction
      const failing = vi.spyOn(Sql.prototype, 'transaction').mockImplementation(function (
        this: Sql,
        work,
      ) {
        if (calls-- <= 0) throw new Error('SQLITE_FULL')
        return transaction.call(this, work)
      })
      await look(agency)
      failing.mockRestore()
      await agency.runDue(Date.now() + HOUR)
      await agency.runDue(Date.now() + 2 * HOUR)
      expect(await agency.countStored('estate_change')).toBe(120)
      expect(
        await agency.stored(
          'SELECT count(*) AS n, count(DISTINCT change_id) AS changes FROM delivery',
        ),
      ).toEqual([{ n: 120, changes: 120 }])
      const mails = await agency.stored(`SELECT state FROM outbox WHERE kind = 'matches'`)
      expect(mails.map(({ state }) => state)).toEqual(news(agency).map(() => 'sent'))
    },
  )

  it('wait for tomorrow beyond the agency’s share of a day, and then go first (SUBS-89)', async () => {
    const { LIMITS } = (await aMailingAgency()).bindings
    const estates = [anEstate(1)]
    const agency = await aMailingAgency(
      {},
      { RATE_LIMITS: 'on', LIMITS: { ...LIMITS, digests: 2 } },
      estates,
    )
    for (const name of ['an', 'bo', 'cas'])
      await subscribed(agency, { email: `${name}@voorbeeld.be` })
    await look(agency)
    estates.push(anEstate(2))
    const now = Date.now() + 1
    await look(agency, now)
    expect(news(agency)).toHaveLength(2)
    const waiting = await agency.stored(`SELECT due_at FROM task WHERE kind = 'digest'`)
    expect(waiting).toEqual([{ due_at: instantOf(addDays(toDay(now), 1), '06:55') * 1000 }])
    await agency.runDue(now + 2 * DAY)
    expect(new Set(news(agency).map(({ to }) => to)).size).toBe(3)
    expect(news(agency)).toHaveLength(3)
  })

  it('read the list no more while the API says that nothing changed, and daily even so (SUBS-90)', async () => {
    const { agency, estates } = await aWatch()
    const { api, site } = agency
    const changes: unknown[] = []
    api.answers.set(`GET /sites/${site.id}/estates/changes`, () => ({ changes, next: null }))
    estates.push(anEstate(4))
    const started = Date.now()
    const readings = async (now: number) => {
      api.calls.length = 0
      await agency.runDue(now)
      return api.calls.filter(({ path }) => path.endsWith('/estates')).length
    }
    expect(await readings(started + 6 * MINUTE)).toBe(0)
    changes.push({ id: 4 })
    expect(await readings(started + 12 * MINUTE)).toBe(1)
    expect(api.calls.some(({ path }) => /\/changes\?since=\d{10}&limit=1$/.test(path))).toBe(true)
    expect(news(agency)).toHaveLength(1)
    changes.length = 0
    expect(await readings(started + 18 * MINUTE)).toBe(0)
    expect(await readings(started + DAY + HOUR)).toBe(1)
  })

  it('stop reading when the last subscriber has left, and begin anew with the next (SUBS-91)', async () => {
    const { agency, estates, edit } = await aWatch()
    const [{ id } = {}] = await agency.stored('SELECT id FROM subscription')
    await agency.post(edit, { do: 'remove', search: String(id) })
    await agency.runDue(Date.now() + 6 * MINUTE)
    expect(await agency.countStored('task', `kind = 'crawl'`)).toBe(0)
    estates.push(anEstate(4))
    await agency.stored('UPDATE subscriber SET asked_at = 0')
    await subscribed(agency)
    await agency.runDue(Date.now() + 12 * MINUTE)
    expect(news(agency)).toHaveLength(0)
    estates.push(anEstate(5))
    await agency.runDue(Date.now() + 18 * MINUTE)
    expect(news(agency)).toHaveLength(1)
  })

  it('leave out an estate whose card would fill a mail alone (SUBS-92)', async () => {
    const { agency, estates } = await aWatch()
    estates.push(anEstate(4, { entityNumber: 'x'.repeat(100_000) }), anEstate(5))
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    expect(news(agency)[0]?.text).toContain('/nl/aanbod/5/')
    expect(news(agency)[0]?.text).not.toContain('/nl/aanbod/4/')
  })

  it('leave on time while another agency holds 100,000 tasks that all fail (SUBS-93)', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const { agency, estates } = await aWatch()
    const other = await aMailingAgency({}, { RATE_LIMITS: 'off' })
    await subscribed(other)
    await other.stored(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT OR IGNORE INTO task (kind, key, rank, due_at, created_at) SELECT 'crawl', i, 5, 1, 1 FROM n`,
    )
    other.api.fault = () => new Response(null, { status: 500 })
    estates.push(anEstate(4))
    const turn = other.runDue()
    await look(agency)
    expect(news(agency)).toHaveLength(1)
    expect(await turn).toBeLessThan(600)
    expect(await other.countStored('task', 'failures > 0')).toBe(await turn)
    expect(await other.countStored('task', 'failures = 0')).toBeGreaterThan(99_000)
  })
})

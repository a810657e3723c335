import { describe, expect, it } from 'vitest'
import { runSchedule } from '../../worker/jobs/cron.ts'
import type { Bindings } from '../../worker/env.ts'
import { findDueSubscribers, sendDigest } from '../../worker/subscription/digest.ts'
import { crawlAndMatch } from '../../worker/subscription/jobs.ts'
import { anEstate } from '../support/demo-api.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import { drain, subscribed, news, look } from '../support/agencies/a-subscriber.ts'

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
    await runSchedule('*/5 * * * *', agency.bindings, Date.now())
    await drain(agency)
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
    await agency.db
      .prepare('UPDATE subscriber SET asked_at = 0 WHERE site_id = ?')
      .bind(agency.site.id)
      .run()
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
    await agency.db
      .prepare('UPDATE subscriber SET asked_at = 0 WHERE site_id = ?')
      .bind(agency.site.id)
      .run()
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
    await runSchedule('*/5 * * * *', agency.bindings, Date.now() + 86_400_000 + 1000)
    const [subscriber] = await findDueSubscribers(agency.db, Date.now() + 86_400_000)
    expect(subscriber).toBeTruthy()
    await sendDigest(agency.bindings, subscriber ?? '', Date.now() + 86_400_000)
    await drain(agency)
    expect(agency.jobs).toEqual([])
    expect(await agency.count('outbox', `kind = 'matches'`)).toBe(1)
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
    const { agency, estates } = await aWatch()
    estates.push(anEstate(9))
    await crawlAndMatch(agency.bindings, agency.site.id, Date.now())
    const due = await findDueSubscribers(agency.db, Date.now())
    await Promise.all(
      Array.from({ length: 8 }, () => sendDigest(agency.bindings, due[0] ?? '', Date.now())),
    )
    expect(await agency.count('outbox', `kind = 'matches'`)).toBe(1)
  })

  it.each([0, 1, 2, 3, 4, 6, 8, 9, 10, 11])(
    'goes on where it broke off after %i transactions, and tells everything once (SUBS-29)',
    async survives => {
      const { agency, estates } = await aWatch()
      estates.push(...Array.from({ length: 120 }, (_, index) => anEstate(1000 + index)))
      let calls = survives
      const failing = (target: object): object =>
        new Proxy(target, {
          get: (object, name) => {
            const value: unknown = Reflect.get(object, name, object)
            if (typeof value !== 'function') return value
            if (name === 'batch')
              return (...rest: unknown[]) =>
                calls-- > 0 ? value.apply(object, rest) : Promise.reject(new Error('D1_ERROR'))
            return value.bind(object)
          },
        })
      await crawlAndMatch(
        { ...agency.bindings, DB: failing(agency.db) as D1Database },
        agency.site.id,
        Date.now(),
      ).catch(() => undefined)
      await drain(agency, { ...agency.bindings, DB: failing(agency.db) as D1Database })
      await look(agency)
      await runSchedule('*/5 * * * *', agency.bindings, Date.now())
      await drain(agency)
      expect(await agency.count('estate_change')).toBe(120)
      const told = await agency.rows(
        'SELECT count(*) AS n, count(DISTINCT change_id) AS changes FROM delivery JOIN subscription s ON s.id = subscription_id WHERE s.site_id = ?',
      )
      expect(told).toEqual([{ n: 120, changes: 120 }])
      const mails = await agency.rows(
        `SELECT state FROM outbox WHERE kind = 'matches' AND site_id = ?`,
      )
      expect(mails.map(({ state }) => state)).toEqual(news(agency).map(() => 'sent'))
    },
  )
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aConnectedAgency } from '../../support/crm/a-connected-agency.ts'
import { aWhise, aWhiseEstate } from '../../support/crm/played-whise.ts'

const NOON = Date.UTC(2027, 0, 4, 11)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Only the date: timers go on. */
const at = (now: number) => void vi.setSystemTime(now)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const many = (count: number) => Array.from({ length: count }, (_, index) => aWhiseEstate(index + 1))

describe('an agency with Whise', () => {
  it('brings all its homes at once, in the languages of the site, and looks for changes after 15 minutes (CRM-10, CRM-11)', async () => {
    const whise = aWhise(many(120))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    expect(agency.homes.size).toBe(120)
    expect(agency.homes.get('whise:7')).toMatchObject({
      general: { title: { nl: 'Huis 7', fr: 'Maison 7' }, price: { value: 250_007 } },
    })
    expect(new Set(agency.feeds.map(({ path }) => path))).toEqual(
      new Set([`/sites/${agency.site.id}/estates?partial=1&guard=1&source=crm`]),
    )
    expect(whise.calls('/v1/estates/list').map(({ body }) => body.Page?.Offset)).toEqual(
      expect.arrayContaining([0, 50, 100]),
    )
    expect(await agency.changed()).toEqual(['estates', 'lists'])
    expect((await agency.state()).crm).toMatchObject({ state: 'well', estates: 120, problem: null })
    expect(await agency.taskAt()).toBe(NOON + 1 + 15 * MINUTE)
  })

  it('sends only what changed, takes off what is not shown any more, and sends nothing when nothing did (CRM-10, CRM-12)', async () => {
    const whise = aWhise(many(30))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    const before = agency.feeds.length
    at(NOON + 15 * MINUTE)
    await agency.run()
    expect(agency.feeds).toHaveLength(before)
    const changedAt = new Date(NOON + 20 * MINUTE).toISOString().slice(0, 19)
    whise.estates = [
      aWhiseEstate(1, { price: 1, updateDateTime: changedAt }),
      aWhiseEstate(2, { purposeStatus: { id: 3 }, updateDateTime: changedAt }),
      aWhiseEstate(3, { displayStatusId: 1, updateDateTime: changedAt }),
      aWhiseEstate(4, { status: { id: 6 }, updateDateTime: changedAt }),
      aWhiseEstate(31, { updateDateTime: changedAt }),
      ...many(30).slice(4),
    ]
    at(NOON + 30 * MINUTE)
    await agency.run()
    expect(
      agency.feeds.slice(before).map(({ lines }) => lines.map(({ externalId }) => externalId)),
    ).toEqual([
      ['whise:1', 'whise:2', 'whise:31'],
      ['whise:3', 'whise:4'],
    ])
    expect(agency.homes.size).toBe(29)
    expect(agency.homes.get('whise:2')?.general).toMatchObject({ transaction: { id: 5 } })
  })

  it('takes off each night what is listed no longer, but nothing of a list that was not read to its end (CRM-12, CRM-13)', async () => {
    const whise = aWhise(many(60))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    whise.estates = many(60).filter(({ id }) => id !== 17 && id !== 58)
    at(NOON + HOUR)
    await agency.run()
    expect(agency.homes.size).toBe(60)
    // The list breaks off after its first page.
    const { list } = whise
    whise.list = (offset, limit, found) =>
      offset > 0 ? { totalCount: found.length } : list(offset, limit, found)
    at(NOON + 30 * HOUR)
    await agency.run()
    expect(agency.homes.size).toBe(60)
    expect((await agency.state()).crm).toMatchObject({
      state: 'failing',
      problem: 'Whise ends its list after 50 of 58',
    })
    whise.list = list
    at(NOON + 32 * HOUR)
    await agency.run()
    expect([...agency.homes.keys()].filter(id => id === 'whise:17' || id === 'whise:58')).toEqual(
      [],
    )
    expect(agency.homes.size).toBe(58)
    expect((await agency.state()).crm).toMatchObject({ state: 'well', failingSince: null })
  })

  it('asks for a home by its number before it takes it off, since a list shifts while it is read (CRM-13)', async () => {
    const whise = aWhise(many(60))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    const { list } = whise
    // Between the pages somebody takes a home off, and the one behind it is never seen.
    whise.list = (offset, limit, found) =>
      list(
        offset,
        limit,
        offset > 0 && found.length === 60 ? [...found.slice(0, 49), ...found.slice(50)] : found,
      )
    at(NOON + 30 * HOUR)
    await agency.run()
    expect(agency.homes.size).toBe(60)
  })

  it('keeps homes that the listings hold back, and says so; an operator may let them go (CRM-15)', async () => {
    const whise = aWhise(many(20))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    whise.estates = many(2)
    agency.listings.answer = lines =>
      lines.some(({ op }) => op) && !agency.feeds.at(-1)?.path.includes('confirm=removal')
        ? Response.json({ rejected: [], quarantined: true }, { status: 409 })
        : null
    at(NOON + HOUR)
    await agency.admin('POST', { act: 'pull' })
    await agency.run()
    expect(agency.homes.size).toBe(20)
    expect((await agency.state()).crm).toMatchObject({ report: { heldBack: 18, removed: 0 } })
    at(NOON + 2 * HOUR)
    await agency.admin('POST', { act: 'pull', confirmRemoval: true })
    await agency.run()
    expect(agency.homes.size).toBe(2)
  })

  it('sends a project before its units, and asks for one that the changes lack (CRM-16)', async () => {
    const whise = aWhise([
      aWhiseEstate(9, { parentId: 10, category: { id: 2 } }),
      aWhiseEstate(10, {
        canHaveChildren: true,
        category: { id: 2 },
        minArea: 80,
        maxArea: 120,
        area: undefined,
      }),
    ])
    const agency = await aConnectedAgency(whise)
    await agency.run()
    expect(agency.feeds[0]?.lines.map(({ externalId }) => externalId)).toEqual([
      'whise:10',
      'whise:9',
    ])
    await agency.store.crmEstates.forget(['whise:10', 'whise:9'])
    whise.estates[0] = aWhiseEstate(9, {
      parentId: 10,
      category: { id: 2 },
      updateDateTime: new Date(NOON + 20 * MINUTE).toISOString().slice(0, 19),
    })
    at(NOON + 25 * MINUTE)
    await agency.run()
    expect(agency.feeds.at(-1)?.lines.map(({ externalId }) => externalId)).toEqual([
      'whise:10',
      'whise:9',
    ])
  })

  it('gives each town the number of its municipality, by name where a postal code has several (CRM-27)', async () => {
    const whise = aWhise([
      aWhiseEstate(1),
      aWhiseEstate(2, { zip: '7191', city: 'Manage' }),
      aWhiseEstate(3, { zip: '9999', city: 'Nergens' }),
      aWhiseEstate(4, { zip: '1012', city: 'Amsterdam', country: { id: 2 } }),
    ])
    const agency = await aConnectedAgency(whise)
    await agency.run()
    expect([1, 2, 3, 4].map(id => agency.homes.get(`whise:${id}`)?.general.address)).toMatchObject([
      { city: { id: 44021, zip: '9000', name: 'Gent' }, region: 'FLANDERS' },
      { city: { id: 55086, zip: '7191', name: 'Manage' }, region: 'WALLONIA' },
      { city: null },
      { city: null, country: { id: 2 } },
    ])
    expect((await agency.state()).crm).toMatchObject({
      report: {
        warnings: [{ externalId: 'whise:3', message: 'no municipality has the postal code 9999' }],
      },
    })
  })

  it('tells of refused lines and warnings, and sends a refused line again with everything only (CRM-17)', async () => {
    const whise = aWhise([aWhiseEstate(1), aWhiseEstate(2, { subCategory: { id: 4242 } })])
    const agency = await aConnectedAgency(whise)
    agency.listings.answer = () =>
      Response.json({ rejected: [{ line: 1, field: 'general.price', message: 'must be more' }] })
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({
      report: {
        sent: 1,
        refused: [{ externalId: 'whise:1', message: 'general.price: must be more' }],
        warnings: [{ externalId: 'whise:2', message: 'subcategory 4242 is not known here' }],
      },
    })
    const before = agency.feeds.length
    at(NOON + 20 * MINUTE)
    await agency.run()
    expect(agency.feeds).toHaveLength(before)
    await agency.admin('POST', { act: 'pull' })
    await agency.run()
    expect(agency.feeds.at(-1)?.lines.map(({ externalId }) => externalId)).toEqual(['whise:1'])
  })
})

describe('a Whise that does not do well', () => {
  it('renews a token that it takes no longer, once, and says so where that is refused too (CRM-3, CRM-14)', async () => {
    const whise = aWhise(many(3))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    whise.tokens.clear()
    at(NOON + 20 * MINUTE)
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({ state: 'well' })
    expect(whise.calls('/token')).toHaveLength(2)
    whise.tokens.clear()
    whise.password = 'another'
    at(NOON + 40 * MINUTE)
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({
      state: 'refused',
      problem: 'Whise refuses user name or password',
    })
    expect(agency.homes.size).toBe(3)
    const { results } = await agency.bindings.DB.prepare(
      'SELECT stuck_tasks AS stuck FROM site WHERE id = ?',
    )
      .bind(agency.site.id)
      .all()
    expect(results).toEqual([{ stuck: 1 }])
  })

  it('17.13: that refuses its credentials is asked each hour, then each day, and told of once (CRM-3, CRM-19)', async () => {
    const whise = aWhise(many(3))
    const agency = await aConnectedAgency(whise)
    const mails = () => agency.rows(`SELECT id FROM outbox WHERE kind = 'crm'`)
    await agency.run()
    whise.tokens.clear()
    whise.password = 'another'
    const refusedAt = NOON + 20 * MINUTE
    const asked: number[] = []
    let now = refusedAt
    for (let turn = 0; turn < 28; turn++) {
      at(now)
      await agency.run(now)
      expect((await agency.state()).crm).toMatchObject({
        state: 'refused',
        problem: 'Whise refuses user name or password',
        failingSince: refusedAt,
      })
      const next = (await agency.taskAt()) ?? 0
      expect((await agency.state()).crm).toMatchObject({ nextAt: next })
      asked.push((next - now) / HOUR)
      now = next
    }
    expect(asked).toEqual([...Array.from({ length: 24 }, () => 1), 24, 24, 24, 24])
    expect(await mails()).toHaveLength(1)
  })

  it('17.13: that refused for a moment is read on by itself, and given what waited (CRM-3, CRM-33)', async () => {
    const whise = aWhise(many(3))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    whise.tokens.clear()
    whise.fault = () => new Response(null, { status: 401 })
    at(NOON + 20 * MINUTE)
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({ state: 'refused' })
    // It does not answer at all for a while: that does not hide what somebody may have to mend.
    whise.fault = () => new Response(null, { status: 500 })
    at(NOON + 81 * MINUTE)
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({
      state: 'refused',
      failingSince: NOON + 20 * MINUTE + 1,
    })
    whise.fault = null
    whise.estates = many(4)
    at(NOON + 2 * HOUR)
    await agency.admin('POST', { act: 'pull' })
    await agency.run()
    expect((await agency.state()).crm).toMatchObject({
      state: 'well',
      problem: null,
      failingSince: null,
    })
    expect(agency.homes.size).toBe(4)
  })

  it('is left alone for as long as it asks, and goes on where it was (CRM-14)', async () => {
    const whise = aWhise(many(320))
    const agency = await aConnectedAgency(whise)
    whise.fault = path =>
      path.endsWith('/list') && whise.calls(path).length > 14
        ? new Response(null, { status: 429, headers: { 'Retry-After': '1800' } })
        : null
    await agency.run()
    expect(await agency.taskAt()).toBe(NOON + 1 + 30 * MINUTE)
    expect(agency.homes.size).toBe(200)
    whise.fault = null
    const asked = whise.asked.length
    at(NOON + 31 * MINUTE)
    await agency.run()
    expect(agency.homes.size).toBe(320)
    expect(whise.asked.slice(asked)[0]?.body.Page).toEqual({ Limit: 50, Offset: 200 })
  })

  it.each([
    ['500', () => new Response('oops', { status: 500 })],
    ['no answer', () => Promise.reject(new TypeError('connection refused'))],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1/' } }),
    ],
    ['HTML', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['null', () => Response.json(null)],
    ['a list of another shape', () => Response.json({ estates: {}, totalCount: 'many' })],
    ['a list without a total', () => Response.json({ estates: [] })],
    [
      'a request that it did not understand, and homes all the same',
      () =>
        Response.json({
          estates: [aWhiseEstate(99)],
          totalCount: 1,
          isValidRequest: true,
          validationErrors: [{ code: 'BadRequestFormat', message: 'Unknown member' }],
        }),
    ],
    ['a refusal of 200', () => Response.json({ isValidRequest: false, totalCount: 0 })],
  ])(
    'that answers %s costs no home, and is asked again with growing waits (CRM-14)',
    async (_, answer) => {
      const whise = aWhise(many(3))
      const agency = await aConnectedAgency(whise)
      await agency.run()
      whise.fault = path => (path.endsWith('/list') ? answer() : null)
      const waits: number[] = []
      let now = NOON + 40 * HOUR
      for (let turn = 0; turn < 4; turn++) {
        at(now)
        await agency.run(now)
        const next = (await agency.taskAt()) ?? 0
        waits.push((next - now) / MINUTE)
        now = next
      }
      expect(waits).toEqual([1, 5, 15, 60])
      expect(agency.homes.size).toBe(3)
      expect((await agency.state()).crm).toMatchObject({
        state: 'failing',
        failingSince: NOON + 40 * HOUR,
      })
      whise.fault = null
      at(now)
      await agency.run(now)
      expect((await agency.state()).crm).toMatchObject({ state: 'well', problem: null })
    },
  )

  it('costs another agency nothing (CRM-18)', async () => {
    const ill = aWhise(many(3))
    const well = aWhise(many(4))
    const first = await aConnectedAgency(ill, { base: 'https://ill.test' })
    const second = await aConnectedAgency(well, { base: 'https://well.test' })
    ill.fault = () => new Response(null, { status: 500 })
    await Promise.all([first.run(), second.run()])
    expect([first.homes.size, second.homes.size]).toEqual([0, 4])
    expect((await first.state()).crm).toMatchObject({ state: 'failing' })
    expect((await second.state()).crm).toMatchObject({ state: 'well' })
  })

  it('lists what is no home: the others are brought, and nothing is taken off (CRM-13)', async () => {
    const whise = aWhise(many(3))
    const agency = await aConnectedAgency(whise)
    await agency.run()
    const garbage = [null, 'x', {}, { id: '1' }, { id: -1 }, []] as never[]
    whise.estates = [aWhiseEstate(4)]
    const { list } = whise
    whise.list = (offset, limit, found) => list(offset, limit, [...garbage, ...found])
    at(NOON + HOUR)
    await agency.admin('POST', { act: 'pull' })
    await agency.run()
    expect([...agency.homes.keys()].sort()).toEqual(['whise:1', 'whise:2', 'whise:3', 'whise:4'])
  })
})

describe('the agency', () => {
  it('is told by mail of a day without its CRM, of credentials that are refused, and of homes held back, each once (CRM-19)', async () => {
    const whise = aWhise(many(20))
    const agency = await aConnectedAgency(whise)
    const mails = async () =>
      (
        await agency.rows<{ subject: string }>(
          `SELECT message ->> 'subject' AS subject FROM outbox WHERE kind = 'crm' ORDER BY created_at, rowid`,
        )
      ).map(({ subject }) => subject)
    await agency.run()
    whise.fault = () => new Response(null, { status: 500 })
    for (const hours of [1, 20, 24]) {
      at(NOON + hours * HOUR)
      await agency.run(NOON + hours * HOUR)
    }
    expect(await mails()).toEqual([])
    for (const hours of [26, 33, 50]) {
      at(NOON + hours * HOUR)
      await agency.run(NOON + hours * HOUR)
    }
    expect(await mails()).toEqual(['Whise antwoordt al een dag niet'])
    whise.fault = null
    whise.estates = many(2)
    agency.listings.answer = lines =>
      lines.some(({ op }) => op)
        ? Response.json({ rejected: [], quarantined: true }, { status: 409 })
        : null
    for (const hours of [60, 61]) {
      at(NOON + hours * HOUR)
      await agency.admin('POST', { act: 'pull' })
      await agency.run(NOON + hours * HOUR + 1)
    }
    expect((await mails()).slice(1)).toEqual(['Whise meldt veel panden niet meer'])
    whise.tokens.clear()
    whise.password = 'another'
    at(NOON + 62 * HOUR)
    await agency.run(NOON + 62 * HOUR)
    expect((await mails()).slice(2)).toEqual(['Whise aanvaardt de koppeling niet meer'])
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Facts } from '../../../shared/search/facts.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { look, news, subscribed, type Agency } from '../../support/agencies/a-subscriber.ts'
import { agencyRows } from '../../support/agency-object.ts'
import { anEstate } from '../../support/demo-api.ts'
import { addFactCriteria } from '../../support/fact-criteria.ts'

let undo = () => {}
beforeAll(() => {
  undo = addFactCriteria()
})
afterAll(() => undo())

/** Who is told of new homes at once; `answers` says what the API's list holds and of which criteria it is not told yet. */
async function aWatch(answers: { homes: object[]; pending?: string[] }): Promise<Agency> {
  const agency = await aMailingAgency({}, { RATE_LIMITS: 'off' })
  agency.api.answers.set(`POST /sites/${agency.site.id}/estates`, () =>
    Response.json({
      total: { value: answers.homes.length },
      results: answers.homes,
      ...(answers.pending && { pending: answers.pending }),
    }),
  )
  await subscribed(agency, { status: [], type: [] })
  await look(agency)
  return agency
}

const home = (id: number, facts: Facts) => ({ ...anEstate(id), facts })

const asksFor = (agency: Agency, pump: string): Promise<unknown> =>
  agencyRows(
    agency.site.id,
    `UPDATE subscription SET more = '{}', search = json_set(search, '$.values."test-pump"', json_array(?1))`,
    pump,
  )

it('What is new waits while homes are read for a criterion that somebody asks for, and is told then (SUBS-151)', async () => {
  const answers: Parameters<typeof aWatch>[0] = { homes: [home(1, {})] }
  const agency = await aWatch(answers)
  await asksFor(agency, 'air')
  answers.homes = [home(1, {}), anEstate(2), home(3, { 'test-pump': 'ground' })]
  answers.pending = ['test-pump']
  await look(agency)
  expect([news(agency), await agencyRows(agency.site.id, 'SELECT id FROM estate_change')]).toEqual([
    [],
    [],
  ])
  answers.homes[1] = home(2, { 'test-pump': 'air', unheard: 'of' })
  delete answers.pending
  await look(agency)
  const [mail, ...more] = news(agency)
  expect(more).toEqual([])
  expect(mail?.text).toContain('/nl/aanbod/2/')
  expect(mail?.text).not.toContain('/nl/aanbod/3/')
  expect(
    await agencyRows(agency.site.id, `SELECT facts FROM estate_change WHERE estate_id = '2'`),
  ).toEqual([{ facts: '{"test-pump":"air"}' }])
})

it('What nobody asks for keeps nobody waiting (SUBS-151)', async () => {
  const answers: Parameters<typeof aWatch>[0] = { homes: [home(1, {})] }
  const agency = await aWatch(answers)
  answers.homes = [home(1, {}), home(2, {})]
  answers.pending = ['test-pump']
  await look(agency)
  expect(news(agency)).toHaveLength(1)
})

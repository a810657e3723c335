import { expect, it } from 'vitest'
import { TELLING_ROWS } from '../../../worker/agency/mail/tellings.ts'
import { agency, agencyRows } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'

const MESSAGE = { fromName: 'A', subject: 'Uw bezoek', html: '', text: '', headers: {} }

async function anOwner() {
  const desk = await aDesk()
  const { outbox, mailSettings } = agency(desk.site.id)
  await mailSettings.set(
    { copyTo: 'twee@agency.example', domain: '' },
    { actor: 'operator', request: 'r', now: 1 },
  )
  const an = await desk.signedIn()
  /** Writes a mail to each party of a booked viewing; gives who gets one. */
  let count = 0
  const tell = async (kind: 'viewing-booked' | 'stay-requested') => {
    count += 1
    const mail = { kind, message: MESSAGE, now: count }
    const [visitor, office] = [`v${count}`, `a${count}`]
    const ids = { id: visitor, dedupeKey: visitor }
    await outbox.insert({ ...mail, ...ids, recipient: 'v@visitor.example' })
    const own = { id: office, dedupeKey: office, recipient: 'a@agency.example' }
    await outbox.insert({ ...mail, ...own, isToAgency: true })
    const rows = await agencyRows<{ recipient: string }>(
      desk.site.id,
      'SELECT recipient FROM outbox WHERE created_at = ?1 ORDER BY recipient',
      count,
    )
    return rows.map(({ recipient }) => recipient)
  }
  return { ...desk, an, tell }
}

const ALL = ['a@agency.example', 'twee@agency.example', 'v@visitor.example']

it('each mail has one row for each party, and the row’s switch one name (TELL-1, TELL-2)', () => {
  const names = TELLING_ROWS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const inVisitors = TELLING_ROWS.filter(({ language }) => language === 'visitor')
  expect(new Set(inVisitors.map(({ to }) => to))).toEqual(new Set(['visitor', 'friend']))
})

it('an owner switches off what may be, with its copy, and nothing else (TELL-3, TELL-4)', async () => {
  const { an, tell, site, hire, signedIn } = await anOwner()
  expect(await tell('viewing-booked')).toEqual(ALL)
  const page = await (await an.ask('/desk/telling')).text()
  expect(page).toContain('name="shown" value="viewing-booked/agent"')
  expect(page).not.toContain('value="stay-requested/visitor"')
  expect(page).toContain('de wet vraagt het')
  const fields: [string, string][] = [
    ['shown', 'viewing-booked/agent'],
    ['shown', 'viewing-reminder/agent'],
    // Of no switch: it stays on.
    ['shown', 'stay-requested/visitor'],
    ['shown', 'no/such'],
    ['on', 'viewing-reminder/agent'],
  ]
  const answer = await an.ask('/desk/telling', fields)
  expect(answer.headers.get('Location')).toBe('/desk/telling?done=telling.saved')
  expect(await agency(site.id).mutedMails.list()).toEqual(['viewing-booked/agent'])
  expect(await tell('viewing-booked')).toEqual(['v@visitor.example'])
  expect(await tell('stay-requested')).toEqual(ALL)
  const rows = () =>
    agencyRows(site.id, `SELECT before, after FROM audit WHERE act = 'mails switched'`)
  expect(await rows()).toEqual([{ before: '[]', after: '["viewing-booked/agent"]' }])
  await an.ask('/desk/telling', fields)
  expect(await rows()).toHaveLength(1)
  await hire('eve@agency.example', 'editor')
  const eve = await signedIn('eve@agency.example')
  expect((await eve.ask('/desk/telling', fields)).status).toBe(403)
  await an.ask('/desk/telling', [
    ['shown', 'viewing-booked/agent'],
    ['on', 'viewing-booked/agent'],
  ])
  expect(await tell('viewing-booked')).toEqual(ALL)
})

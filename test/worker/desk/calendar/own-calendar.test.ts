import { afterEach, expect, it, vi } from 'vitest'
import { feedPath } from '../../../../worker/booking/appointment/calendar-feed.ts'
import { agency, agencyRows } from '../../../support/agency-object.ts'
import { aBrowser } from '../../../support/agencies/a-desk.ts'
import { aCalendar } from '../../../support/agencies/a-calendar.ts'

const BO = 'bo@agency.example'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

afterEach(() => void vi.useRealTimers())

it('is read by a person’s own calendar, at an address that ends with them (CAL-24, CAL-25)', async () => {
  const { call, own, hire, signedIn, browser, bindings, origin, site, members } = await aCalendar()
  const bo = await hire(BO, 'agent')
  const bos = await signedIn(BO)
  await call()
  const make = async (by: typeof own, fields: Record<string, string> = {}) =>
    /\/desk\/own-calendar\/[\w-]{43}\.ics/.exec(
      await (await by.ask('/desk/calendar/own', { act: 'make', ...fields })).text(),
    )?.[0] ?? ''
  const phone = browser()
  const read = async (path: string) => {
    const answer = await phone.ask(path)
    return { status: answer.status, text: (await answer.text()).replaceAll('\r\n ', '') }
  }
  const [first, plain] = [await make(bos), await make(own)]
  const seen = await read(plain)
  expect(seen.text).toContain('SUMMARY:Kerkstraat 4')
  expect(seen.text).toContain('Jan Peeters')
  expect(seen.text).not.toMatch(/0470|jan@/)
  expect((await read(first)).text).toContain('Jan Peeters')
  const second = await make(bos, { contact: 'on' })
  expect((await read(second)).text).toMatch(/0470 12 34 56\\njan@voorbeeld\.be/)
  expect((await read(first)).status).toBe(404)
  expect(await (await bos.ask('/desk/calendar/own')).text()).toContain('Laatst gelezen')
  // Of a home that is a colleague's by now an agent's calendar has nothing.
  await agencyRows(site.id, `UPDATE member SET email = 'bo2@agency.example' WHERE id = ?1`, bo)
  expect((await read(second)).text).not.toContain('Jan Peeters')
  await agencyRows(site.id, `UPDATE member SET role = 'editor' WHERE id = ?1`, bo)
  expect((await read(second)).status).toBe(404)
  const [an] = await members.list()
  await members.remove(an?.id ?? '', bo, { actor: 'operator', request: 'r', now: Date.now() })
  expect(await agencyRows(site.id, 'SELECT member_id FROM calendar_link')).toHaveLength(1)
  expect((await own.ask('/desk/calendar/own', { act: 'end' })).status).toBe(303)
  expect((await read(plain)).status).toBe(404)
  // One address for everybody, which nobody could take back from who left, is none.
  const everybodys = await aBrowser(bindings, origin).ask(await feedPath(bindings, site))
  expect(everybodys.status).toBe(404)
  const [mail] = await agencyRows<{ text: string }>(
    site.id,
    `SELECT message ->> 'text' AS text FROM outbox WHERE kind = 'viewing-booked' AND recipient LIKE 'info@%'`,
  )
  expect(mail?.text).toContain('/desk/calendar/own')
  expect(mail?.text).not.toContain('/ajax/viewings/')
})

it('17.20: is made by who signed in a moment ago, and ends with all sessions and after 60 days unread (CAL-42)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2081-06-02T08:00:00Z') })
  const { own, signedIn, browser, site, hire } = await aCalendar()
  await hire(BO, 'agent')
  const pass = (time: number): void => void vi.setSystemTime(Date.now() + time)
  const pathIn = (html: string): string =>
    /\/desk\/own-calendar\/[\w-]{43}\.ics/.exec(html)?.[0] ?? ''
  const make = async (by: typeof own) => {
    const answer = await by.ask('/desk/calendar/own', { act: 'make', contact: 'on' })
    return { status: answer.status, path: pathIn(await answer.text()) }
  }
  const read = async (path: string): Promise<number> => (await browser().ask(path)).status
  const bos = await signedIn(BO)
  const { path } = await make(bos)
  expect(await read(path)).toBe(200)
  pass(10 * MINUTE + 1000)
  const page = await (await bos.ask('/desk/calendar/own')).text()
  expect(page).toContain('action="/desk/sign-in"')
  expect(page).not.toContain('name="contact"')
  expect(await make(bos)).toEqual({ status: 403, path: '' })
  expect(await read(path)).toBe(200)
  // Read each month it stays.
  for (let month = 0; month < 3; month++) {
    pass(50 * DAY)
    expect(await read(path)).toBe(200)
  }
  pass(60 * DAY)
  expect(await read(path)).toBe(404)
  await agency(site.id).retention.deleteSlice('calendarLinks', Date.now())
  expect(await agencyRows(site.id, 'SELECT * FROM calendar_link')).toEqual([])
  const again = await signedIn(BO)
  const next = await make(again)
  expect(await read(next.path)).toBe(200)
  expect(await (await again.ask('/desk/me')).text()).toContain('value="end-others"')
  expect((await again.ask('/desk/me', { act: 'end-others' })).status).toBe(303)
  expect(await read(next.path)).toBe(404)
  const last = await make(again)
  await agency(site.id).sessions.endAll()
  expect(await read(last.path)).toBe(404)
  // A recovery code ends what else its owner had open.
  const owner = await signedIn()
  const mine = await make(owner)
  const codes = await (await owner.ask('/desk/me', { act: 'codes' })).text()
  const code = /<code>([0-9A-Z]{4}(?:-[0-9A-Z]{4}){3})<\/code>/.exec(codes)?.[1] ?? ''
  const used = { email: 'an@agency.example', code }
  expect((await browser().ask('/desk/recovery', used)).status).toBe(303)
  expect(await read(mine.path)).toBe(404)
})

it('shows its owners the viewings of who left, whose mails the office gets (CAL-26)', async () => {
  const { hire, own, visit, slots, site, textOf, visitorCancels, idAt, told } = await aCalendar()
  const bo = await hire(BO, 'agent')
  await visit(slots[0] ?? 0)
  await agencyRows(site.id, `UPDATE booking SET about = json_set(about, '$.recipient', '${BO}')`)
  expect((await own.ask('/desk/people', { act: 'remove', id: bo })).status).toBe(303)
  const today = await own.ask('/desk')
  expect(await textOf(today)).toContain('1 bezoek is nog van niemand')
  await visitorCancels(idAt(slots[0] ?? 0))
  expect(await told()).toContain(`viewing-cancelled>info@kantoor-${site.id}.test`)
  expect(await textOf(await own.ask('/desk'))).not.toContain('nog van niemand')
})

import { describe, expect, it } from 'vitest'
import { anAfternoon } from '../../../support/agencies/an-afternoon.ts'

const own = (mails: { recipient: string; kind: string; text: string }[]) =>
  mails.filter(({ recipient }) => recipient === 'an@voorbeeld.be')

describe('the ticket of an afternoon', () => {
  it('is a 404 where it is unknown, forged or another agency’s, and is not changed by looking (AFTERNOON-14)', async () => {
    const { booked, get, post, rowsOf } = await anAfternoon()
    const ticket = await booked()
    const other = await anAfternoon()
    const unknown = `/nl/bezoekronde/${'A'.repeat(24)}`
    for (const path of [unknown, '/nl/bezoekronde/x', `${ticket}a`, `/nl/bezoekronde/${'%00'}`])
      expect((await get(path)).status).toBe(404)
    expect((await other.get(ticket)).status).toBe(404)
    expect((await other.post(ticket, { act: 'cancel' })).status).toBe(404)
    expect((await post(unknown, { act: 'cancel' })).status).toBe(404)
    expect((await get(`/nl/ajax/afternoon/${'A'.repeat(24)}.ics`)).status).toBe(404)
    const before = await rowsOf()
    for (const query of ['', '?sent=cancel', '?view=move']) await get(ticket + query)
    expect(await rowsOf()).toEqual(before)
  })

  it('says who receives one, by the number they carry, and what was cancelled at the agency (AFTERNOON-14)', async () => {
    const { booked, get, kept, api, site, textOf } = await anAfternoon()
    const person = { firstname: 'Els', lastname: 'Claes', mobile: '0470 99 88 77', phone: '09 1' }
    api.answers.set(`GET /sites/${site.id}/estates/1/contact-info`, person)
    const ticket = await booked()
    const off = async () => (await (await get(ticket)).text()).match(/afternoon__at--off/g)
    expect(await textOf(await get(ticket))).toMatch(/Els Claes ?, 0470 99 88 77/)
    expect(await off()).toBeNull()
    kept[1]!.status = 'cancelled'
    expect(await off()).toHaveLength(1)
  })

  it('moves all to another route at the same address, once (AFTERNOON-15)', async () => {
    const { booked, post, get, route, standing, hour, mails, textOf } = await anAfternoon()
    const ticket = await booked()
    const shown = await (await get(ticket)).text()
    expect(shown).toMatch(/<title>[^<]*Uw bezoeken/)
    expect(shown).toContain('?view=move"')
    expect(shown).not.toContain('role="status"')
    const html = await (await get(`${ticket}?view=move`)).text()
    expect(html).not.toContain('?view=move"')
    const target = route(['2', 3], ['1', 5], ['3', 7])
    expect(html).toContain('name="route"')
    const move = (chosen: string) => post(ticket, { act: 'move', route: chosen })
    const answers = await Promise.all([move(target), move(target)])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await move(target)).status).toBe(303)
    expect(standing()).toEqual([`1@${hour(5)}`, `2@${hour(3)}`, `3@${hour(7)}`])
    expect(own(await mails()).map(({ kind }) => kind)).toEqual(['viewing-booked', 'viewing-moved'])
    const file = await (await get(`/nl/ajax/afternoon/${ticket.slice(16)}.ics`)).text()
    expect(file.match(/SEQUENCE:2/g)).toHaveLength(3)
    expect(await textOf(await get(`${ticket}?sent=move`))).toContain(
      'Al uw bezoeken zijn verplaatst',
    )
  })

  it('moves nothing where one hour is taken, no route or of other homes (AFTERNOON-9, AFTERNOON-15)', async () => {
    const { booked, post, route, standing, hour, mails } = await anAfternoon()
    const ticket = await booked()
    const before = standing()
    await post('/nl/ajax/viewing', {
      estate: '2',
      slot: String(hour(7)),
      name: 'Bo',
      email: 'bo@voorbeeld.be',
      privacy: '1',
    })
    for (const [chosen, status] of [
      [route(['1', 3], ['3', 5], ['2', 7]), 409],
      [route(['1', 3], ['2', 5]), 422],
      ['', 422],
    ] as const)
      expect((await post(ticket, { act: 'move', route: chosen })).status).toBe(status)
    expect(standing().filter(each => each !== `2@${hour(7)}`)).toEqual(before)
    expect(own(await mails()).length).toBe(1)
  })

  it('cancels all with one mail, a second time none (AFTERNOON-16)', async () => {
    const { booked, post, get, standing, mails, textOf } = await anAfternoon()
    const ticket = await booked()
    const cancel = () => post(ticket, { act: 'cancel' })
    expect((await cancel()).headers.get('Location')).toBe(`${ticket}?sent=cancel`)
    expect((await cancel()).status).toBe(303)
    expect(standing()).toEqual([])
    const told = own(await mails())
    expect(told.map(({ kind }) => kind)).toEqual(['viewing-booked', 'viewing-cancelled'])
    expect(told[1]?.text.match(/Kerkstraat/g)?.length).toBeGreaterThanOrEqual(3)
    expect(await textOf(await get(ticket))).toContain('Al deze bezoeken zijn geannuleerd')
  })

  it('cancels one alone and tells the rest of the route (AFTERNOON-16)', async () => {
    const { booked, post, get, rowsOf, standing, mails, hour } = await anAfternoon()
    const ticket = await booked()
    const stop = (await rowsOf()).find(({ home }) => home === '2')?.key ?? ''
    expect((await post(ticket, { act: 'cancel', stop: 'of somebody else' })).status).toBe(303)
    expect(standing().length).toBe(3)
    await post(ticket, { act: 'cancel', stop })
    expect(standing()).toEqual([`1@${hour(0)}`, `3@${hour(4)}`])
    const last = own(await mails()).at(-1)
    expect(last?.kind).toBe('viewing-cancelled')
    expect(last?.text).toContain('De rest van uw route blijft')
    expect(last?.text).toContain('Kerkstraat 1')
    expect(last?.text).toContain('Kerkstraat 3')
    const stops = async () => (await (await get(ticket)).text()).match(/name="stop"/g)?.length ?? 0
    expect(await stops()).toBe(2)
    const other = (await rowsOf()).find(({ home }) => home === '3')?.key ?? ''
    await post(ticket, { act: 'cancel', stop: other })
    expect(await stops()).toBe(0)
  })

  it('notes a cancellation that the API does not answer, and tells once when it is done (AFTERNOON-16)', async () => {
    const { booked, post, get, trouble, textOf, runTasks, mails, standing } = await anAfternoon()
    const ticket = await booked()
    trouble.cancel = () => new Response(null, { status: 502 })
    await post(ticket, { act: 'cancel' })
    expect(await textOf(await get(ticket))).toContain('Uw annulering is genoteerd')
    delete trouble.cancel
    await runTasks(Date.now() + 120_000)
    expect(standing()).toEqual([])
    expect(own(await mails()).map(({ kind }) => kind)).toEqual([
      'viewing-booked',
      'viewing-cancelled',
    ])
  })

  it('reminds once of all, the day before (BOOK-37, AFTERNOON-13)', async () => {
    const { booked, runTasks, hour, mails } = await anAfternoon()
    await booked()
    const dayBefore = hour(0) * 1000 - 86_400_000
    for (const at of [0, 1, 3, 5]) await runTasks(dayBefore + at * 1_800_000)
    const reminders = own(await mails()).filter(({ kind }) => kind === 'viewing-reminder')
    expect(reminders.length).toBe(1)
    expect(reminders[0]?.text.match(/Kerkstraat/g)?.length).toBeGreaterThanOrEqual(3)
  })
})

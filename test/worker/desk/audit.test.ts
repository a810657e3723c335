import { describe, expect, it } from 'vitest'
import { agency } from '../../support/agency-object.ts'
import { aCalendar } from '../../support/agencies/a-calendar.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { anEditor } from '../../support/agencies/an-editor.ts'
import { anInbox } from '../../support/agencies/an-inbox.ts'
import { decoded } from '../../support/html.ts'

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof aDesk>>['signedIn']>>

/** Of each row of the log what it says before its changes: 'Rol gewijzigd Bea door An'. */
async function logOf(own: Browser): Promise<string[]> {
  const html = await (await own.ask('/desk/audit')).text()
  return [...html.matchAll(/<strong>.*?<\/p>/gs)].map(([row]) =>
    decoded(row.replace(/<[^>]+>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  )
}

const ID = /desk-[\da-f]{8}|[\da-f]{8}-[\da-f]{4}-|[\w-]{22}|\.json|viewing|thread|invitation|home /

describe('the log', () => {
  it('17.52: names who was removed, and who did what before they were (DESK-34)', async () => {
    const { hire, signedIn } = await aDesk()
    const own = await signedIn()
    const id = await hire('bea@agency.example', 'agent')
    await own.ask('/desk/people', { act: 'role', id, role: 'editor' })
    await own.ask('/desk/people', { act: 'remove', id })
    const log = await logOf(own)
    expect(log).toContain('Medewerker verwijderd bea@agency.example door An')
    expect(log).toContain('Rol gewijzigd bea@agency.example door An')
    expect(log).toContain('Uitnodiging aanvaard door bea@agency.example')
    expect(log.join()).not.toMatch(ID)
  })

  it('17.52: tells a home and a viewing by the street, also once they are gone (DESK-34)', async () => {
    const { own, call, store, rows, textOf } = await aCalendar()
    await call()
    await own.ask('/desk/homes/home/acts', { act: 'option' })
    await rows('DELETE FROM booking')
    store.homes.clear()
    const log = await logOf(own)
    expect(log).toContain('Bezoek vastgelegd Kerkstraat 4, 9000 Gent door An')
    expect(log).toContain('In optie gezet Kerkstraat 4, 9000 Gent door An')
    expect(log.join()).not.toMatch(ID)
    expect(await textOf(await own.ask('/desk/audit'))).not.toContain('Jan Peeters')
  })

  it('17.52: tells an enquiry by its home, a page by its title and a list by its name (DESK-34)', async () => {
    const inbox = await anInbox()
    await inbox.write({ estate: '7' })
    const [thread] = await inbox.threads()
    await inbox.act(thread?.id ?? '', 'closed')
    const log = await logOf(inbox.own)
    expect(log).toContain('Toestand van een vraag gewijzigd Kouter 7 door An')
    expect(log.join()).not.toMatch(ID)
    const { own, fill, site } = await anEditor()
    await fill('/desk/pages/home/section/title', { 'title-nl': 'Dag', _do: 'publish' })
    await fill('/desk/content/team/4', { phone: '09 1' })
    await fill('/desk/menus/header/2', { 'label-fr': 'À vendre' })
    const pages = await logOf(own)
    expect(pages).toContain('Pagina gepubliceerd Welkom door An')
    expect(pages).toContain('Regel van een lijst gewijzigd Medewerkers door An')
    expect(pages).toContain('Menupunt gewijzigd door An')
    expect(pages.join()).not.toMatch(ID)
    expect(await agency(site.id).audit.about('menus.json', 9)).toMatchObject([
      { actorName: 'An', subjectName: null },
    ])
  })
})

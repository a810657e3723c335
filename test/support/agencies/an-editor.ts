import { aDesk } from './a-desk.ts'
import { contentStore } from './content-store.ts'
import { formFields } from './form-fields.ts'

export const HOME = 'pages/home.json'
export const home = () => ({
  id: 1,
  url: { nl: '', fr: '' },
  title: { nl: 'Welkom', fr: 'Bienvenue' },
  description: { nl: 'Een kantoor' },
  role: 'home',
  published: true,
  updatedAt: 5,
  sections: [
    { id: 'title', type: 'sectionTitle', title: { nl: 'Dag', fr: 'Bonjour' }, level: 1 },
    { id: 'text', type: 'htmlText', html: { nl: '<p>Wij zijn er.</p>' } },
    { id: 'call', type: 'callToAction', link: { label: { nl: 'Bel' }, url: 'tel:+329' } },
  ],
})
export const menus = () => ({
  menus: [
    {
      name: 'header',
      items: [
        { id: 1, label: { nl: 'Welkom' }, target: { page: { nl: '' } }, children: [] },
        { id: 2, label: { nl: 'Te koop' }, target: { page: { nl: 'te-koop' } }, children: [] },
      ],
    },
  ],
})
export const TEAM = { items: [{ id: 4, name: 'An Maes', role: { nl: 'Makelaar' } }] }

/** An agency with a page, a menu and a team, its owner signed in. */
export async function anEditor() {
  const desk = await aDesk()
  const { stored, drafts, changes } = contentStore(desk.api, desk.site.id, {
    [HOME]: home(),
    'menus.json': menus(),
    'team.json': TEAM,
  })
  const own = await desk.signedIn()
  /** Opens a form, fills in what is said and sends it. */
  const fill = async (path: string, fields: Record<string, string>, browser = own) => {
    const form = formFields(await (await browser.ask(path)).text(), '_tag')
    const { _do, ...rest } = { ...form, ...fields }
    return browser.ask(path, { ...rest, _do: _do || 'save' })
  }
  const draftOf = (path = HOME) => drafts.get(path)?.content as ReturnType<typeof home> | undefined
  return { ...desk, stored, drafts, changes, own, fill, draftOf }
}

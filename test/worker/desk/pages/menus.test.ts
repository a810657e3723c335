import { describe, expect, it } from 'vitest'
import { anEditor, type menus, TEAM } from '../../../support/agencies/an-editor.ts'
import { formFields } from '../../../support/agencies/form-fields.ts'

describe('menus and lists at the desk', () => {
  it('change item by item, at most three levels deep (DESK-130)', async () => {
    const { own, stored, fill } = await anEditor()
    const items = () => (stored.get('menus.json') as ReturnType<typeof menus>).menus[0]?.items
    await fill('/desk/menus/header/2', { 'label-fr': 'À vendre' })
    expect(items()?.[1]).toEqual({
      id: 2,
      label: { nl: 'Te koop', fr: 'À vendre' },
      target: { page: { nl: 'te-koop' } },
      children: [],
    })
    const link = { 'label-nl': 'Bel', 'target-_to': 'url', 'target-url': 'tel:+32' }
    await fill('/desk/menus/header/new', { ...link, parent: '2' })
    await fill('/desk/menus/header/new', { ...link, parent: '3' })
    expect(items()).toMatchObject([
      { id: 1 },
      { id: 2, children: [{ id: 3, children: [{ id: 4 }] }] },
    ])
    expect((await fill('/desk/menus/header/new', { ...link, parent: '4' })).status).toBe(422)
    expect((await fill('/desk/menus/header/2', { parent: '3' })).status).toBe(422)
    for (const url of ['javascript:x', '//evil.example', 'data:x', 'java\tscript:x', ''])
      expect((await fill('/desk/menus/header/new', { ...link, 'target-url': url })).status).toBe(
        422,
      )
    expect((await fill('/desk/menus/header/new', { ...link, 'target-_to': '' })).status).toBe(422)
    await own.ask('/desk/menus', { menu: 'header', up: '2' })
    expect(items()?.map(({ id }) => id)).toEqual([2, 1])
    await fill('/desk/menus/header/1', { parent: '2' })
    expect(items()).toMatchObject([{ id: 2, children: [{ id: 3 }, { id: 1 }] }])
    await own.ask('/desk/menus', { menu: 'header', remove: '3' })
    expect(items()).toMatchObject([{ id: 2, children: [{ id: 1 }] }])
    expect((await own.ask('/desk/menus', { menu: 'header', remove: '99' })).status).toBe(409)
    await fill('/desk/menus/footer/new', link)
    expect(stored.get('menus.json')).toMatchObject({ menus: [{}, { name: 'footer', items: [{}] }] })
  })

  it('have items of a list edited, ordered, added and removed (DESK-130)', async () => {
    const { own, stored, fill } = await anEditor()
    await fill('/desk/content/team/4', { phone: '09 1' })
    expect(stored.get('team.json')).toEqual({ items: [{ ...TEAM.items[0], phone: '09 1' }] })
    await fill('/desk/content/team/new', { name: 'Bo', 'role-nl': 'Stagiair' })
    expect(stored.get('team.json')).toMatchObject({ items: [{ id: 4 }, { id: 5, name: 'Bo' }] })
    const wrong = await fill('/desk/content/team/new', { name: 'Cé', email: 'geen' })
    expect([wrong.status, formFields(await wrong.text(), '_tag').name]).toEqual([422, 'Cé'])
    await own.ask('/desk/content/team', { up: '5' })
    await own.ask('/desk/content/team', { remove: '4' })
    expect(stored.get('team.json')).toMatchObject({ items: [{ id: 5 }] })
    for (const name of ['offices', 'reviews', 'quotes', 'notices', 'agreements', 'collections'])
      expect((await own.ask(`/desk/content/${name}/new`)).status).toBe(200)
    for (const path of ['none', 'team/99', 'estate-pages'])
      expect((await own.ask(`/desk/content/${path}`)).status).toBe(404)
  })
})

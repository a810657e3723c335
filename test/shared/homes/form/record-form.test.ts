import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { isHome } from '../../../../shared/estate/kind/head-types.ts'
import {
  FORM_TABS,
  fieldsOfTab,
  formTab,
  type FormTab,
} from '../../../../shared/homes/form/form-tabs.ts'
import { changesOf, formOf } from '../../../../shared/homes/form/record-form.ts'
import { problemsOf } from '../../../../shared/homes/form/check-home.ts'
import { differentPaths, isOpenPath, withValues } from '../../../../shared/homes/record-path.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'

const every: Estate[] = seed().flatMap(({ estates }) => estates)
const languages = { locales: LOCALES, own: 'nl' } as const
const part = (tab: FormTab) => ({ fields: fieldsOfTab(tab), lists: tab.lists })
const anywhere = FORM_TABS.map(part)

describe('a home and its form', () => {
  it('leaves every record of the demo as it is when it is sent as it came (DESK-76)', () => {
    expect(every.length).toBeGreaterThan(100)
    for (const home of every)
      for (const tab of anywhere) {
        const values = formOf(home, tab, languages)
        expect(changesOf(home, tab, values, languages)).toEqual({ set: [], wrong: {} })
      }
  })

  it('gives each field of the demo a text that is read as its value (DESK-76)', () => {
    // Written into a home that has nothing: what is shown is what is stored.
    for (const home of every.filter((_, index) => index % 7 === 0))
      for (const tab of anywhere) {
        const values = formOf(home, tab, languages)
        // Of one kind in one source, of another in the other.
        delete values['technical-certificateElectricity']
        const { set, wrong } = changesOf({}, tab, values, languages)
        expect(wrong).toEqual({})
        expect(formOf(withValues({}, set), tab, languages)).toMatchObject(
          Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')),
        )
      }
  })

  it('changes what was typed and nothing beside it (DESK-76)', () => {
    for (const home of every.slice(0, 40))
      for (const tab of FORM_TABS)
        for (const { name, control } of fieldsOfTab(tab)) {
          if (control.kind !== 'line' && control.kind !== 'number') continue
          const values = { ...formOf(home, part(tab), languages), [name]: '7' }
          const { set } = changesOf(home, part(tab), values, languages)
          const next = withValues(home, set)
          expect(set.length).toBeLessThanOrEqual(1)
          expect(differentPaths(home, next)).toEqual(set.map(({ path }) => path))
        }
  })

  it('writes open fields alone, each once in a tab, and named as forms may (DESK-74)', () => {
    for (const tab of FORM_TABS) {
      const fields = fieldsOfTab(tab)
      for (const { path, paths } of fields)
        for (const each of [path, ...paths]) expect([each, isOpenPath(each)]).toEqual([each, true])
      const names = fields.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[\w-]+$/)
    }
  })

  it('keeps the languages that the site does not have (DESK-76)', () => {
    const home = { general: { title: { nl: 'Huis', de: 'Haus' } } }
    const dutch = { locales: ['nl'], own: 'nl' } as const
    const { set } = changesOf(home, part(formTab('texts')), { 'general-title-nl': 'Villa' }, dutch)
    expect(set).toEqual([{ path: 'general.title', value: { nl: 'Villa', de: 'Haus' } }])
    expect(changesOf(home, part(formTab('texts')), { 'general-title-nl': '' }, dutch).set).toEqual([
      { path: 'general.title', value: { de: 'Haus' } },
    ])
  })

  it('adds, changes and removes rows, with what a row has besides (DESK-75)', () => {
    const home = {
      layout: [
        { id: 1, floor: 0, surface: 12, sort: 4 },
        { id: 5, floor: 1 },
      ],
      facilities: [{ id: 7, name: { nl: 'Lift' } }],
    }
    const layout = part(formTab('layout'))
    const values = formOf(home, layout, languages)
    const typed = {
      ...values,
      'layout-0-surface': '12,5',
      'layout-1-remove': 'on',
      'layout-2-id': '4',
      'layout-2-comment-fr': 'Équipée',
    }
    expect(changesOf(home, layout, typed, languages).set).toEqual([
      {
        path: 'layout',
        value: [
          { id: 1, floor: 0, surface: 12.5, sort: 4 },
          { id: 4, comment: { fr: 'Équipée' } },
        ],
      },
    ])
    expect(
      changesOf(home, layout, { ...values, 'layout-2-surface': '9' }, languages).wrong,
    ).toEqual({
      'layout-2-id': 'missing',
    })
    const comfort = part(formTab('comfort'))
    expect(changesOf(home, comfort, { 'facilities-1-name-nl': 'Tuin' }, languages).set).toEqual([
      {
        path: 'facilities',
        value: [
          { id: 7, name: { nl: 'Lift' } },
          { id: 8, name: { nl: 'Tuin' } },
        ],
      },
    ])
  })

  it('says what is wrong with what was set, and nothing of the rest (DESK-77)', () => {
    const home = every.find(isHome)
    const wrong = withValues(home ?? {}, [
      { path: 'energy.epcValue', value: 99_999 },
      { path: 'general.floor', value: 9_999 },
    ])
    expect(problemsOf(wrong, ['energy.epcValue'])).toEqual([
      { path: 'energy.epcValue', word: 'atMost', limit: 10_000 },
    ])
    expect(problemsOf(home, ['general.title'])).toEqual([])
  })
})

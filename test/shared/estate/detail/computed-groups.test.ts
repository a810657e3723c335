import { describe, expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import {
  buildTechnicalsGroup,
  certificatesGroup,
  extraFieldsGroup,
  namesGroup,
} from '../../../../shared/estate/detail/computed-groups.ts'
import type { GroupDefinition, DetailGroup } from '../../../../shared/estate/detail/detail-tab.ts'
import { layoutGroups } from '../../../../shared/estate/detail/layout-groups.ts'
import { translator } from '../messages.ts'

const context = { t: translator('nl'), locale: 'nl' as const }
const estate = (parts: object): Estate => ({ general: { id: 1 }, ...parts }) as Estate
const groupsOf = (definition: GroupDefinition, parts: object): DetailGroup[] =>
  typeof definition === 'function' ? definition(estate(parts), context) : []
const told = (groups: DetailGroup[]) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ label, value }) => [label, value])])
const keys = (groups: DetailGroup[]) => groups.flatMap(({ rows }) => rows.map(({ key }) => key))

describe('the groups of what an estate lists', () => {
  it('tell the rooms floor by floor: how many, how large, what is said, and whether shared (ESTATE-38, DETAIL-22, DETAIL-23)', () => {
    const groups = layoutGroups(
      estate({
        layout: [
          { id: 1, floor: 1, count: 2, surface: 12.5 },
          { id: 4, floor: 0, surface: 18, comment: { nl: 'open naar de tuin' } },
          { id: 2, floor: 0, count: 1, surface: 0 },
          { id: 999, floor: 0, value: { name: { nl: 'Wijnkelder' } }, common: true },
          { id: 999, floor: 0, surface: 5 },
          { id: 8, floor: null, common: 'ja' },
          { id: 9, floor: 0.5, count: 3 },
        ],
      }),
      context,
    )
    expect(told(groups)).toEqual([
      [
        'Gelijkvloers',
        ['Keuken', '18\u00a0m² open naar de tuin'],
        ['Leefruimte', '1'],
        ['Wijnkelder', '(gemeenschappelijk)'],
      ],
      [undefined, ['Bureau', '3 ×']],
      ['Verdieping 1', ['Slaapkamer', '2 × 12,5\u00a0m²']],
      [undefined, ['Zolder', '1']],
      [undefined],
    ])
    expect(keys(groups)).toEqual([
      'room-0-0',
      'room-0-1',
      'room-0-2',
      'room-0.5-0',
      'room-1-0',
      'room-null-0',
    ])
  })

  it('name the items of a list once each, and nothing of none (DETAIL-24)', () => {
    const list = (facilities: unknown) => groupsOf(namesGroup('facilities'), { facilities })
    expect(
      told(
        list([
          { name: { nl: 'Lift' } },
          { name: { nl: 'Zwembad' } },
          { name: { nl: 'Lift' } },
          { id: 3 },
        ]),
      ),
    ).toEqual([[undefined, ['Voorzieningen', 'Lift, Zwembad']]])
    expect(keys(list([{ name: { nl: 'Lift' } }]))).toEqual(['facilities'])
    const langOf = (...names: object[]) => list(names.map(name => ({ name })))[0]?.rows[0]?.lang
    const [nl, fr, de] = [{ nl: 'Lift' }, { fr: 'Ascenseur' }, { de: 'Aufzug' }]
    expect([langOf(fr, fr), langOf(fr)]).toEqual(['fr', 'fr'])
    expect([langOf(fr, de), langOf(fr, nl), langOf(nl, fr), langOf(nl)]).toEqual(
      Array(4).fill(undefined),
    )
    expect(told(list([]))).toEqual([[undefined]])
  })

  it('tell how the building is made, with a comment or without (DETAIL-25)', () => {
    const groups = groupsOf(buildTechnicalsGroup, {
      buildTechnicals: [
        {
          criteria: { name: { nl: 'Dak' } },
          value: { name: { nl: 'Hellend' } },
          comment: { nl: 'vernieuwd in 2019' },
        },
        { criteria: { name: { nl: 'Gevel' } }, value: 'Baksteen' },
        { criteria: { name: { nl: 'Vloer' } } },
        { value: 'Hout' },
      ],
    })
    expect(told(groups)).toEqual([
      ['Bouwtechnische gegevens', ['Dak', 'Hellend, vernieuwd in 2019'], ['Gevel', 'Baksteen']],
    ])
    expect(keys(groups)).toEqual(['technical-0', 'technical-1'])
  })

  it('tell an agency’s own fields by their type: texts in the page’s language, else a date, yes or no, or what stands there (DETAIL-26)', () => {
    const field = (name: string, type: string, value: unknown, texts?: object) => ({
      name: { nl: name },
      type,
      value,
      value_lang_string: texts,
    })
    const groups = groupsOf(extraFieldsGroup, {
      extraFields: [
        field('Ligging', 'TEXT', 'plat', { nl: 'aan het park' }),
        field('Uitleg', 'BIGTEXT', 'plat', { nl: 'rustige straat' }),
        field('Code', 'TEXT', '2024-03-01'),
        field('Vrij', 'DATE', '2024-03-01', { nl: 'nooit' }),
        field('Lift', 'BOOLEAN', true),
        field('Zolder', 'BOOLEAN', 'false'),
        field('Nummer', 'NUMBER', '12'),
        field('Leeg', 'NUMBER', null),
      ],
    })
    expect(told(groups)).toEqual([
      [
        'Aanvullende gegevens',
        ['Ligging', 'aan het park'],
        ['Uitleg', 'rustige straat'],
        ['Code', '2024-03-01'],
        ['Vrij', '01/03/2024'],
        ['Lift', 'Ja'],
        ['Zolder', 'Nee'],
        ['Nummer', '12'],
      ],
    ])
    expect(keys(groups)).toEqual([
      'extra-0',
      'extra-1',
      'extra-2',
      'extra-3',
      'extra-4',
      'extra-5',
      'extra-6',
    ])
  })

  it('tell certificates by their name (DETAIL-27)', () => {
    const certificates = groupsOf(certificatesGroup, {
      certificates: [
        { type: { name: { nl: 'Bodemattest' } }, value: { nl: 'verkregen' } },
        { type: {}, value: 'x' },
      ],
    })
    expect(told(certificates)).toEqual([['Attesten', ['Bodemattest', 'verkregen']]])
    expect(keys(certificates)).toEqual(['certificate-0'])
  })
})

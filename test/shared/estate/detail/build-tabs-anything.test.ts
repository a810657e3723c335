import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELDS, type FieldName } from '../../../../shared/estate/fields/fields.ts'
import type { FieldRow } from '../../../../shared/estate/fields/row.ts'
import { keysRead } from '../../../../shared/estate/detail/field-value.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import { hiddenKeys } from '../../../../shared/estate/visibility.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { runs } from '../../../support/fuzz-runs.ts'
import { anyEstate } from '../any-estate.ts'
import { context, estate, rows } from './rows-of.ts'

describe('panels of any estate', () => {
  it('never say what a rule hides (VIS-15)', () => {
    const ofWhat = fc.record({
      transaction: fc.constantFrom(1, 2, 5, 6),
      headType: fc.constantFrom(1, 2, 3),
      vat: fc.boolean(),
      region: fc.constantFrom('FLANDERS', 'WALLONIA', 'BRUSSELS'),
      filled: fc.boolean(),
    })
    fc.assert(
      fc.property(ofWhat, ({ transaction, headType, vat, region, filled }) => {
        const one = estate(
          {
            fields: {
              'financial.vat_regime': vat,
              ...(filled && {
                'planning.as_built_certificate': 'YES',
                'flood_information.parcel_score': 'A',
                'financial.price': 1,
                'certification.electrical_certificate': 'OBTAINED',
              }),
            },
            planning: filled ? { heritageInventoried: 'YES', buildingLicense: 'YES' } : {},
          },
          { transaction: { id: transaction }, headType: { id: headType }, address: { region } },
        )
        const hidden = hiddenKeys(one)
        for (const row of rows(buildTabs(one, context()))) {
          const field: FieldRow | undefined = FIELDS[row.key as FieldName]
          const { main = [], guid = null } = field ? keysRead(field) : {}
          expect([...main, guid].filter(key => key && hidden.has(key))).toEqual([])
        }
      }),
    )
  })

  it('are made of texts and never empty, whatever the API answers (DETAIL-3)', () => {
    fc.assert(
      fc.property(anyEstate, fc.constantFrom(...LOCALES), (one, locale) => {
        for (const panel of buildTabs(one, context(locale))) {
          expect(panel.title && panel.groups.length > 0).toBeTruthy()
          for (const row of panel.groups.flatMap(group => group.rows)) {
            expect(
              [row.key, row.label, row.value].every(
                text => typeof text === 'string' && text !== '',
              ),
            ).toBe(true)
          }
          expect(panel.groups.every(group => group.rows.length > 0)).toBe(true)
        }
      }),
      runs(300),
    )
  })
})

import { expect, it } from 'vitest'
import {
  differentPaths,
  isOpenPath,
  valueAt,
  withValues,
} from '../../../shared/homes/record-path.ts'

const HOME = {
  general: { id: 1, price: { value: 2 }, title: { nl: 'Huis' } },
  fields: { 'financial.price': 3 },
  layout: [{ id: 1 }],
}

it('names a field by its path, one of the guid source by its own key (LAPI-123)', () => {
  expect(valueAt(HOME, 'fields.financial.price')).toBe(3)
  expect(valueAt(HOME, 'general.price.value')).toBe(2)
  expect(valueAt(HOME, 'general.title.length')).toBeUndefined()
  const next = withValues(HOME, [
    { path: 'fields.financial.price' },
    { path: 'planning.buildingLicense', value: 'YES' },
    { path: 'general.price.value', value: 4 },
  ])
  expect(next).toEqual({
    ...HOME,
    general: { ...HOME.general, price: { value: 4 } },
    fields: {},
    planning: { buildingLicense: 'YES' },
  })
  expect(HOME.general.price.value).toBe(2)
  expect(differentPaths({}, {})).toEqual([])
})

it('opens fields alone: no number of the home, no container, no prototype (LAPI-123)', () => {
  expect(['general.title', 'layout', 'fields.a.b'].filter(isOpenPath)).toHaveLength(3)
  const closed = ['general.id', 'general.guid', 'general', 'general.price', '', '__proto__']
  expect(
    [...closed, 'general.__proto__', 'general.title.nl', 'updatedAt'].filter(isOpenPath),
  ).toEqual([])
})

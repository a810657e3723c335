import { expect, it } from 'vitest'
import {
  CORE_CITIES_AND_RAND,
  CORE_ZIPS,
  isInCoreCity,
} from '../../../../shared/estate/price/core-cities.ts'
import { readBelgium } from '../../../../shared/places/belgium.ts'
import { BELGIUM } from '../../../../shared/places/belgium-table.ts'

const municipalities = readBelgium(BELGIUM)

it('17.32: the postal codes of core cities and Rand are those of the municipalities in the act, and of no other (LAW-72)', () => {
  const names = Object.values(CORE_CITIES_AND_RAND).flatMap(list => list.split(', '))
  const named = municipalities.filter(
    ({ names: { nl }, region }) => region === 'FLANDERS' && names.includes(nl),
  )
  expect(named.map(({ names: { nl } }) => nl).toSorted()).toEqual([...new Set(names)].toSorted())
  const zips = named.flatMap(({ places }) => places.map(({ zip }) => zip))
  expect([...CORE_ZIPS].toSorted()).toEqual([...new Set(zips)].toSorted())
  const others = municipalities.filter(each => !named.includes(each))
  expect(others.flatMap(({ places }) => places.filter(({ zip }) => CORE_ZIPS.has(zip)))).toEqual([])
})

it.each([
  ['9000', true],
  ['1540', true],
  ['3980', false],
  ['', false],
])('17.32: with postal code %s it lies there: %s (LAW-72)', (zip, isThere) =>
  expect(isInCoreCity({ general: { address: { city: { id: 1, name: 'Stad', zip } } } })).toBe(
    isThere,
  ),
)

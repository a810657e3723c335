import { expect, it } from 'vitest'
import { currentCode, formerCodes } from '../../../shared/search/municipality-codes.ts'
import { readAddress } from '../../../shared/search/address.ts'
import { prefilterOf } from '../../../worker/agency/subscription/prefilter.ts'
import { MUNICIPALITIES } from '../../../worker/listing-api/demo/municipalities.ts'
import { BELGIUM } from '../../../shared/places/belgium-table.ts'
import { readBelgium } from '../../../shared/places/belgium.ts'

const codes = new Set(readBelgium(BELGIUM).map(({ id }) => id))

it('leads every former code to a municipality of today, and changes no other number (LAPI-90)', () => {
  expect(formerCodes().length).toBeGreaterThan(45)
  expect(formerCodes().filter(code => codes.has(code) || !codes.has(currentCode(code)))).toEqual([])
  expect([...codes, 0, 7, 99_999].filter(code => currentCode(code) !== code)).toEqual([])
})

it('matches a saved search of before a merger (LAPI-90)', () => {
  const criteria = (query: string) =>
    prefilterOf(readAddress(new URLSearchParams(query)), 'main').cities
  expect(criteria('city=44012')).toBe(criteria('city=44086'))
})

it('has no demo municipality that is none any more (LAPI-90)', () => {
  expect(MUNICIPALITIES.filter(({ id }) => !codes.has(id))).toEqual([])
})

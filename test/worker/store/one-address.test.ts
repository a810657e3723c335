import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../../shared/search/address.ts'
import { searchOfMeaning } from '../../../shared/search/sentence/search-of-meaning.ts'
import {
  parseSavedSearch,
  searchAddress,
} from '../../../shared/subscription/subscription-request.ts'
import { searchText, storedSearchOf } from '../../../worker/agency/subscription/saved-search.ts'
import { readLines } from '../../shared/search/labelled.ts'
import { readMeaning } from '../../shared/search/score-sentences.ts'

const SENTENCES = readLines(readFileSync('test/shared/search/sentences/known.ndjson', 'utf8'))

it('a sentence, the search that is saved of it and its alert have one address (SENTENCE-12, SUBS-10)', () => {
  const addresses = SENTENCES.map(({ language, sentence }) => {
    const { search } = searchOfMeaning(readMeaning(language, sentence), {
      source: 'main',
      cityId: nis => nis,
    })
    return writeAddress(search)
  })
  expect(new Set(addresses.map(String)).size).toBeGreaterThan(100)
  for (const address of addresses) {
    const form = new URLSearchParams(address)
    form.append('reason', 'new')
    const saved = parseSavedSearch(form)
    if (!('value' in saved)) throw new Error(JSON.stringify(saved.errors))
    const { search } = saved.value
    expect(searchAddress(search)).toBe(address.toString())
    const stored = storedSearchOf({ search: searchText(search), filter: '' })
    expect([writeAddress(stored).toString(), stored]).toEqual([
      address.toString(),
      readAddress(address),
    ])
  }
})

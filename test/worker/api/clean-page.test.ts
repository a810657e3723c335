import { expect, it } from 'vitest'
import { cleanAgreements, cleanSections } from '../../../worker/api/clean-page.ts'

it('texts of pages and agreements are cleaned as they come in (CONTENT-20)', async () => {
  const html = { nl: '<p onclick="x()">Tekst</p><script>alert(1)</script>' }
  expect(await cleanSections([{ id: 'a', type: 'htmlText', html }])).toEqual([
    { id: 'a', type: 'htmlText', html: { nl: '<p>Tekst</p>' } },
  ])
  const agreement = { id: 1, name: 'Huur', text: html.nl, version: '1', required: true }
  expect(await cleanAgreements([agreement])).toEqual([{ ...agreement, text: '<p>Tekst</p>' }])
})

it('the query of a list is read, or the list is skipped (CONTENT-93)', async () => {
  const read = async (node?: unknown) => {
    const [section] = await cleanSections([{ id: 'a', type: 'estateList', node }])
    return section && 'node' in section ? section.node : null
  }
  const whole = {
    query: { terms: {}, range: {}, match: {} },
    collections: [],
    groupOptions: { groupBy: null },
  }
  for (const node of [undefined, null, {}, { query: null, collections: null }])
    expect(await read(node)).toMatchObject({ query: {}, collections: [] })
  expect(await read({ query: {}, groupOptions: { groupBy: 'COLOUR' } })).toEqual(whole)
  expect(
    await read({ query: { terms: { 'transaction.id': 5 }, range: { x: { gte: 1, lte: null } } } }),
  ).toMatchObject({ query: { terms: { 'transaction.id': [5] }, range: { x: { gte: 1 } } } })
  for (const node of [
    5,
    'x',
    { query: 'x' },
    { query: { terms: { 'transaction.id': {} } } },
    { query: {}, collections: [{}] },
  ])
    expect(await read(node)).toBeNull()
  const query = { terms: { 'transaction.id': [1] }, range: {}, match: { a: true } }
  const node = { query, collections: [{ id: 3 }], groupOptions: { groupBy: 'CITY' } }
  expect(await read(node)).toEqual(node)
})

it('tabs of a filter bar that are none are left out (CONTENT-93)', async () => {
  const link = { label: { nl: 'Kopen' } }
  const tabs = [[null, link, 5], 5, null]
  expect(
    await cleanSections(tabs.map(each => ({ id: 'a', type: 'estateFilter', tabs: each }))),
  ).toEqual(
    [[link], undefined, undefined].map(each => ({ id: 'a', type: 'estateFilter', tabs: each })),
  )
})

import { expect, it } from 'vitest'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { readAddress, writeAddress } from '../../../../shared/search/address.ts'
import { criterionLabels } from '../../../../shared/search/criterion-words.ts'
import { describe } from '../../../../shared/search/describe.ts'
import { toQuery } from '../../../../shared/search/query.ts'
import { searchOfMeaning } from '../../../../shared/search/sentence/search-of-meaning.ts'
import type { Day } from '../../../../shared/time/units.ts'
import { docRow, estateRow } from '../../../../worker/listing-api/db/estate-row.ts'
import { rowsOf } from '../../../../worker/listing-api/db/tables.ts'
import { writeRows } from '../../../../worker/listing-api/db/write-rows.ts'
import { factsKey } from '../../../../worker/listing-api/estate/pending-facts.ts'
import { searchEstates } from '../../../../worker/listing-api/estate/search.ts'
import { findFilterValues } from '../../../../worker/listing-api/filter/queries.ts'
import { moreControlsHtml } from '../../../../worker/sections/filter-controls.ts'
import { sql } from '../../../../worker/store/sql.ts'
import { listingsTables } from '../../../support/sqlite-stores.ts'
import { readMeaning } from '../../search/score-sentences.ts'
import { translator } from '../messages.ts'

const address = 'heat-pump=AIR_WATER&heat-pump=HYBRID'
const search = readAddress(new URLSearchParams(address))

const home = (id: number, said: Partial<Estate>): Estate => ({
  general: { id, headType: { id: 1 }, subType: { id: 1 }, transaction: { id: 1 } },
  ...said,
})
const homes = [
  home(1, { technical: { heatPumpType: 'AIR_WATER' } }),
  home(2, { fields: { 'comfort.heat_pump_type': 'hybrid' } }),
  home(3, { technical: { heatPumpType: 'GROUND_WATER' } }),
  home(4, {}),
]

const { db } = listingsTables()
writeRows(db, [
  ...rowsOf('site', [{ only_row: 1, hidden_status: [], doc: {} }]),
  ...rowsOf(
    'estate',
    homes.map(estate => estateRow({ estate })),
  ),
  ...rowsOf(
    'estate_doc',
    homes.map(estate => docRow({ estate })),
  ),
])
db.write(sql`INSERT OR REPLACE INTO estate_facts (only_row, known) VALUES (1, ${factsKey()})`)

const values = findFilterValues(db, toQuery({ query: {} }, search, 'main'))

it('homes of both sources are found by their heat pump, and counted whichever is chosen', () => {
  const query = toQuery({ query: {} }, search, 'main')
  expect(query).toEqual({ terms: { 'heat-pump': ['AIR_WATER', 'HYBRID'] } })
  const { cards } = searchEstates(db, { query, limit: 15, offset: 0 })
  expect(cards.map((card): number => JSON.parse(card).general.id).toSorted()).toEqual([1, 2])
  expect(values.more?.facts?.['heat-pump']?.counts).toEqual({
    AIR_WATER: 1,
    HYBRID: 1,
    GROUND_WATER: 1,
  })
  expect(writeAddress(search).toString()).toBe(address)
})

it.each([
  ['nl', 'Warmtepomp', 'Lucht-water', 'Warmtepomp: Lucht-water'],
  ['fr', 'Pompe à chaleur', 'Air-eau', 'Pompe à chaleur : Air-eau'],
  ['en', 'Heat pump', 'Air to water', 'Heat pump: Air to water'],
  ['de', 'Wärmepumpe', 'Luft-Wasser', 'Wärmepumpe: Luft-Wasser'],
] as const)(
  'is a control of the filter and a condition in %s (FILTER-65)',
  (locale, legend, option, chip) => {
    const context = { t: translator(locale), locale }
    const html = moreControlsHtml({
      ...context,
      id: 'f',
      search,
      values,
      today: '2026-11-28' as Day,
    })
    expect(html).toContain(`<legend>${legend}</legend>`)
    expect(html).toMatch(
      new RegExp(
        `name="heat-pump" value="AIR_WATER" checked[^>]*>[^>]*>${option}<.*?data-count>1<`,
      ),
    )
    expect(html).not.toContain('WATER_WATER')
    const labels = criterionLabels(search, context)
    const [first] = describe(search, context.t, labels)
    expect(first?.label.replace('\u00a0', ' ')).toBe(chip)
    expect(first && writeAddress(first.rest).toString()).toBe('heat-pump=HYBRID')
  },
)

it.each([
  ['nl', 'huis in Gent met een lucht-waterwarmtepomp', 'heat-pump=AIR_WATER'],
  ['fr', 'maison à Gand avec pompe à chaleur géothermique', 'heat-pump=GROUND_WATER'],
  ['en', 'house in Ghent with a hybrid heat pump', 'heat-pump=HYBRID'],
  ['de', 'Haus in Gent mit Erdwärmepumpe', 'heat-pump=GROUND_WATER'],
] as const)('is searched by in a sentence in %s: %s', (locale, sentence, criterion) => {
  const said = searchOfMeaning(readMeaning(locale, sentence), {
    source: 'main',
    cityId: nis => nis,
  })
  expect(writeAddress(said.search).toString()).toBe(`city=44021&type=1&${criterion}`)
})

it('stands on the page of a home in each language', () => {
  const shown = LOCALES.map(locale =>
    buildTabs(homes[2]!, { t: translator(locale), locale })
      .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
      .find(({ key }) => key === 'heatPumpType'),
  )
  expect(shown.map(row => [row?.label, row?.value])).toEqual([
    ['Type warmtepomp', 'Bodem-water'],
    ['Type de pompe à chaleur', 'Sol-eau'],
    ['Heat pump type', 'Ground source'],
    ['Art der Wärmepumpe', 'Sole-Wasser'],
  ])
})

it('says that it is not applied while homes are still read for it (FILTER-65)', () => {
  const context = { t: translator('nl'), locale: 'nl' as const }
  const [first] = describe(search, context.t, criterionLabels(search, context, ['heat-pump']))
  expect(first?.label).toBe('Warmtepomp: Lucht-water (nog niet toegepast)')
})

import type { AgendaSeed, SiteSeed } from '../db/site-seed.ts'
import { fileNames } from './numbering.ts'

/** The files of an agency's pack: path in its folder → text (PACK-10, PACK-11). */
export function packFiles(seed: SiteSeed): Record<string, string> {
  const { origin: _, ...site } = seed.site
  const names = fileNames(
    seed.pages.map(
      ({ url }) => url[seed.site.defaultLocale] || Object.values(url).find(Boolean) || 'home',
    ),
  )
  const entity = (kind: string) =>
    listFile(seed.entities.find(each => each.kind === kind)?.items ?? [])
  const files: Record<string, string | null> = {
    'site.json': jsonFile(site),
    'menus.json': seed.navigation.length > 0 ? jsonFile({ menus: seed.navigation }) : null,
    'team.json': entity('employees'),
    'offices.json': entity('offices'),
    'reviews.json': entity('reviews'),
    'quotes.json': entity('quotes'),
    'notices.json': entity('notifications'),
    'agreements.json': listFile(seed.agreements),
    'collections.json': listFile(seed.collections),
    'estate-pages.json': listFile(seed.estatePages),
    'agendas.json': listFile(agendaItems(seed.agendas ?? [])),
    'estates.ndjson': lines(seed.estates),
    'rentals.ndjson': lines(seed.rentalUnits ?? []),
    'drawings.ndjson': lines(seed.assets),
    ...Object.fromEntries(
      seed.pages.map((page, index) => [`pages/${names[index]}.json`, jsonFile(page)]),
    ),
    ...Object.fromEntries(
      Object.entries(seed.translations).map(([locale, words]) => [
        `words/${locale}.json`,
        jsonFile(words),
      ]),
    ),
  }
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) => (text === null ? [] : [[path, text]])),
  )
}

const jsonFile = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

const listFile = (items: object[]): string | null => (items.length > 0 ? jsonFile({ items }) : null)

const lines = (values: object[]): string | null =>
  values.length > 0 ? values.map(value => `${JSON.stringify(value)}\n`).join('') : null

/** Agendas by their rules, which many homes share. */
function agendaItems(agendas: AgendaSeed[]): object[] {
  const groups = Map.groupBy(agendas, ({ rules }) => JSON.stringify(rules))
  return [...groups.values()].map(group => ({
    rules: group[0]?.rules,
    estates: group.map(({ estateId, agentId }) => ({ id: estateId, agent: agentId })),
  }))
}

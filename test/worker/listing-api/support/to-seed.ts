import type { EntityCollection } from '../../../../shared/content/entity.ts'
import type { SiteSeed } from '../../../../worker/listing-api/db/site-seed.ts'
import { withMenuIds } from '../../../../worker/listing-api/packs/menu-ids.ts'
import { numbered } from '../../../../worker/listing-api/packs/numbering.ts'
import type { Pack } from '../../../../worker/listing-api/packs/pack.ts'

/** The agency that a pack describes: what packFiles undoes. */
export function toSeed(pack: Pack, siteId: number): SiteSeed {
  const { $schema: _, id: __, ...site } = pack['site.json']
  return {
    site: { id: siteId, ...site, origin: null },
    navigation: withMenuIds(pack['menus.json']?.menus ?? []),
    pages: numbered(Object.values(pack.pages)).map(({ $schema: _, ...page }) => page),
    estatePages: pack['estate-pages.json']?.items ?? [],
    entities: entitiesOf(pack),
    agreements: pack['agreements.json']?.items ?? [],
    translations: pack.words,
    estates: pack['estates.ndjson'] ?? [],
    collections: pack['collections.json']?.items ?? [],
    assets: pack['drawings.ndjson'] ?? [],
    rentalUnits: numberedUnits(pack['rentals.ndjson'] ?? []),
    agendas: (pack['agendas.json']?.items ?? []).flatMap(({ rules, estates }) =>
      rules ? estates.map(({ id, agent }) => ({ estateId: id, agentId: agent, rules })) : [],
    ),
  }
}

/** Holiday homes, each without a number given the lowest that is free. */
const numberedUnits = (
  lines: NonNullable<Pack['rentals.ndjson']>,
): NonNullable<SiteSeed['rentalUnits']> => {
  const units = numbered(lines.map(({ unit }) => unit))
  return lines.map(({ periods, taken }, index) => ({ unit: units[index]!, periods, taken }))
}

function entitiesOf(pack: Pack): SiteSeed['entities'] {
  const lists: [
    name: string,
    kind: EntityCollection['kind'],
    file?: { items: { id: number }[] },
  ][] = [
    ['employees', 'employees', pack['team.json']],
    ['offices', 'offices', pack['offices.json']],
    ['reviews', 'reviews', pack['reviews.json']],
    ['quotes', 'quotes', pack['quotes.json']],
    ['notifications', 'notifications', pack['notices.json']],
  ]
  return lists.flatMap(([name, kind, file]) => (file ? [{ name, kind, items: file.items }] : []))
}

import type { EntityCollection } from '../../../shared/content/entity.ts'
import type { NavigationItem } from '../../../shared/site/navigation.ts'
import type { SiteSeed } from '../db/site-seed.ts'
import { numbered } from './numbering.ts'
import type { Pack } from './pack.ts'
import type { Menus } from './schema/menus.ts'
import type * as v from 'valibot'

/** The agency that a pack describes, ready to be written to the tables of a site (PACK-10). */
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

type MenuFile = v.InferOutput<typeof Menus>['menus']

interface MenuItem extends Omit<NavigationItem, 'id' | 'children'> {
  id?: number | undefined
  children: MenuItem[]
}

/** Menus whose items are numbered through, in reading order. */
export function withMenuIds(menus: MenuFile): SiteSeed['navigation'] {
  const flat: MenuItem[] = []
  const collect = (item: MenuItem): void => {
    flat.push(item)
    for (const child of item.children) collect(child)
  }
  for (const { items } of menus) for (const item of items) collect(item)
  const ids = new Map(numbered(flat).map(({ id }, index) => [flat[index], id]))
  const built = (item: MenuItem): NavigationItem => ({
    id: ids.get(item) ?? 0,
    label: item.label,
    target: item.target,
    children: item.children.map(built),
  })
  return menus.map(({ name, items }) => ({ name, items: items.map(built) }))
}

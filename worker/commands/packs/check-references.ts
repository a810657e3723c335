import { STATUSES } from '../../../shared/estate/status.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { There } from './binding.ts'
import type { Pack } from '../../listing-api/packs/pack.ts'

/** Notes a problem of a value in a file. */
export type Check = (file: string, path: readonly PropertyKey[], message: string) => void

/** Ids that stand once, and names of assets and homes that are there (PACK-43, PACK-44, PACK-45). */
export function checkReferences(pack: Pack, there: There, refuse: Check): void {
  checkIds(pack, refuse)
  const assets = new Set([...there.files, ...(pack['drawings.ndjson'] ?? []).map(({ id }) => id)])
  for (const [file, value] of Object.entries({
    ...pack,
    ...Object.fromEntries(
      Object.entries(pack.pages).map(([name, page]) => [`pages/${name}.json`, page]),
    ),
    pages: null,
    words: null,
    'drawings.ndjson': null,
    // Its photographs are addresses.
    'rentals.ndjson': null,
  }))
    for (const { path, asset } of assetsIn(value))
      if (!assets.has(asset) && !FETCHED.test(asset))
        refuse(file, path, `is no file in assets/: ${asset}`)
  checkEstates(pack, there.homes, refuse)
  checkSections(pack, there.homes, refuse)
}

function checkIds(pack: Pack, refuse: Check): void {
  const unique = (
    file: string,
    ids: { id: unknown; path: PropertyKey[] }[],
    seen = new Set<unknown>(),
  ): void => {
    for (const { id, path } of ids) {
      if (id === undefined) continue
      if (seen.has(id)) refuse(file, path, `stands twice: ${String(id)}`)
      seen.add(id)
    }
  }
  const lists = [
    'team',
    'offices',
    'reviews',
    'quotes',
    'notices',
    'agreements',
    'collections',
  ] as const
  for (const name of lists)
    unique(
      `${name}.json`,
      (pack[`${name}.json`]?.items ?? []).map(({ id }, at) => ({ id, path: ['items', at, 'id'] })),
    )
  const pageIds = new Set<unknown>()
  for (const [name, page] of Object.entries(pack.pages)) {
    unique(`pages/${name}.json`, [{ id: page.id, path: ['id'] }], pageIds)
    unique(
      `pages/${name}.json`,
      page.sections.map(({ id }, at) => ({ id, path: ['sections', at, 'id'] })),
    )
  }
  unique(
    'estates.ndjson',
    (pack['estates.ndjson'] ?? []).map(({ general: { id } }, at) => ({ id, path: [at] })),
  )
  unique(
    'rentals.ndjson',
    (pack['rentals.ndjson'] ?? []).map(({ unit: { id } }, at) => ({ id, path: [at] })),
  )
}

/** What a home says of the numbering of its statuses, of its project, and who shows which home. */
function checkEstates(pack: Pack, elsewhere: readonly string[], refuse: Check): void {
  const estates = pack['estates.ndjson']
  if (!estates) return
  const { source } = pack['site.json']
  const ids = new Set([...elsewhere, ...estates.flatMap(namesOfHome)])
  const senders = new Set(estates.map(({ externalId }) => externalId?.toLowerCase()))
  for (const [at, { general }] of estates.entries()) {
    const status = general.transaction?.id
    if (status !== undefined && !Object.hasOwn(STATUSES[source], status))
      refuse('estates.ndjson', [at, 'general.transaction.id'], `is no status of source ${source}`)
    if (source === 'guid' && !general.guid)
      refuse('estates.ndjson', [at, 'general.guid'], 'is missing: the source has guids')
    const project = general.parentId?.toString().toLowerCase()
    if (project !== undefined && !ids.has(project) && !senders.has(project))
      refuse(
        'estates.ndjson',
        [at, 'general.parentId'],
        `is no home of the file: ${general.parentId}`,
      )
  }
  for (const [at, { estates: shown }] of (pack['agendas.json']?.items ?? []).entries())
    for (const [index, { id }] of shown.entries())
      if (!ids.has(id.toLowerCase()))
        refuse(
          'agendas.json',
          ['items', at, 'estates', index, 'id'],
          `is no home of estates.ndjson: ${id}`,
        )
}

/** Homes and collections that sections name, where the pack has the file that they would be in. */
function checkSections(pack: Pack, elsewhere: readonly string[], refuse: Check): void {
  const own = pack['estates.ndjson']
  const homes = own && new Set([...elsewhere, ...own.flatMap(namesOfHome)])
  const collections =
    pack['collections.json'] && new Set(pack['collections.json'].items.map(({ id }) => id))
  for (const [name, { sections }] of Object.entries(pack.pages))
    for (const [at, section] of sections.entries()) {
      const note = (key: string, message: string): void =>
        refuse(`pages/${name}.json`, ['sections', at, key], message)
      if (
        section.type === 'estateItem' &&
        homes?.has(String(section.estateId).toLowerCase()) === false
      )
        note('estateId', `is no home of estates.ndjson: ${section.estateId}`)
      if (section.type === 'estateCollection' && collections?.has(section.collectionId) === false)
        note('collectionId', `is no collection of collections.json: ${section.collectionId}`)
    }
}

/** Number and guid, as files of a pack name a home. */
export const namesOfHome = ({
  general: { id, guid },
}: NonNullable<Pack['estates.ndjson']>[number]): string[] => [
  String(id),
  ...(guid ? [guid.toLowerCase()] : []),
]

/** What a feed's picture is called, which the platform fetches by its address: it may not have come yet. */
const FETCHED = /^x-[0-9a-f]{32}$/

const ASSET_FIELDS = [
  'asset',
  'logo',
  'logoDark',
  'icon',
  'preview',
  'hero',
  'file',
  'thumbnail',
  'picture',
]

/** The names of assets in a value, by the fields that bear them. */
function assetsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; asset: string }[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => assetsIn(each, [...path, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'string' && ASSET_FIELDS.includes(key)
      ? [{ path: [...path, key], asset: each }]
      : assetsIn(each, [...path, key]),
  )
}

import { isRecord } from '../../../../shared/is-record.ts'
import type { PackPage } from '../../../../shared/packs/page.ts'
import { absentAssets } from '../../asset/queries.ts'
import type { Database } from '../../db/database.ts'
import { sql, valuesOf } from '../../../store/sql.ts'
import type { Warning } from '../part-kind.ts'

interface Named {
  field: string
  name: string
}

/** What a page names that is not here: pictures, homes, collections. A visitor sees nothing in their place. */
export function pageWarnings(db: Database, { sections }: PackPage): Warning[] {
  const assets = sections.flatMap((section, at) => assetsIn(section, `sections[${at}]`))
  const homes = sections.flatMap((section, at): Named[] =>
    section.type === 'estateItem'
      ? [{ field: `sections[${at}].estateId`, name: String(section.estateId) }]
      : [],
  )
  const collections = sections.flatMap((section, at): Named[] =>
    section.type === 'estateCollection'
      ? [{ field: `sections[${at}].collectionId`, name: String(section.collectionId) }]
      : [],
  )
  const absent = new Set(absentAssets(db, namesOf(assets)))
  return [
    ...warningsOf(assets, name => absent.has(name), 'is no picture here'),
    ...warningsOf(homes, absentIn(knownHomes(db, namesOf(homes))), 'is no home on offer here'),
    ...warningsOf(
      collections,
      absentIn(knownCollections(db, namesOf(collections))),
      'is no collection here',
    ),
  ]
}

const namesOf = (named: Named[]): string[] => [...new Set(named.map(({ name }) => name))]

const absentIn =
  (known: ReadonlySet<string>) =>
  (name: string): boolean =>
    !known.has(name.toLowerCase())

const warningsOf = (
  named: Named[],
  isAbsent: (name: string) => boolean,
  message: string,
): Warning[] =>
  named
    .filter(({ name }) => isAbsent(name))
    .map(({ field, name }) => ({ field, message: `${message}: ${name}` }))

/** By number and by guid, as a section may say it. */
const knownHomes = (db: Database, names: string[]): ReadonlySet<string> =>
  new Set(
    db
      .rows<{ id: number; publicId: string }>(
        sql`SELECT id, public_id AS publicId FROM estate
        WHERE archived_at IS NULL AND (public_id IN ${valuesOf(names)} OR public_id IN ${valuesOf(names.map(name => name.toLowerCase()))}
          OR id IN ${valuesOf(names.map(Number).filter(Number.isSafeInteger))})`,
      )
      .flatMap(({ id, publicId }) => [String(id), publicId.toLowerCase()]),
  )

const knownCollections = (db: Database, names: string[]): ReadonlySet<string> =>
  new Set(
    db
      .rows<{ id: number }>(
        sql`SELECT id FROM collection WHERE id IN ${valuesOf(names.map(Number))}`,
      )
      .map(({ id }) => String(id)),
  )

function assetsIn(value: unknown, field: string): Named[] {
  if (Array.isArray(value)) return value.flatMap((each, at) => assetsIn(each, `${field}[${at}]`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, each]): Named[] =>
    key === 'asset' && typeof each === 'string'
      ? [{ field: `${field}.asset`, name: each }]
      : assetsIn(each, `${field}.${key}`),
  )
}

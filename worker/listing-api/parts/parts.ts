import { JSON_FILES } from '../packs/pack.ts'
import { EXTERNAL_ID } from '../../../shared/packs/external-id.ts'
import { agendas } from './kinds/agendas.ts'
import { drawing } from './kinds/drawings.ts'
import { estate } from './kinds/estates.ts'
import * as lists from './kinds/lists.ts'
import { menus, words } from './kinds/menus.ts'
import { page } from './kinds/pages.ts'
import type { PartKind } from './part-kind.ts'
import { rental } from './kinds/rentals.ts'
import { site } from './kinds/site.ts'

/** The files of a pack that are a part each. */
export const FILES: Readonly<Record<keyof typeof JSON_FILES, PartKind>> = {
  'site.json': site,
  'menus.json': menus,
  'team.json': lists.team,
  'offices.json': lists.offices,
  'reviews.json': lists.reviews,
  'quotes.json': lists.quotes,
  'notices.json': lists.notices,
  'agreements.json': lists.agreements,
  'collections.json': lists.collections,
  'estate-pages.json': lists.estatePages,
  'agendas.json': agendas,
}

/** Parts of which there are many: how a path names one, and whether it is of the content, which is written in one go. */
const MANY: readonly { pattern: RegExp; kind: PartKind; isContent: boolean }[] = [
  { pattern: /^pages\/([a-z\d]+(?:-[a-z\d]+)*)\.json$/, kind: page, isContent: true },
  { pattern: /^words\/(nl|fr|en|de)\.json$/, kind: words, isContent: true },
  { pattern: withName('estates'), kind: estate, isContent: false },
  { pattern: withName('rentals'), kind: rental, isContent: false },
  { pattern: /^drawings\/([\w-]{1,64})$/, kind: drawing, isContent: false },
]

function withName(folder: string): RegExp {
  return new RegExp(`^${folder}/(${EXTERNAL_ID.source.slice(1, -1)})$`)
}

interface KnownPart {
  kind: PartKind
  /** Within its kind: 'home' of 'pages/home.json'. */
  name: string
  isContent: boolean
}

const MAX_PATH = 100

/** What a path of a pack names; null: nothing that is written. */
export function partAt(path: string): KnownPart | null {
  if (path.length > MAX_PATH) return null
  if (isFile(path)) return { kind: FILES[path], name: path, isContent: true }
  for (const { pattern, kind, isContent } of MANY) {
    const name = pattern.exec(path)?.[1]
    if (name !== undefined) return { kind, name, isContent }
  }
  return null
}

const isFile = (path: string): path is keyof typeof FILES => Object.hasOwn(FILES, path)

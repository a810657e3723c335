import type * as v from 'valibot'
import type { Locale } from '../../../shared/locale.ts'
import { Agendas } from '../../../shared/packs/agendas.ts'
import { EstateLine } from '../../../shared/packs/estate.ts'
import { Menus } from '../../../shared/packs/menus.ts'
import { Agreements, Collections, Drawing, Notices } from '../../../shared/packs/notices.ts'
import { EstatePages, type PackPage } from '../../../shared/packs/page.ts'
import { Offices, Quotes, Reviews, Team } from '../../../shared/packs/people.ts'
import { RentalLine } from '../../../shared/packs/rental.ts'
import { SiteFile } from '../../../shared/packs/site.ts'

/** The files of a pack that are one JSON value each. Only site.json must be there. */
export const JSON_FILES = {
  'site.json': SiteFile,
  'menus.json': Menus,
  'team.json': Team,
  'offices.json': Offices,
  'reviews.json': Reviews,
  'quotes.json': Quotes,
  'notices.json': Notices,
  'agreements.json': Agreements,
  'collections.json': Collections,
  'estate-pages.json': EstatePages,
  'agendas.json': Agendas,
} as const

/** The files of a pack with one JSON value a line. */
export const LINE_FILES = {
  'estates.ndjson': EstateLine,
  'rentals.ndjson': RentalLine,
  'drawings.ndjson': Drawing,
} as const

type JsonFiles = { [Name in keyof typeof JSON_FILES]: v.InferOutput<(typeof JSON_FILES)[Name]> }
type LineFiles = { [Name in keyof typeof LINE_FILES]: v.InferOutput<(typeof LINE_FILES)[Name]>[] }

/** An agency as the files of a folder; a file that is absent says nothing. */
export type Pack = Pick<JsonFiles, 'site.json'> &
  Partial<JsonFiles & LineFiles> & {
    /** By the name of its file, without folder and ending. */
    pages: Record<string, PackPage>
    words: Partial<Record<Locale, Record<string, string>>>
  }

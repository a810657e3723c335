import * as v from 'valibot'
import {
  placeNamed,
  placeQuery,
  placeToForm,
  placeValues,
  pointFromForm,
  type FoundPlace,
} from '../../../../shared/homes/form/address-form.ts'
import { problemsOf } from '../../../../shared/homes/form/check-home.ts'
import type { FormTab } from '../../../../shared/homes/form/form-tabs.ts'
import { changesOf, pathIn } from '../../../../shared/homes/form/record-form.ts'
import type { HomeRecord } from '../../../../shared/homes/home-record.ts'
import { nameOf } from '../../../../shared/homes/form/control.ts'
import { withValues, type FieldValue } from '../../../../shared/homes/record-path.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { readContent } from '../../content/ask-content.ts'
import type { Desk } from '../../env.ts'
import { wordsOf } from '../../page/document.tsx'
import { estateOf } from '../home-name.ts'
import { languagesOf, partOf } from './home-form.ts'

type Values = Readonly<Record<string, string>>

/** What a page of the form changes, or what is wrong in it, in words by control. */
export interface ReadForm {
  set: FieldValue[]
  errors: Record<string, string>
}

/** Reads a page of the form against the home as it is now. */
export async function readSent(
  c: Desk,
  home: HomeRecord,
  tab: FormTab,
  values: Values,
): Promise<ReadForm> {
  const t = wordsOf(c)
  const estate = estateOf(home)
  const { set, wrong } = changesOf(estate, partOf(tab), values, languagesOf(c.var.site))
  const place = tab.id === 'address' ? await readPlace(c, estate, values) : { set: [], wrong: {} }
  const all = [...set, ...place.set]
  return {
    set: all,
    errors: {
      ...checked(estate, tab, all, t),
      ...Object.fromEntries(
        Object.entries({ ...wrong, ...place.wrong }).map(([name, word]) => [
          name,
          t(`deskHomes.wrong.${word}`),
        ]),
      ),
    },
  }
}

function checked(
  estate: object,
  tab: FormTab,
  set: readonly FieldValue[],
  t: Translate,
): Record<string, string> {
  const next = withValues(estate, set)
  const problems = problemsOf(
    next,
    set.map(({ path }) => path),
  )
  return Object.fromEntries(
    problems.map(({ path, word, limit = 0 }) => [
      controlOf(estate, tab, path),
      t(`deskHomes.wrong.${word}`, { limit }),
    ]),
  )
}

/** The control at which a field is written. */
function controlOf(estate: object, tab: FormTab, path: string): string {
  const field = tab.groups
    .flatMap(({ fields }) => fields)
    .find(each => pathIn(estate, each) === path)
  return field?.name ?? (path.startsWith('general.address.city') ? 'place' : nameOf(path))
}

const PLACES = v.array(
  v.object({
    id: v.number(),
    zip: v.string(),
    name: v.string(),
    lat: v.number(),
    lon: v.number(),
    region: v.picklist(['FLANDERS', 'WALLONIA', 'BRUSSELS']),
  }),
)

/** The towns that a text may mean. Throws ApiError. */
export async function findPlaces(c: Desk, text: string): Promise<FoundPlace[]> {
  const query = new URLSearchParams({ q: placeQuery(text), locale: c.var.site.defaultLocale })
  const read = await readContent(c, `/places?${query.toString()}`)
  return v.parse(PLACES, read?.content ?? [])
}

async function readPlace(
  c: Desk,
  estate: object,
  values: Values,
): Promise<{ set: FieldValue[]; wrong: Record<string, string> }> {
  const { place } = values
  const set: FieldValue[] = []
  const wrong: Record<string, string> = {}
  if (place !== undefined && place.trim() !== placeToForm(estate, c.var.site.defaultLocale).place) {
    const found = place.trim() === '' ? null : placeNamed(place, await findPlaces(c, place))
    if (found) set.push(...placeValues(estate, found))
    else wrong.place = 'place'
  }
  const point = pointFromForm(estate, values, c.var.site.defaultLocale)
  if (point && 'wrong' in point) Object.assign(wrong, point.wrong)
  else if (point)
    set.splice(0, set.length, ...set.filter(({ path }) => path !== point.value.path), point.value)
  return { set, wrong }
}

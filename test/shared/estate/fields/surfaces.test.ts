import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { toCard } from '../../../../shared/estate/card.ts'
import { buildTabs } from '../../../../shared/estate/detail/build-tabs.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { FIELD_NAMES, FIELDS, type FieldName } from '../../../../shared/estate/fields/fields.ts'
import { mainTypeOf } from '../../../../shared/estate/fields/main-types.ts'
import { pathsOf, type FieldRow, type FieldType } from '../../../../shared/estate/fields/row.ts'
import { ENUMERATIONS } from '../../../../shared/estate/kind/enumerations.ts'
import { STATUSES } from '../../../../shared/estate/status.ts'
import { HEAD_TYPES } from '../../../../shared/estate/kind/head-types.ts'
import { controlAt } from '../../../../shared/homes/form/control.ts'
import { fieldsOfTab, FORM_TABS } from '../../../../shared/homes/form/form-tabs.ts'
import { textOfValue } from '../../../../shared/homes/form/field-text.ts'
import { changesOf, pathIn } from '../../../../shared/homes/form/record-form.ts'
import { valueAt, withValues } from '../../../../shared/homes/record-path.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { EstateLine } from '../../../../shared/packs/estate.ts'
import { hasText } from '../../../../shared/translator.ts'
import { COLUMNS, type WhiseColumn } from '../../../../worker/crm/whise/columns.ts'
import { WhiseEstate } from '../../../../worker/crm/whise/schema.ts'
import { toLine } from '../../../../worker/crm/whise/to-line.ts'
import { homeFacts } from '../../../../worker/seo/home-facts.ts'
import { estateListing } from '../../../../worker/seo/json-ld.ts'
import { aWhiseEstate } from '../../../support/crm/played-whise.ts'
import { aSite } from '../../../support/demo-api.ts'
import { translator } from '../messages.ts'

const t = translator('nl')
const rows = FIELD_NAMES.map((name): [FieldName, FieldRow] => [name, FIELDS[name]])

/** A house in Flanders, for sale or to rent, of which nothing else is known. */
const house = (deal: 1 | 2 = 1): Estate => ({
  general: {
    id: 7,
    headType: { id: 1 },
    transaction: { id: deal },
    price: deal === 2 ? { value: 900 } : null,
    address: { region: 'FLANDERS', visible: true },
  },
})

const NUMBERED = {
  transaction: { id: 2 },
  headType: { id: 2 },
  subType: { id: 102, name: { nl: 'Villa' } },
  country: { id: 2 },
  roomType: { id: 1 },
}

/** What the record holds of a field: what its row shows where it is any text. */
const typeOf = (name: FieldName): FieldType => {
  const type = mainTypeOf(name)
  return type.kind === 'text' ? FIELDS[name].type : type
}

const wordOf = (type: FieldType, name: FieldName, code: string): string =>
  t(`${type.kind === 'code' ? (type.words ?? name) : ''}.${code}`)

/** A value that the field may have. */
function sampleOf(name: FieldName): unknown {
  const type = typeOf(name)
  switch (type.kind) {
    case 'code':
      return type.codes.find(
        code => hasText(wordOf(type, name, code)) && !['UNKNOWN', 'UNKNWON', 'NI'].includes(code),
      )
    case 'number':
    case 'price':
      return 12.5
    case 'count':
      return 3
    case 'year':
      return 1999
    case 'floor':
      return 2
    case 'flag':
      return true
    case 'day':
      return '2026-05-03'
    case 'texts':
      return { nl: 'Een tekst' }
    case 'text':
    case 'reference':
      return 'Een tekst'
    case 'numbered':
      return NUMBERED[type.words]
    case 'place':
      return name === 'position' ? { lat: 51.05, lon: 3.72 } : { id: 1, name: 'Gent', zip: '9000' }
  }
}

/** A home that has the value, where its row says that it is; null: it is made of others. */
function withField(home: Estate, name: FieldName): Estate | null {
  const row: FieldRow = FIELDS[name]
  const path = pathsOf(row)[0] ?? (row.guid === null ? undefined : `fields.${row.guid}`)
  return path === undefined ? null : withValues(home, [{ path, value: sampleOf(name) }])
}

/** What a text or a fact says, as the record would hold it. */
function meant(said: unknown, name: FieldName): unknown {
  const type = typeOf(name)
  switch (type.kind) {
    case 'code':
      return type.codes.find(code => [code, wordOf(type, name, code)].includes(String(said)))
    case 'number':
    case 'count':
    case 'year':
    case 'floor':
    case 'price': {
      const [number] = /-?\d+([.,]\d+)?/.exec(String(said)) ?? []
      return number === undefined ? said : Number(number.replace(',', '.'))
    }
    case 'flag':
      return said === true || said === t('yes')
    case 'day': {
      const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(String(said)) ?? []
      return year ? `${year}-${month}-${day}` : String(said).slice(0, 10)
    }
    case 'texts':
      return { nl: said }
    case 'numbered': {
      const codes: readonly string[] = ENUMERATIONS[type.words]
      const code = codes.find(each => [each, t(`${type.words}.${each}`)].includes(String(said)))
      const ids = { transaction: STATUSES.main, headType: HEAD_TYPES }
      const list = type.words === 'transaction' || type.words === 'headType' ? ids[type.words] : {}
      const id = Object.entries(list).find(([, each]) => each === code)?.[0]
      return id === undefined ? { ...NUMBERED[type.words], name: { nl: said } } : { id: Number(id) }
    }
    default:
      return said
  }
}

describe('a value of a field is the same again', () => {
  it.each(rows.filter(([, { group }]) => group !== null))('on the page: %s', name => {
    const home = withField(house(), name)
    if (home === null) return
    const shown = buildTabs(home, { t, locale: 'nl' })
      .flatMap(({ groups }) => groups.flatMap(group => group.rows))
      .find(({ key }) => key === name)
    expect(meant(shown?.value, name)).toEqual(sampleOf(name))
  })

  it.each(rows.filter(([, row]) => row.group !== null && !(row.derived && row.main === null)))(
    'in the form: %s',
    name => {
      const field = FORM_TABS.flatMap(fieldsOfTab).find(each => each.field === name)
      if (!field) throw new Error('no control')
      const empty = { ...house(), general: { id: 7 } }
      const control = controlAt(field, pathIn(empty, field))
      const sample = sampleOf(name)
      const typed =
        control.kind === 'texts'
          ? { [`${field.name}-nl`]: 'Een tekst' }
          : { [field.name]: textOfValue(control, sample) }
      const { set, wrong } = changesOf(empty, { fields: [field], lists: [] }, typed, {
        locales: ['nl'],
        own: 'nl',
      })
      expect(wrong).toEqual({})
      const saved = withValues(empty, set)
      const plain = isRecord(sample) && 'id' in sample ? { id: sample.id } : sample
      expect(valueAt(saved, pathIn(saved, field))).toEqual(plain)
    },
  )

  it.each(rows.filter(([, { feed }]) => feed !== null))('in the feed: %s', (name, { feed }) => {
    const home = withField(house(2), name)
    const facts = new Map<string, unknown>(
      Object.entries(homeFacts(toCard(home!), { site: aSite(), locale: 'nl', t } as never)),
    )
    const sample = sampleOf(name)
    const said = meant(facts.get(feed ?? ''), name)
    expect(said).toEqual(FIELDS[name].type.kind === 'place' ? valueAt(sample, 'name') : sample)
  })

  it.each(rows.filter(([, { jsonLd }]) => jsonLd !== null))(
    'in JSON-LD: %s',
    (name, { jsonLd }) => {
      const listing = estateListing(withField(house(), name)!, {
        site: aSite(),
        locale: 'nl',
        t,
        path: '/',
        title: '',
        description: '',
      })
      let found: unknown
      JSON.stringify(listing, (key, value: unknown) => {
        if (key === jsonLd) found = value
        return value
      })
      if (isRecord(found))
        found = 'latitude' in found ? { lat: found.latitude, lon: found.longitude } : found.value
      const sample = sampleOf(name)
      expect(found).toEqual(name === 'city' ? valueAt(sample, 'name') : sample)
    },
  )

  it.each(rows.filter(([, { main }]) => main !== null))('in a pack: %s', (name, row) => {
    for (const path of pathsOf(row)) {
      const home = withValues(house(), [{ path, value: sampleOf(name) }])
      expect(valueAt(v.parse(EstateLine, home), path)).toEqual(sampleOf(name))
    }
  })
})

/** A column of Whise with each place where it may be. */
const sources = FIELD_NAMES.flatMap(name => {
  const column: WhiseColumn | null = COLUMNS[name]
  return column !== null && column !== 'structure' && 'from' in column
    ? column.from.map(source => [name, source, column] as const)
    : []
})

it.each(sources)('a value of %s is the same again in Whise, at %s', (name, source, column) => {
  const codes = 'codes' in column ? column.codes : null
  const chosen = Object.entries(codes ?? {}).find(([, code]) => code !== null)
  const isText = 'isText' in column
  const value = chosen ? (isText ? chosen[0] : Number(chosen[0])) : sampleOf(name)
  const absent = Object.fromEntries(
    column.from.filter(each => typeof each === 'string' && each !== 'id').map(each => [each, null]),
  )
  const isChoice = chosen !== undefined && !isText
  const member = isChoice && source !== 'fronts' ? { id: value } : value
  const text = value === true ? '1' : String(value)
  const answered = aWhiseEstate(7, {
    ...absent,
    ...(typeof source === 'number'
      ? { details: [{ id: source, ...(isChoice ? { enum: { id: value } } : { value: text }) }] }
      : source !== 'id' && { [source]: member }),
  })
  const home = toLine(new Map([['nl', v.parse(WhiseEstate, answered)]]), () => ({}))?.line
  const expected = chosen ? chosen[1] : source === 'id' ? '7' : value
  for (const path of pathsOf(FIELDS[name])) expect(valueAt(home, path)).toEqual(expected)
})

import { fieldsIn, type At } from '../../../shared/estate/fields/fields.ts'
import { mainTypeOf } from '../../../shared/estate/fields/main-types.ts'
import type { FieldType, Part } from '../../../shared/estate/fields/row.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { keysOf, rowOf } from '../../../shared/table.ts'
import { COLUMNS, type CodeColumn, type WhiseColumn, type WhiseHome } from './columns.ts'
import type { WhiseEstate } from './schema.ts'
import { dayOf, floorOf, numberIn, within, yearOf, type Warn } from './values.ts'

/** What Whise tells of the fields in a part of a record; null where it tells nothing that can be taken over. */
export function readPart<P extends Part>(part: P, home: WhiseHome, warn: Warn): At<P>
export function readPart(part: Part, home: WhiseHome, warn: Warn): Record<string, unknown> {
  return Object.fromEntries(
    fieldsIn(part, COLUMN_NAMES).flatMap(({ name, leaf }) => {
      const column: WhiseColumn | null = COLUMNS[name]
      return column === null || column === 'structure'
        ? []
        : [[leaf, readColumn(column, mainTypeOf(name), home, warn)]]
    }),
  )
}

/** Warnings come in the order of the columns. */
const COLUMN_NAMES = keysOf(COLUMNS)

function readColumn(
  column: Exclude<WhiseColumn, 'structure'>,
  type: FieldType,
  home: WhiseHome,
  warn: Warn,
): unknown {
  if ('of' in column) return column.of(home)
  if ('codes' in column) return readCode(column, home, warn)
  const { from, limits = limitsOf(type), numberOf = numberIn } = column
  for (const source of from) {
    const value = valueOf(sourced(source, home), type, numberOf)
    const isOutside =
      limits !== undefined && typeof value === 'number' && within(value, ...limits) === null
    if (value !== null && !isOutside) return value
  }
  return null
}

const limitsOf = (type: FieldType): readonly [number, number] | undefined =>
  type.kind === 'number' || type.kind === 'count' ? [type.min, type.max] : undefined

const sourced = (source: keyof WhiseEstate | number, { estate, details }: WhiseHome): unknown =>
  typeof source === 'number' ? details.text(source) : estate[source]

/** A member or the text of a detail, as a field of that type has it. */
function valueOf(
  raw: unknown,
  { kind }: FieldType,
  numberOf: (text: string | null) => number | null,
): string | number | boolean | null {
  const text = typeof raw === 'string' ? raw : null
  switch (kind) {
    case 'number':
    case 'count':
      return typeof raw === 'number' ? raw : numberOf(text)
    case 'year': {
      const year = numberOf(text)
      return year === null ? null : yearOf(Math.round(year))
    }
    case 'floor':
      return floorOf(text)
    case 'flag':
      // Where nobody entered it, that is no 'no'.
      return typeof raw === 'boolean' ? raw : text === '1' ? true : text === '0' ? false : null
    case 'day':
      return dayOf(text)
    case 'text':
    case 'texts':
    case 'reference':
      return (text || (typeof raw === 'number' ? String(raw) : null))?.slice(0, 200) ?? null
    default:
      return null
  }
}

function readCode(
  { from, codes, isText, unknown }: CodeColumn,
  home: WhiseHome,
  warn: Warn,
): string | null {
  const code = from.map(source => codeOf(source, home, isText)).find(each => each !== null)
  if (code === undefined) return null
  if (unknown && !Object.hasOwn(codes, code)) warn(unknown(code))
  return rowOf(codes, code)
}

function codeOf(
  source: keyof WhiseEstate | number,
  home: WhiseHome,
  isText = false,
): string | number | null {
  if (typeof source === 'number' && !isText) return home.details.choice(source)
  const raw = sourced(source, home)
  if (typeof raw === 'string') return raw.toUpperCase().replaceAll(' ', '') || null
  return typeof raw === 'number' ? raw : isRecord(raw) && typeof raw.id === 'number' ? raw.id : null
}

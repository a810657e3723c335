import { formatDate, formatNumber } from '../../format.ts'
import { asbestosCertificate, certificateText } from '../legal/certificates.ts'
import { numberedRooms } from '../rooms/numbered-rooms.ts'
import { formatValue } from './field-value.ts'
import type { Estate } from '../estate.ts'
import type { LayoutRoom } from '../record/building.ts'
import type { FieldContext } from './fields/field.ts'
import { floorName, layoutFloors } from '../rooms/floors.ts'
import type { GroupDefinition, DetailGroup, DetailRow } from './detail-tab.ts'
import { at, listAt, numberAt, textAt, textOf } from '../read.ts'
import { roomTypeCode } from '../rooms/rooms.ts'

/** Rooms of the layout floor by floor, then the numbered rooms of the guid-bearing source. */
export const layoutGroups = (estate: Estate, context: FieldContext): DetailGroup[] => [
  ...layoutFloors(estate).map(({ level, items }) => ({
    title: level !== null && Number.isInteger(level) ? floorName(level, context.t) : undefined,
    rows: items.flatMap((room, index) => roomRow(room, `${level}-${index}`, context)),
  })),
  { rows: numberedRooms(estate, context) },
]

function roomRow(room: LayoutRoom, key: string, { t, locale }: FieldContext): DetailRow[] {
  const code = roomTypeCode(at(room, 'id'))
  const label = textAt(room, 'value.name', locale) ?? (code && t(`roomType.${code}`))
  if (!label) return []
  const count = numberAt(room, 'count') ?? 1
  const surface = formatNumber('surface', at(room, 'surface') || null)
  const parts = [
    count > 1 && `${formatNumber('number', count)} ×`,
    surface,
    textAt(room, 'comment', locale),
    room.common === true && t('layout.common'),
  ]
  return [{ key: `room-${key}`, label, value: parts.filter(Boolean).join(' ') || '1' }]
}

/** One row that names all items of a list: facilities, environments, rental options. */
export const namesGroup =
  (path: 'facilities' | 'environments' | 'rentalOptions'): GroupDefinition =>
  (estate, { t, locale }) => {
    const names = listAt(estate, path).flatMap(item => textAt(item, 'name', locale) ?? [])
    return [
      {
        rows:
          names.length > 0
            ? [{ key: path, label: t(`group.${path}`), value: [...new Set(names)].join(', ') }]
            : [],
      },
    ]
  }

/** Criteria of how the building is made, each with its value and comment. */
export const buildTechnicalsGroup: GroupDefinition = (estate, { t, locale }) => [
  {
    title: t('group.buildTechnicals'),
    rows: listAt(estate, 'buildTechnicals').flatMap((item, index) => {
      const label = textAt(item, 'criteria.name', locale)
      const stated = textAt(item, 'value.name', locale) ?? textAt(item, 'value', locale)
      const value = [stated, textAt(item, 'comment', locale)].filter(Boolean).join(', ')
      return label && value ? [{ key: `technical-${index}`, label, value }] : []
    }),
  },
]

/** Fields an agency made up: TEXT and BIGTEXT in the page's language, other types as date, yes or no, or plain (DETAIL-26). */
export const extraFieldsGroup: GroupDefinition = (estate, context) => [
  {
    title: context.t('group.extraFields'),
    rows: listAt(estate, 'extraFields').flatMap((item, index) => {
      const label = textAt(item, 'name', context.locale)
      const type = at(item, 'type')
      const isText = type === 'TEXT' || type === 'BIGTEXT'
      const plain = at(item, 'value')
      const value = isText
        ? (textAt(item, 'value_lang_string', context.locale) ?? textOf(plain, context.locale))
        : (formatDate(plain) ??
          (isYesOrNo(plain)
            ? formatValue(plain, 'boolean', context)
            : textOf(plain, context.locale)))
      return label && value ? [{ key: `extra-${index}`, label, value }] : []
    }),
  },
]

const isYesOrNo = (value: unknown): boolean =>
  typeof value === 'boolean' || value === 'true' || value === 'false'

/** Certificates by their name, less the one that is a field. */
export const certificatesGroup: GroupDefinition = (estate, { t, locale }) => {
  const field = asbestosCertificate(estate)
  const rows = listAt(estate, 'certificates').flatMap((item, index) => {
    const label = textAt(item, 'type.name', locale)
    const value = certificateText(item, locale)
    return item !== field && label && value ? [{ key: `certificate-${index}`, label, value }] : []
  })
  return [{ title: t('group.certificates'), rows }]
}

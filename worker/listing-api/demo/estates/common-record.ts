import { tableOf } from '../../../../shared/table.ts'
import type { Estate, EstateGeneral, EstatePrice } from '../../../../shared/estate/estate.ts'
import type { EstateAddress } from '../../../../shared/estate/record/location.ts'
import type { LayoutRoom } from '../../../../shared/estate/record/building.ts'
import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import { transactionIds, type Source } from '../../../../shared/estate/status.ts'
import { addDays } from '../../../../shared/time/day.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale, type Localized } from '../../../../shared/locale.ts'
import { settingOf } from './pictures.ts'
import { isHome, nounOf } from '../kinds.ts'
import { ROOM_NAMES, roomTypeId } from '../rooms.ts'
import { textsOf, writtenLocales } from '../texts/compose.ts'
import { isRental } from './money.ts'
import { ENVIRONMENTS, STICKERS, TRANSACTION_NAMES } from './names.ts'
import type { Sketch } from './sketch.ts'

/** A stable guid in the form of version 4. */
export function guidOf(id: number): string {
  const hex = (salt: number, length: number) =>
    ((Math.imul(id + salt, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b)) >>> 0)
      .toString(16)
      .padStart(8, '0')
      .slice(0, length)
  return `${hex(1, 8)}-${hex(2, 4)}-4${hex(3, 3)}-a${hex(4, 3)}-${hex(5, 8)}${hex(6, 4)}`
}

/** Belgium, by the ids of shared/estate/kind/enumerations.ts. */
const BELGIUM = 1

const secondsOf = (date: string): number => Date.parse(`${date}T09:00:00Z`) / 1000

/** Consistent with `fields` of the guid source. */
export function generalOf(sketch: Sketch, source: Source, own: Locale): EstateGeneral {
  const { kind, parent } = sketch
  const locales = writtenLocales(own, sketch.id)
  return {
    id: sketch.id,
    ...(source === 'guid' ? { guid: guidOf(sketch.id) } : {}),
    ...(parent
      ? {
          parentId: source === 'guid' ? guidOf(parent.id) : parent.id,
          entityNumber: parent.entityNumber,
          floorId: parent.floorId,
        }
      : {}),
    ...(kind.head === 'PROJECT' ? { project: true } : {}),
    headType: { id: kind.headId },
    subType: { id: kind.subId, name: everywhere(locale => nounOf(kind, locale)) },
    transaction: {
      id: transactionIds(sketch.status, source)[0]!,
      name: TRANSACTION_NAMES[sketch.status],
    },
    ...textsOf(sketch, parent ? [own] : locales),
    price: priceOf(sketch),
    bedroomCount: sketch.beds || null,
    bathroomCount: sketch.baths || null,
    publicationDate: sketch.published,
    ...(isClosed(sketch) && { closedOn: addDays(sketch.published, 30 + (sketch.id % 30)) }),
    ...(isLowered(sketch) && { priceHistory: loweredFrom(sketch) }),
    floor: sketch.floor,
    reference: `${source === 'guid' ? 'HA' : sketch.id < 5000 ? 'LL' : 'DK'}-${sketch.id}`,
    sticker: sketch.sticker ? (STICKERS[sketch.sticker] ?? null) : null,
    petsAllowed: isRental(sketch.status) && isHome(kind) ? sketch.id % 3 !== 0 : null,
    address: addressOf(sketch),
  }
}

/** What is not there yet has no as-built certificate, and is free at its delivery. */
export const isUnderConstruction = ({ condition, year }: Sketch): boolean =>
  condition === 'NEW' && (year ?? 0) >= 2026

const isClosed = ({ status, kind }: Sketch): boolean =>
  (status === 'SOLD' || status === 'RENTED') && kind.head !== 'PROJECT'

/** Some are offered for less after three weeks. */
const isLowered = ({ id, status, kind, vatRegime, money }: Sketch): boolean =>
  id % 9 === 0 && status === 'FOR_SALE' && kind.head !== 'PROJECT' && !vatRegime && !!money.value

const loweredFrom = ({ published, money }: Sketch): { day: string; value: number }[] => [
  { day: published, value: Math.round(((money.value ?? 0) * 1.05) / 1000) * 1000 },
  { day: addDays(published, 21), value: money.value ?? 0 },
]

const everywhere = (say: (locale: Locale) => string): Record<Locale, string> =>
  tableOf(LOCALES, say)

function priceOf({ money, status, kind, vatRegime }: Sketch): EstatePrice | null {
  if (!money.value) return null
  if (isRental(status)) return { value: money.value, period: 'MONTH', deposit: money.deposit }
  if (!vatRegime)
    return { value: money.value, ...(kind.head === 'PROJECT' ? { priceFrom: true } : {}) }
  const groundValue = Math.round((money.value * 0.22) / 1000) * 1000
  return {
    value: money.value,
    groundValue,
    constructionValue: money.value - groundValue,
    totalPrice: Math.round(money.value * 1.21),
  }
}

function addressOf({ place, street, number, box, visible, lat, lon }: Sketch): EstateAddress {
  const alias = Object.fromEntries(
    LOCALES.filter(locale => place.names[locale] !== place.name).map(locale => [
      locale,
      place.names[locale],
    ]),
  )
  return {
    street,
    number,
    ...(box ? { box } : {}),
    visible,
    city: {
      id: place.id,
      name: place.name,
      zip: place.zip,
      ...(Object.keys(alias).length ? { alias } : {}),
    },
    country: { id: BELGIUM },
    region: place.region,
    geoLocation: { lat, lon },
  }
}

const layoutRooms = ({ rooms }: Sketch): LayoutRoom[] =>
  rooms.map((room, sort) => ({
    id: roomTypeId(room.type),
    floor: room.floor,
    value: { name: ROOM_NAMES.get(room.type) },
    count: 1,
    surface: room.surface,
    sort,
  }))

/** What both sources have besides `general`. */
export function commonOf(sketch: Sketch, reps: SalesRep[]): Partial<Estate> {
  const published = secondsOf(sketch.published)
  return {
    dimensions: {
      areaGround: sketch.ground,
      areaBuild: sketch.area || null,
      ...(sketch.kind.head === 'PLOT' && sketch.ground
        ? {
            areaBuildable: Math.round(sketch.ground * 0.4),
            widthGround: Math.round(Math.sqrt(sketch.ground) * 0.7),
          }
        : {}),
    },
    layout: layoutRooms(sketch),
    environments: [ENVIRONMENTS[settingOf(sketch)]],
    salesRep: reps[sketch.rep % reps.length] ?? null,
    updatedAt: published + (sketch.id % 9) * 86_400,
  }
}

/** A text in Dutch only, for untranslated notes. */
export const dutchOnly = (text: string): Localized => ({ [DEFAULT_LOCALE]: text })

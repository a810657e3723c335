import { numberOf } from '../../format.ts'
import type { HeadType } from './head-types.ts'
import { keysOf } from '../../table.ts'

/** The sub types a Belgian portal uses, by head type; an id is stored with estates, so it never changes. */
const SUB_TYPES = {
  HOUSE: {
    101: 'DWELLING',
    102: 'VILLA',
    103: 'BUNGALOW',
    104: 'CASTLE',
    105: 'TERRACED_HOUSE',
    106: 'SEMI_DETACHED_HOUSE',
    107: 'DETACHED_HOUSE',
    108: 'CORNER_HOUSE',
    109: 'TOWN_HOUSE',
    110: 'MASTER_HOUSE',
    111: 'COUNTRY_HOUSE',
    112: 'COUNTRY_ESTATE',
    113: 'FARMHOUSE',
    114: 'SQUARE_FARM',
    115: 'FERMETTE',
    116: 'COTTAGE',
    117: 'CHALET',
    118: 'BEL_ETAGE',
    119: 'SPLIT_LEVEL',
    120: 'PATIO_HOUSE',
    121: 'RECTORY',
    122: 'MILL',
    123: 'KANGAROO_HOUSE',
    124: 'MULTI_FAMILY_HOUSE',
    125: 'INVESTMENT_PROPERTY',
    126: 'APARTMENT_BUILDING',
    127: 'MIXED_USE_BUILDING',
    128: 'HOLIDAY_HOUSE',
    129: 'HOUSEBOAT',
    130: 'MOBILE_HOME',
    131: 'EXCEPTIONAL_PROPERTY',
  },
  APARTMENT: {
    201: 'FLAT',
    202: 'DUPLEX',
    203: 'TRIPLEX',
    204: 'LOFT',
    205: 'PENTHOUSE',
    206: 'STUDIO',
    207: 'STUDENT_ROOM',
    208: 'ROOM',
    209: 'GROUND_FLOOR_APARTMENT',
    210: 'GARDEN_APARTMENT',
    211: 'ROOF_APARTMENT',
    212: 'CORNER_APARTMENT',
    213: 'SERVICE_FLAT',
    214: 'HOLIDAY_APARTMENT',
  },
  PLOT: {
    301: 'BUILDING_PLOT',
    302: 'PROJECT_LAND',
    303: 'ALLOTMENT_PLOT',
    304: 'AGRICULTURAL_LAND',
    305: 'MEADOW',
    306: 'ORCHARD',
    307: 'FOREST',
    308: 'POND',
    309: 'GARDEN_PLOT',
    310: 'RECREATIONAL_LAND',
    311: 'INDUSTRIAL_LAND',
  },
  COMMERCIAL: {
    401: 'SHOP',
    402: 'SHOP_WITH_HOME',
    403: 'OFFICE',
    404: 'OFFICE_BUILDING',
    405: 'PRACTICE',
    406: 'CATERING',
    407: 'HOTEL',
    408: 'BED_AND_BREAKFAST',
    409: 'SHOWROOM',
    410: 'BUSINESS',
    411: 'COMMERCIAL_BUILDING',
    412: 'PETROL_STATION',
  },
  GARAGE: {
    501: 'GARAGE_BOX',
    502: 'DOUBLE_GARAGE',
    503: 'CARPORT',
    504: 'PARKING',
    505: 'OUTDOOR_PARKING',
    506: 'UNDERGROUND_PARKING',
    507: 'MOTORCYCLE_PARKING',
    508: 'STORAGE_ROOM',
  },
  PROJECT: {
    601: 'APARTMENT_PROJECT',
    602: 'HOUSE_PROJECT',
    603: 'MIXED_PROJECT',
    604: 'PLOT_PROJECT',
    605: 'SERVICE_FLAT_PROJECT',
    606: 'STUDENT_PROJECT',
    607: 'COMMERCIAL_PROJECT',
    608: 'GARAGE_PROJECT',
  },
  INDUSTRIAL: {
    701: 'INDUSTRIAL_BUILDING',
    702: 'WAREHOUSE',
    703: 'HALL',
    704: 'WORKSHOP',
    705: 'SME_UNIT',
    706: 'STORAGE_UNIT',
    707: 'LOGISTICS',
  },
  AGRICULTURAL: { 901: 'FARM', 902: 'STABLES', 903: 'GREENHOUSE', 904: 'VINEYARD' },
  OTHER: { 1001: 'OTHER' },
} as const satisfies Record<HeadType, Record<number, string>>

type Codes<T> = T extends HeadType ? (typeof SUB_TYPES)[T][keyof (typeof SUB_TYPES)[T]] : never

export type SubType = Codes<HeadType>

interface SubTypeEntry {
  id: number
  code: SubType
  headType: HeadType
}

/** One row a sub type: id, code and the head type it belongs to. */
export const SUB_TYPE_LIST: readonly SubTypeEntry[] = keysOf(SUB_TYPES).flatMap(headType =>
  Object.entries<SubType>(SUB_TYPES[headType]).map(([id, code]) => ({
    id: Number(id),
    code,
    headType,
  })),
)

const BY_ID = new Map(SUB_TYPE_LIST.map(entry => [entry.id, entry]))

export const subTypeEntry = (id: unknown): SubTypeEntry | null =>
  BY_ID.get(numberOf(id) ?? 0) ?? null

/** The code of a sub type id, or null when unknown. */

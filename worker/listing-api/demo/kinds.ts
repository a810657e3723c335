import { SUB_TYPE_LIST, type SubType } from '../../../shared/estate/kind/sub-types.ts'
import { HEAD_TYPES, type HeadType } from '../../../shared/estate/kind/head-types.ts'
import type { Locale } from '../../../shared/locale.ts'

export type Building =
  | 'villa'
  | 'bungalow'
  | 'terraced'
  | 'mansion'
  | 'farmhouse'
  | 'castle'
  | 'chalet'
  | 'block'
  | 'loft'
  | 'garage'
  | 'plot'
  | 'shop'
  | 'hall'

/** Which sentences describe it. */
export type Voice =
  | 'house'
  | 'country'
  | 'apartment'
  | 'coast'
  | 'plot'
  | 'garage'
  | 'business'
  | 'project'

type LocalizedText = Record<Locale, string>

/** How a sub type is drawn, measured and named. Surfaces in m²; `factor` multiplies the usual price per m². */
export interface Kind {
  sub: SubType
  subId: number
  head: HeadType
  headId: number
  building: Building
  voice: Voice
  factor: number
  area: [number, number]
  ground: [number, number] | null
  beds: [number, number]
  storeys: number
  /** With the indefinite article, for use in a sentence. */
  a: LocalizedText
}

type Row = [
  sub: SubType,
  building: Building,
  voice: Voice,
  factor: number,
  area: [number, number],
  ground: [number, number] | null,
  beds: [number, number],
  storeys: number,
  nl: string,
  fr: string,
  en: string,
  de: string,
]

const ROWS: Row[] = [
  [
    'VILLA',
    'villa',
    'house',
    1.2,
    [190, 380],
    [800, 2600],
    [4, 6],
    2,
    'een villa',
    'une villa',
    'a villa',
    'eine Villa',
  ],
  [
    'BUNGALOW',
    'bungalow',
    'house',
    1.05,
    [110, 180],
    [500, 1200],
    [2, 4],
    1,
    'een bungalow',
    'un bungalow',
    'a bungalow',
    'ein Bungalow',
  ],
  [
    'TERRACED_HOUSE',
    'terraced',
    'house',
    0.92,
    [105, 180],
    [90, 260],
    [2, 4],
    3,
    'een rijwoning',
    'une maison mitoyenne',
    'a terraced house',
    'ein Reihenhaus',
  ],
  [
    'SEMI_DETACHED_HOUSE',
    'villa',
    'house',
    1,
    [130, 190],
    [280, 620],
    [3, 4],
    2,
    'een halfopen woning',
    'une maison trois façades',
    'a semi-detached house',
    'eine Doppelhaushälfte',
  ],
  [
    'DETACHED_HOUSE',
    'villa',
    'house',
    1.08,
    [150, 240],
    [500, 1100],
    [3, 5],
    2,
    'een vrijstaande woning',
    'une maison quatre façades',
    'a detached house',
    'ein freistehendes Haus',
  ],
  [
    'MASTER_HOUSE',
    'mansion',
    'house',
    1.12,
    [220, 390],
    [140, 420],
    [4, 6],
    3,
    'een herenhuis',
    'une maison de maître',
    'a townhouse',
    'ein herrschaftliches Stadthaus',
  ],
  [
    'COUNTRY_HOUSE',
    'villa',
    'country',
    1.3,
    [260, 460],
    [2200, 9000],
    [4, 7],
    2,
    'een landhuis',
    'une maison de campagne',
    'a country house',
    'ein Landhaus',
  ],
  [
    'FARMHOUSE',
    'farmhouse',
    'country',
    1.05,
    [200, 380],
    [1500, 12000],
    [3, 6],
    2,
    'een hoeve',
    'une ferme',
    'a farmhouse',
    'ein Bauernhaus',
  ],
  [
    'SQUARE_FARM',
    'farmhouse',
    'country',
    1.15,
    [360, 720],
    [4000, 26000],
    [5, 8],
    2,
    'een vierkantshoeve',
    'une ferme en carré',
    'a courtyard farm',
    'ein Vierkanthof',
  ],
  [
    'CASTLE',
    'castle',
    'country',
    1.5,
    [700, 1350],
    [18000, 90000],
    [8, 12],
    3,
    'een kasteel',
    'un château',
    'a castle',
    'ein Schloss',
  ],
  [
    'CHALET',
    'chalet',
    'country',
    0.85,
    [60, 120],
    [400, 1400],
    [2, 3],
    1,
    'een chalet',
    'un chalet',
    'a chalet',
    'ein Chalet',
  ],
  [
    'HOLIDAY_HOUSE',
    'chalet',
    'country',
    0.95,
    [80, 140],
    [300, 1100],
    [2, 4],
    2,
    'een vakantiewoning',
    'une maison de vacances',
    'a holiday home',
    'ein Ferienhaus',
  ],
  [
    'MULTI_FAMILY_HOUSE',
    'mansion',
    'house',
    0.95,
    [240, 420],
    [140, 320],
    [5, 9],
    3,
    'een meergezinswoning',
    'un immeuble de rapport',
    'an investment property',
    'ein Renditeobjekt',
  ],
  [
    'FLAT',
    'block',
    'apartment',
    1,
    [62, 125],
    null,
    [1, 3],
    5,
    'een appartement',
    'un appartement',
    'an apartment',
    'eine Wohnung',
  ],
  [
    'DUPLEX',
    'block',
    'apartment',
    1.02,
    [95, 160],
    null,
    [2, 4],
    4,
    'een duplex',
    'un duplex',
    'a duplex',
    'eine Maisonette',
  ],
  [
    'LOFT',
    'loft',
    'apartment',
    1.12,
    [105, 230],
    null,
    [1, 3],
    4,
    'een loft',
    'un loft',
    'a loft',
    'ein Loft',
  ],
  [
    'PENTHOUSE',
    'block',
    'apartment',
    1.35,
    [120, 210],
    null,
    [2, 4],
    6,
    'een penthouse',
    'un penthouse',
    'a penthouse',
    'ein Penthouse',
  ],
  [
    'STUDIO',
    'block',
    'apartment',
    1.1,
    [30, 46],
    null,
    [0, 0],
    6,
    'een studio',
    'un studio',
    'a studio',
    'ein Studio',
  ],
  [
    'STUDENT_ROOM',
    'terraced',
    'apartment',
    1.15,
    [16, 26],
    null,
    [1, 1],
    4,
    'een studentenkamer',
    'un kot étudiant',
    'a student room',
    'ein Studentenzimmer',
  ],
  [
    'GROUND_FLOOR_APARTMENT',
    'block',
    'apartment',
    1.05,
    [75, 120],
    null,
    [2, 3],
    3,
    'een gelijkvloers appartement',
    'un rez-de-chaussée',
    'a ground-floor apartment',
    'eine Erdgeschosswohnung',
  ],
  [
    'BUILDING_PLOT',
    'plot',
    'plot',
    0.1,
    [0, 0],
    [320, 1600],
    [0, 0],
    0,
    'een bouwgrond',
    'un terrain à bâtir',
    'a building plot',
    'ein Baugrundstück',
  ],
  [
    'PROJECT_LAND',
    'plot',
    'plot',
    0.07,
    [0, 0],
    [3200, 14000],
    [0, 0],
    0,
    'een projectgrond',
    'un terrain de projet',
    'a development site',
    'ein Projektgrundstück',
  ],
  [
    'SHOP',
    'shop',
    'business',
    0.85,
    [70, 240],
    null,
    [0, 0],
    3,
    'een winkelruimte',
    'un rez commercial',
    'a shop',
    'ein Ladenlokal',
  ],
  [
    'OFFICE',
    'loft',
    'business',
    0.85,
    [80, 420],
    null,
    [0, 0],
    4,
    'een kantoor',
    'un plateau de bureaux',
    'an office',
    'eine Bürofläche',
  ],
  [
    'CATERING',
    'shop',
    'business',
    0.8,
    [110, 260],
    null,
    [0, 0],
    3,
    'een horecazaak',
    'un établissement horeca',
    'a café-restaurant',
    'ein Gastronomiebetrieb',
  ],
  [
    'WAREHOUSE',
    'hall',
    'business',
    0.35,
    [400, 1600],
    [900, 4200],
    [0, 0],
    1,
    'een magazijn',
    'un entrepôt',
    'a warehouse',
    'eine Lagerhalle',
  ],
  [
    'GARAGE_BOX',
    'garage',
    'garage',
    0.42,
    [14, 19],
    null,
    [0, 0],
    1,
    'een garagebox',
    'un box de garage',
    'a lock-up garage',
    'eine Garagenbox',
  ],
  [
    'CARPORT',
    'garage',
    'garage',
    0.26,
    [13, 16],
    null,
    [0, 0],
    1,
    'een carport',
    'un carport',
    'a carport',
    'ein Carport',
  ],
  [
    'PARKING',
    'garage',
    'garage',
    0.32,
    [12, 14],
    null,
    [0, 0],
    1,
    'een staanplaats',
    'un emplacement de parking',
    'a parking space',
    'ein Stellplatz',
  ],
  [
    'APARTMENT_PROJECT',
    'block',
    'project',
    1.25,
    [0, 0],
    [1200, 5200],
    [0, 0],
    5,
    'een nieuwbouwproject',
    'un projet neuf',
    'a new development',
    'ein Neubauprojekt',
  ],
  [
    'HOUSE_PROJECT',
    'terraced',
    'project',
    1.2,
    [0, 0],
    [3000, 9000],
    [0, 0],
    2,
    'een woonproject',
    'un projet de maisons',
    'a housing development',
    'ein Wohnprojekt',
  ],
]

const HEAD_IDS = new Map(Object.entries(HEAD_TYPES).map(([id, code]) => [code, Number(id)]))

const KINDS = new Map<SubType, Kind>(
  ROWS.map(([sub, building, voice, factor, area, ground, beds, storeys, nl, fr, en, de]) => {
    const entry = SUB_TYPE_LIST.find(each => each.code === sub)!
    const headId = HEAD_IDS.get(entry.headType)!
    return [
      sub,
      {
        sub,
        subId: entry.id,
        head: entry.headType,
        headId,
        building,
        voice,
        factor,
        area,
        ground,
        beds,
        storeys,
        a: { nl, fr, en, de },
      },
    ]
  }),
)

export function kindOf(sub: SubType): Kind {
  const kind = KINDS.get(sub)
  if (!kind) throw new Error(`no kind ${sub}`)
  return kind
}

/** The bare noun with a capital: 'een villa' → 'Villa'. */
/** Somebody can live in it. */
export const isHome = ({ head }: Kind): boolean => head === 'HOUSE' || head === 'APARTMENT'

export function nounOf(kind: Kind, locale: Locale): string {
  const noun = kind.a[locale].replace(/^\S+ /, '')
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}

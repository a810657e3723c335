import {
  CenteredTextSymbolizer,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import type { Locale } from '../../../shared/locale.ts'
import type { View } from '../../view.tsx'
import type { Ink } from './map-ink.ts'

/** Of the library's kinds of geometry. */
const POLYGON = 3

type Character = View['site']['character']

/** What tells the media apart beside their colours: a town plan, a nautical chart, a hiking map. */
const MEDIA = {
  editorial: {
    casing: 1,
    streetScale: 0.85,
    quarterDash: [1, 3],
    borderDash: [6, 3, 1, 3],
    nameStyle: 'italic',
    upper: true,
  },
  coastal: {
    casing: 0.5,
    streetScale: 1,
    quarterDash: [2, 4],
    borderDash: [8, 4],
    nameStyle: 'normal',
    upper: false,
  },
  rustic: {
    casing: 1.25,
    streetScale: 1.1,
    quarterDash: [4, 4],
    borderDash: [10, 4, 2, 4],
    nameStyle: 'normal',
    upper: false,
  },
} as const

/** Roads by how far away they are seen, as Protomaps' schema names them. */
const ROAD_RANKS: Record<string, number> = {
  highway: 1,
  trunk: 1,
  primary: 2,
  secondary: 3,
  tertiary: 4,
  minor_road: 5,
  path: 6,
}

/** Widths in px by rank at zoom 10, 13 and 16; between them they grow evenly. */
const ROAD_WIDTHS: Record<number, readonly [number, number, number]> = {
  1: [1.6, 3.2, 9],
  2: [1.1, 2.6, 8],
  3: [0.7, 2.2, 7.5],
  4: [0.5, 1.8, 7],
  5: [0, 0.9, 6],
  6: [0, 0.5, 1.6],
}

const roadRank = ({ props: { kind, kind_detail: detail } }: Feature): number =>
  ROAD_RANKS[String(detail)] ?? ROAD_RANKS[String(kind)] ?? 0

/** Places by how far away they are read. */
const PLACE_RANKS: Record<string, number> = { city: 1, town: 2, village: 3, suburb: 4, quarter: 4 }

const placeRank = ({ props: { kind_detail: detail } }: Feature): number =>
  PLACE_RANKS[String(detail)] ?? 5

type Filter = NonNullable<PaintRule['filter']>
const ofKind =
  (...kinds: string[]): Filter =>
  (_zoom, { props }) =>
    kinds.includes(String(props.kind))
const ofRank =
  (...ranks: number[]): Filter =>
  (_zoom, feature) =>
    ranks.includes(roadRank(feature))

function roadWidth(zoom: number, rank: number): number {
  const [far, mid, near] = ROAD_WIDTHS[rank] ?? [0, 1, 6]
  if (zoom <= 10) return far
  if (zoom <= 13) return far + ((mid - far) * (zoom - 10)) / 3
  return mid + ((near - mid) * Math.min(zoom - 13, 4)) / 3
}

/** How the layers are drawn, bottom first. */
export function paintRules(ink: Ink, character: Character): PaintRule[] {
  const { casing, streetScale, quarterDash, borderDash } = MEDIA[character]
  const line = (
    dataLayer: string,
    options: ConstructorParameters<typeof LineSymbolizer>[0],
    more: Partial<PaintRule> = {},
  ): PaintRule => ({
    dataLayer,
    symbolizer: new LineSymbolizer({ lineCap: 'round', lineJoin: 'round', ...options }),
    ...more,
  })
  const waterWidth = (zoom: number): number => Math.max(0.8, 1.4 * 1.5 ** (zoom - 11))
  const roads = (rank: number): { under: PaintRule[]; over: PaintRule[] } => {
    const isPath = rank === 6
    const width = (zoom: number): number => roadWidth(zoom, rank) * streetScale
    const color = isPath ? ink.path : rank <= 2 ? ink.road : ink.street
    const under = line(
      'roads',
      { color: ink.casing, width: zoom => width(zoom) + (zoom < 12 ? 0.6 : 2 * casing) },
      { minzoom: rank <= 2 ? 9 : 12, filter: ofRank(rank) },
    )
    const dash = isPath && { dash: [3, 2], dashColor: color, dashWidth: 1.2 }
    return {
      under: isPath ? [] : [under],
      over: [line('roads', { color, width, ...dash }, { filter: ofRank(rank) })],
    }
  }
  const ranks = [6, 5, 4, 3, 2, 1].map(roads)
  const isHome: Filter = (_zoom, { props }) => props.home === true
  return [
    { dataLayer: 'earth', symbolizer: new PolygonSymbolizer({ fill: ink.abroad }) },
    { dataLayer: 'earth', symbolizer: new PolygonSymbolizer({ fill: ink.land }), filter: isHome },
    {
      dataLayer: 'landuse',
      symbolizer: new PolygonSymbolizer({ fill: ink.green }),
      filter: ofKind('park', 'forest', 'wood', 'grass', 'nature_reserve', 'cemetery', 'garden'),
    },
    {
      dataLayer: 'water',
      symbolizer: new PolygonSymbolizer({ fill: ink.water }),
      filter: (_zoom, { geomType }) => geomType === POLYGON,
    },
    line(
      'boundaries',
      { color: ink.quarter, width: 1, dash: [...quarterDash] },
      { filter: ofKind('quarter') },
    ),
    line(
      'water',
      { color: ink.water, width: zoom => (zoom < 14 ? 0.8 : 1.6) },
      { filter: ofKind('stream') },
    ),
    line(
      'water',
      { color: ink.casing, width: zoom => waterWidth(zoom) + 1.2 },
      { minzoom: 12, filter: ofKind('river', 'canal') },
    ),
    line('water', { color: ink.water, width: waterWidth }, { filter: ofKind('river', 'canal') }),
    ...ranks.flatMap(({ under }) => under),
    ...ranks.flatMap(({ over }) => over),
    line(
      'roads',
      { color: ink.rail, width: zoom => (zoom < 12 ? 0.8 : 1.4) },
      { filter: ofKind('rail') },
    ),
    line(
      'roads',
      { color: ink.land, width: 0.8, dash: [5, 5] },
      {
        minzoom: 13,
        filter: (_zoom, { props }) => props.kind === 'rail' && props.kind_detail === 'rail',
      },
    ),
    line(
      'boundaries',
      { color: ink.border, width: zoom => (zoom < 10 ? 0.6 : 1.2), dash: [...borderDash] },
      { filter: ofKind('municipality', 'county', 'locality', 'region', 'country') },
    ),
  ]
}

const PLACE_SIZES = [0, 15, 13, 12, 11, 10]

/** What is named, the greatest first; in the page's language where the archive has it. */
export function labelRules(ink: Ink, character: Character, locale: Locale): LabelRule[] {
  const { nameStyle, upper } = MEDIA[character]
  const labelProps = [`name:${locale}`, 'name']
  const halo = { stroke: ink.halo, width: 2.5, labelProps }
  const places = [1, 2, 3, 4, 5].map((rank): LabelRule => ({
    dataLayer: 'places',
    filter: (_zoom, feature) => placeRank(feature) === rank,
    symbolizer: new CenteredTextSymbolizer({
      ...halo,
      fill: ink.name,
      fontFamily: rank <= 3 ? ink.heading : ink.text,
      fontSize: zoom => (PLACE_SIZES[rank] ?? 10) + (zoom > 12 && rank <= 2 ? 3 : 0),
      fontWeight: rank <= 2 ? 700 : 500,
      ...(rank >= 4 && { fontStyle: nameStyle }),
      ...(rank === 4 && upper && { textTransform: 'uppercase' }),
      maxLineChars: 16,
    }),
  }))
  const along = (
    dataLayer: string,
    minzoom: number,
    filter: Filter,
    {
      size,
      fill = ink.name,
      fontStyle = 'normal',
    }: { size: number; fill?: string; fontStyle?: string },
  ): LabelRule => ({
    dataLayer,
    minzoom,
    filter,
    symbolizer: new LineLabelSymbolizer({
      ...halo,
      fill,
      fontFamily: ink.text,
      fontSize: size,
      fontStyle,
    }),
  })
  return [
    ...places,
    along('roads', 14, ofRank(1, 2, 3), { size: 11.5 }),
    along('water', 13, ofKind('river', 'canal'), {
      size: 11.5,
      fill: ink['water-name'],
      fontStyle: 'italic',
    }),
    along('roads', 15, ofRank(4, 5), { size: 11 }),
    along('roads', 16, ofRank(6), { size: 10 }),
  ]
}

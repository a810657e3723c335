import {
  CenteredTextSymbolizer,
  type Feature,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import type { View } from '../../view.tsx'
import type { Ink } from './map-ink.ts'

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

/** Widths in px by the kind of a road at zoom 10, 13 and 16; between them they grow evenly. */
const ROAD_WIDTHS: Record<number, readonly [number, number, number]> = {
  1: [1.6, 3.2, 9],
  2: [1.1, 2.6, 8],
  3: [0.7, 2.2, 7.5],
  4: [0.5, 1.8, 7],
  5: [0, 0.9, 6],
  6: [0, 0.5, 1.6],
}

const kindOf = (feature?: Feature): number => Number(feature?.props.kind ?? 0)
const ofKind =
  (...kinds: number[]) =>
  (_zoom: number, feature: Feature): boolean =>
    kinds.includes(kindOf(feature))

function roadWidth(zoom: number, kind: number): number {
  const [far, mid, near] = ROAD_WIDTHS[kind] ?? [0, 1, 6]
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
  const roads = (kind: number): { under: PaintRule[]; over: PaintRule[] } => {
    const isPath = kind === 6
    const width = (zoom: number): number => roadWidth(zoom, kind) * streetScale
    const color = isPath ? ink.path : kind <= 2 ? ink.road : ink.street
    const both = ['road', 'street']
    return {
      under: isPath
        ? []
        : both.map(layer =>
            line(
              layer,
              { color: ink.casing, width: zoom => width(zoom) + (zoom < 12 ? 0.6 : 2 * casing) },
              { minzoom: kind <= 2 ? 9 : 12, filter: ofKind(kind) },
            ),
          ),
      over: both.map(layer =>
        line(
          layer,
          { color, width, ...(isPath && { dash: [3, 2], dashColor: color, dashWidth: 1.2 }) },
          { filter: ofKind(kind) },
        ),
      ),
    }
  }
  const kinds = [6, 5, 4, 3, 2, 1].map(roads)
  return [
    {
      dataLayer: 'land',
      symbolizer: new PolygonSymbolizer({ fill: ink.abroad }),
      filter: ofKind(1),
    },
    { dataLayer: 'land', symbolizer: new PolygonSymbolizer({ fill: ink.land }), filter: ofKind(2) },
    line('quarter', { color: ink.quarter, width: 1, dash: [...quarterDash] }),
    line('stream', { color: ink.water, width: zoom => (zoom < 14 ? 0.8 : 1.6) }),
    line('water', { color: ink.casing, width: zoom => waterWidth(zoom) + 1.2 }, { minzoom: 12 }),
    line('water', { color: ink.water, width: waterWidth }),
    ...kinds.flatMap(({ under }) => under),
    ...kinds.flatMap(({ over }) => over),
    line('rail', { color: ink.rail, width: zoom => (zoom < 12 ? 0.8 : 1.4) }),
    line('rail', { color: ink.land, width: 0.8, dash: [5, 5] }, { minzoom: 13, filter: ofKind(1) }),
    line('border', {
      color: ink.border,
      width: zoom => (zoom < 10 ? 0.6 : 1.2),
      dash: [...borderDash],
    }),
  ]
}

const PLACE_SIZES = [0, 15, 13, 12, 11, 10]

/** What is named, the greatest first. */
export function labelRules(ink: Ink, character: Character): LabelRule[] {
  const { nameStyle, upper } = MEDIA[character]
  const halo = { fill: ink.name, stroke: ink.halo, width: 2.5 }
  const places = [1, 2, 3, 4, 5].map((kind): LabelRule => ({
    dataLayer: 'place',
    filter: ofKind(kind),
    symbolizer: new CenteredTextSymbolizer({
      ...halo,
      fontFamily: kind <= 3 ? ink.heading : ink.text,
      fontSize: zoom => (PLACE_SIZES[kind] ?? 10) + (zoom > 12 && kind <= 2 ? 3 : 0),
      fontWeight: kind <= 2 ? 700 : 500,
      ...(kind >= 4 && { fontStyle: nameStyle }),
      ...(kind === 4 && upper && { textTransform: 'uppercase' }),
      maxLineChars: 16,
    }),
  }))
  const along = (
    dataLayer: string,
    minzoom: number,
    filter: LabelRule['filter'],
    size: number,
    fill = ink.name,
    style = 'normal',
  ): LabelRule => ({
    dataLayer,
    minzoom,
    ...(filter && { filter }),
    symbolizer: new LineLabelSymbolizer({
      fill,
      stroke: ink.halo,
      width: 2.5,
      fontFamily: ink.text,
      fontSize: size,
      fontStyle: style,
    }),
  })
  return [
    ...places,
    along('street', 14, ofKind(1, 2, 3), 11.5),
    along('water', 13, undefined, 11.5, ink.water, 'italic'),
    along('street', 15, ofKind(4, 5), 11),
    along('street', 16, ofKind(6), 10),
  ]
}

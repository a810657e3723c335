import { LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet'
import type { Ink } from './ink.ts'
import { MEDIA, type Character } from './medium.ts'
import { roadWidth, waterWidth } from '../../../../shared/map/ranks.ts'
import { ofKind, ofRank, type Filter } from './filters.ts'

/** Of the library's kinds of geometry. */
const POLYGON = 3

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

import { CenteredTextSymbolizer, type LabelRule, LineLabelSymbolizer } from 'protomaps-leaflet'
import type { Locale } from '../../../../shared/locale.ts'
import { placeRank } from '../../../../shared/map/ranks.ts'
import type { Ink } from './ink.ts'
import { MEDIA, type Character } from './medium.ts'
import { ofKind, ofRank, type Filter } from './filters.ts'

const PLACE_SIZES = [0, 15, 13, 12, 11, 10]

/** What is named, the greatest first; in the page's language where the archive has it. */
export function labelRules(ink: Ink, character: Character, locale: Locale): LabelRule[] {
  const { nameStyle, upper } = MEDIA[character]
  const labelProps = [`name:${locale}`, 'name']
  const halo = { stroke: ink.halo, width: 2.5, labelProps }
  const places = [1, 2, 3, 4, 5].map((rank): LabelRule => ({
    dataLayer: 'places',
    filter: (_zoom, feature) => placeRank(feature.props) === rank,
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
      fill: ink.waterName,
      fontStyle: 'italic',
    }),
    along('roads', 15, ofRank(4, 5), { size: 11 }),
    along('roads', 16, ofRank(6), { size: 10 }),
  ]
}

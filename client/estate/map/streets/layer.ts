import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { leafletLayer, type View } from 'protomaps-leaflet'
import type { Locale } from '../../../../shared/locale.ts'
import { readInk } from './ink.ts'
import { drawnInTurns, removedInTurns } from './in-turns.ts'
import { labelRules } from './label-rules.ts'
import type { Character } from './medium.ts'
import { paintRules } from './paint-rules.ts'

interface StreetOptions {
  /** Path of the tiles, without /{z}/{x}/{y}. */
  tiles: string
  character: Character
  locale: Locale
}

/** Above this zoom the archive has no tiles of its own, and these are drawn larger. */
const MAX_DATA_ZOOM = 13

/** Streets, water, rail, borders and names from the product's own tiles, drawn in the agency's medium (SEARCH-46). */
export function addStreets(map: LeafletMap, { tiles, character, locale }: StreetOptions): void {
  // The library looks for Leaflet there, and for no more of it than this.
  Object.assign(globalThis, { L: { DomUtil, GridLayer } })
  const draw = () => {
    const ink = readInk(map.getContainer())
    const layer = leafletLayer({
      url: `${tiles}/{z}/{x}/{y}`,
      maxDataZoom: MAX_DATA_ZOOM,
      attribution: '',
      backgroundColor: ink.sea,
      paintRules: paintRules(ink, character),
      labelRules: labelRules(ink, character, locale),
    })
    const views: Map<string, View> = layer.views
    layer.renderTile = drawnInTurns(layer.renderTile.bind(layer), at =>
      Promise.all([...views.values()].map(view => view.getDisplayTile(at))),
    )
    layer._removeTile = removedInTurns(() => layer._tiles)
    return layer.addTo(map)
  }
  let layer = draw()
  const redraw = (): void => {
    layer.remove()
    layer = draw()
  }
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  scheme.addEventListener('change', redraw)
  map.once('unload', () => scheme.removeEventListener('change', redraw))
}

/** The parts that are used here of packages that ship no types. */

declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string }
  }
  export interface Layout {
    glyphs: Glyph[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font {
    unitsPerEm: number
    characterSet: number[]
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): Layout
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'topojson-client' {
  type Ring = [lon: number, lat: number][]
  export interface Topology {
    objects: { countries: { type: 'GeometryCollection'; geometries: { id: string }[] } }
  }
  export interface Feature {
    id: string
    geometry:
      | { type: 'Polygon'; coordinates: Ring[] }
      | { type: 'MultiPolygon'; coordinates: Ring[][] }
  }
  export function feature(
    topology: Topology,
    object: Topology['objects']['countries'],
  ): { features: Feature[] }

  /** A topology of one collection of polygons. */
  export interface Areas {
    objects: Record<string, { type: 'GeometryCollection'; geometries: object[] }>
  }
  export function feature(
    topology: Areas,
    object: Areas['objects'][string],
  ): { features: import('geojson').Feature[] }
  export function mesh(
    topology: Areas,
    object: Areas['objects'][string],
    filter: (a: unknown, b: unknown) => boolean,
  ): import('geojson').MultiLineString
  /** The union of some of its polygons. */
  export function merge(topology: Areas, polygons: object[]): import('geojson').MultiPolygon
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client'
  export function presimplify(topology: Topology): Topology
  export function simplify(topology: Topology, minWeight: number): Topology
}

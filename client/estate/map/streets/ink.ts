/** The colours of the map, as the style sheet has them for the agency's theme, light or dark; and its font families. */
export type Ink = Record<
  | 'sea'
  | 'land'
  | 'abroad'
  | 'green'
  | 'water'
  | 'waterName'
  | 'road'
  | 'street'
  | 'casing'
  | 'path'
  | 'rail'
  | 'border'
  | 'quarter'
  | 'name'
  | 'halo'
  | 'text'
  | 'heading',
  string
>

/** Reads them where the map stands; registered custom properties come as colours that a canvas takes. */
export function readInk(element: HTMLElement): Ink {
  const style = getComputedStyle(element)
  const ink = (name: string): string => style.getPropertyValue(name).trim()
  return {
    sea: ink('--map-sea'),
    land: ink('--map-land'),
    abroad: ink('--map-abroad'),
    green: ink('--map-green'),
    water: ink('--map-water'),
    waterName: ink('--map-water-name'),
    road: ink('--map-road'),
    street: ink('--map-street'),
    casing: ink('--map-casing'),
    path: ink('--map-path'),
    rail: ink('--map-rail'),
    border: ink('--map-border'),
    quarter: ink('--map-quarter'),
    name: ink('--map-name'),
    halo: ink('--map-halo'),
    text: ink('--face-text'),
    heading: ink('--face-heading'),
  }
}

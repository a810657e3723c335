/** The colours of the map, as the style sheet has them for the agency's theme, light or dark. */
const INKS = [
  'sea',
  'land',
  'abroad',
  'water',
  'road',
  'street',
  'casing',
  'path',
  'rail',
  'border',
  'quarter',
  'name',
  'halo',
  'green',
  'water-name',
] as const

export type Ink = Record<(typeof INKS)[number], string> & {
  /** Font families. */
  text: string
  heading: string
}

/** Reads them where the map stands; registered custom properties come as colours that a canvas takes. */
export function readInk(element: HTMLElement): Ink {
  const style = getComputedStyle(element)
  const colours = INKS.map(name => [name, style.getPropertyValue(`--map-${name}`).trim()])
  return {
    ...(Object.fromEntries(colours) as Record<(typeof INKS)[number], string>),
    text: style.getPropertyValue('--face-text').trim(),
    heading: style.getPropertyValue('--face-heading').trim(),
  }
}

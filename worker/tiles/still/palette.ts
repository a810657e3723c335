import { LETTERS } from './letters.ts'

/** The inks of a still map by the agency's medium, by day and by night. A picture cannot read the page's own. */
export const PALETTES = {
  editorial: [
    {
      sea: '#cfdbe2',
      land: '#fffdf8',
      abroad: '#f1ece1',
      green: '#e3ecd9',
      water: '#b3c9d8',
      street: '#fffdf8',
      road: '#dedad1',
      casing: '#a9a69d',
      rail: '#6f6d66',
      border: '#8d8a82',
      name: '#33372f',
    },
    {
      sea: '#22303a',
      land: '#1d2420',
      abroad: '#171d1a',
      green: '#24301f',
      water: '#35506a',
      street: '#2c3530',
      road: '#46514a',
      casing: '#55615a',
      rail: '#8a948d',
      border: '#7d877f',
      name: '#dfe4dd',
    },
  ],
  coastal: [
    {
      sea: '#c6dce9',
      land: '#fbf1df',
      abroad: '#f7f3ea',
      green: '#e7ecd2',
      water: '#a9cbe0',
      street: '#ffffff',
      road: '#e6b991',
      casing: '#cdb488',
      rail: '#6b6257',
      border: '#c98fae',
      name: '#20344a',
    },
    {
      sea: '#12303f',
      land: '#26241c',
      abroad: '#1f1e19',
      green: '#2a301f',
      water: '#2e5d78',
      street: '#39352a',
      road: '#7a5433',
      casing: '#5e5339',
      rail: '#9a9182',
      border: '#8a5570',
      name: '#e8e2d2',
    },
  ],
  rustic: [
    {
      sea: '#c9dbe4',
      land: '#e9efe0',
      abroad: '#f3f5ee',
      green: '#d2e0c2',
      water: '#93b9d3',
      street: '#ffffff',
      road: '#e6a873',
      casing: '#a2937c',
      rail: '#5f564a',
      border: '#a58fb8',
      name: '#33291f',
    },
    {
      sea: '#1b2c35',
      land: '#23281d',
      abroad: '#1c1f18',
      green: '#2b3523',
      water: '#2f5f7e',
      street: '#3a3b30',
      road: '#8a5a30',
      casing: '#5c5645',
      rail: '#948a7a',
      border: '#75608a',
      name: '#e6dfd2',
    },
  ],
} as const

export type Medium = keyof typeof PALETTES

/** The style sheet of a still map. */
export function styleOf(medium: Medium): string {
  const [day, night] = PALETTES[medium]
  return `${inks(day)}@media (prefers-color-scheme:dark){${inks(night)}}${FIXED}${LETTERS}`
}

const inks = (of: Record<string, string>): string =>
  `svg{${Object.entries(of)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')}}`

const FIXED = [
  '.s{fill:var(--sea)}.e{fill:var(--abroad)}.h{fill:var(--land)}.g{fill:var(--green)}.a{fill:var(--water)}',
  'g{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  '.w{stroke:var(--water)}.c{stroke:var(--casing)}.t{stroke:var(--street)}.m{stroke:var(--road)}.p{stroke:var(--casing);stroke-dasharray:3 2}',
  '.r{stroke:var(--rail)}.b{stroke:var(--border);stroke-dasharray:6 3 1 3}',
  'text{fill:var(--name);stroke:var(--land);paint-order:stroke;stroke-linejoin:round}',
  '.k{fill:var(--name);fill-opacity:.16;stroke:var(--name);stroke-width:1.5}.q{fill:var(--name);stroke:var(--land);stroke-width:2.5}',
].join('')

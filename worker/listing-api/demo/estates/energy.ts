import type { Region } from '../../../../shared/estate/record/location.ts'
import type { Random } from '../random.ts'
import type { Condition, Energy, Sketch } from './sketch.ts'

/** Upper bound of each label in kWh/m² per year; the last label has none. */
const SCALES: Record<Region, [bound: number, label: string][]> = {
  FLANDERS: [
    [0, 'A_PLUS'],
    [100, 'A'],
    [200, 'B'],
    [300, 'C'],
    [400, 'D'],
    [500, 'E'],
    [Infinity, 'F'],
  ],
  WALLONIA: [
    [0, 'A_PLUS_PLUS'],
    [45, 'A_PLUS'],
    [85, 'A'],
    [170, 'B'],
    [255, 'C'],
    [340, 'D'],
    [425, 'E'],
    [510, 'F'],
    [Infinity, 'G'],
  ],
  BRUSSELS: [
    [0, 'A_PLUS_PLUS'],
    [15, 'A_PLUS'],
    [45, 'A'],
    [95, 'B'],
    [150, 'C'],
    [210, 'D'],
    [275, 'E'],
    [345, 'F'],
    [Infinity, 'G'],
  ],
}

const USUAL: Record<Condition, [number, number]> = {
  NEW: [18, 78],
  RENEWED: [85, 185],
  EXCELLENT_CONDITION: [110, 220],
  GOOD_CONDITION: [170, 330],
  TO_FRESHEN_UP: [290, 460],
  TO_RENOVATE: [430, 690],
}

const labelOf = (region: Region, value: number): string =>
  SCALES[region].find(([bound]) => value <= bound)![1]

/** An energy certificate in the form of its region. */
export function energyOf(
  region: Region,
  condition: Condition,
  area: number,
  random: Random,
): Energy {
  const value = random.int(...USUAL[condition])
  const reference = referenceOf(region, random)
  return {
    value,
    label: labelOf(region, value),
    total: Math.round(value * area),
    reference,
    co2: Math.round(value * 0.19),
  }
}

/** Flanders: date, unique code, kind, part. Brussels: date, number, part. Wallonia: fourteen digits. */
function referenceOf(region: Region, random: Random): string {
  const day = `${random.int(2019, 2026)}${two(random.int(1, 9))}${two(random.int(1, 28))}`
  const code = String(random.int(1_000_000, 3_999_999))
  if (region === 'FLANDERS') return `${day}-000${code}-RES-${random.int(1, 2)}`
  return region === 'BRUSSELS'
    ? `${day}-000${code}-01-${random.int(1, 9)}`
    : `${day}0${code.slice(0, 5)}`
}

/** A certificate is of the building as it is, so no older than it or its renovation, and of before the advert. */
export function certifiedInTime(
  energy: Energy,
  { year, renovated, published }: Pick<Sketch, 'year' | 'renovated' | 'published'>,
): Energy {
  const stated = energy.reference.slice(0, 8)
  const earliest = `${Math.max(year ?? 0, renovated ?? 0)}${stated.slice(4)}`
  const latest = published.replaceAll('-', '')
  const day = [stated < earliest ? earliest : stated, latest].toSorted()[0] ?? stated
  return { ...energy, reference: day + energy.reference.slice(8) }
}

const two = (value: number): string => String(value).padStart(2, '0')

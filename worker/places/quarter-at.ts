import type { StreetIndex } from './find-spots.ts'

interface Quarter {
  name: string
  km: number
  lat: number
  lon: number
}

const KM_PER_DEGREE = 111.2
/** A degree of longitude is this much shorter than one of latitude, here. */
const SHRINK = 0.637

const known = new WeakMap<StreetIndex, ReadonlyMap<number, readonly Quarter[]>>()

/** By municipality and position the quarter whose circle is nearest around it; null: none reaches there. */
export function quartersOf(
  index: StreetIndex,
): (city: number, point: { lat: number; lon: number }) => string | null {
  let byCity = known.get(index)
  if (!byCity) {
    byCity = readQuarters(index)
    known.set(index, byCity)
  }
  const quarters = byCity
  return (city, { lat, lon }) => {
    let nearest: { name: string; far: number } | null = null
    for (const quarter of quarters.get(city) ?? []) {
      const far = Math.hypot(quarter.lat - lat, (quarter.lon - lon) * SHRINK) * KM_PER_DEGREE
      if (far <= quarter.km && far < (nearest?.far ?? Infinity))
        nearest = { name: quarter.name, far }
    }
    return nearest?.name ?? null
  }
}

function readQuarters({ text }: StreetIndex): Map<number, Quarter[]> {
  const byCity = new Map<number, Quarter[]>()
  for (const [line] of text.matchAll(/^.*\|q\|.*$/gm)) {
    const [name = '', nis = '', circle = ''] = line.split('|')
    const [km, lat, lon] = circle.split(';').map(Number)
    // Some registers have numbers for names.
    if (km === undefined || lat === undefined || lon === undefined || /^\d/.test(name)) continue
    const of = byCity.get(Number(nis))
    const quarter = { name, km, lat, lon }
    if (of) of.push(quarter)
    else byCity.set(Number(nis), [quarter])
  }
  return byCity
}

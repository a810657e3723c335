import type { Position } from '../../../../shared/map/distance.ts'
import { nearestShore } from '../../../../shared/map/shore.ts'
import type { HouseRules } from '../../../../shared/rental/rental-unit.ts'
import { randomOf } from '../random.ts'

/** From the dyke to the back of the village, in metres. */
const TO_SEA = [90, 120, 180, 260, 340, 480, 650, 900] as const
/** Inland of our shore is south-south-east: parts of a metre, in degrees. */
const INLAND = { lat: -0.86 / 111_195, lon: 0.5 / 70_000 }

/** Where a holiday home of the demo stands: behind the dyke, or about its village. */
export function pointOf(village: Position, id: number, coastal: boolean): Position {
  const random = randomOf(`place of rental ${id}`)
  const [east, north] = [random.next() - 0.5, random.next() - 0.5]
  if (!coastal) return rounded(village.lat + north * 0.02, village.lon + east * 0.03)
  const shore = nearestShore({ lat: village.lat, lon: village.lon + east * 0.02 })
  const meters = random.pick(TO_SEA)
  return rounded(shore.lat + INLAND.lat * meters, shore.lon + INLAND.lon * meters)
}

export function rulesOf(id: number): HouseRules {
  const random = randomOf(`rules of rental ${id}`)
  return {
    arrival: random.pick(['15:00', '16:00', '16:00']),
    departure: random.pick(['10:00', '10:00', '11:00']),
    pets: random.chance(0.4),
    smoking: false,
    ...(random.chance(0.5) && { parties: false }),
  }
}

const rounded = (lat: number, lon: number): Position => ({
  lat: Math.round(lat * 1e5) / 1e5,
  lon: Math.round(lon * 1e5) / 1e5,
})

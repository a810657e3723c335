import { addDays, dayFromNumber } from '../../../../../shared/time/day.ts'
import { DAY } from '../../../../../shared/time/units.ts'
import { randomOf } from '../../random.ts'
import { TODAY } from '../../estates/complete-sketch.ts'
import type { SketchInput } from '../../estates/sketch.ts'

const FIRST_ID = 1500
const COUNT = 54

/** Middles of quarters of Gent, on dry land. */
const QUARTERS = [
  { lat: 51.0563, lon: 3.7431 },
  { lat: 51.0609, lon: 3.7019 },
  { lat: 51.0392, lon: 3.7243 },
] as const

/** What the agency sold and let in Gent over four years: enough for figures a quarter of the town and of the year. */
export const SOLD_IN_GENT: SketchInput[] = Array.from({ length: COUNT }, (_, index) => {
  const random = randomOf(`sold ${index}`)
  const isFlat = index % 2 === 1
  const isLet = index % 6 === 5
  const around = QUARTERS[index % 3 === 2 ? 2 : index % 3] ?? QUARTERS[0]
  return {
    id: FIRST_ID + index,
    sub: isFlat ? 'FLAT' : 'TERRACED_HOUSE',
    zip: '9000',
    status: isLet ? 'RENTED' : 'SOLD',
    published: addDays(dayFromNumber(TODAY / DAY), -(70 + index * 26)),
    lat: Number((around.lat + (random.next() - 0.5) / 400).toFixed(5)),
    lon: Number((around.lon + (random.next() - 0.5) / 260).toFixed(5)),
    visible: index % 7 !== 3,
    pictures: 5,
  }
})

import type { Interior } from '../recipe.ts'
import { armchair, coffeeTable, floorLamp, sofa } from './living-room.ts'
import { basin, bath, tiles } from './bathroom.ts'
import { bed, bedside } from './bedroom.ts'
import { cabinets, island } from './kitchen.ts'
import { desk, shelves } from './office.ts'
import { frames, pendants, plant, rug } from './decor.ts'
import { sideboard, table } from './dining-room.ts'
import { type Room, outlook } from './room.ts'

/** A broad window with the sofa under it, one at each side of a picture wall, or a balcony's worth of view. */
const LIVING: readonly ((room: Room) => string)[] = [
  room =>
    outlook(room, 560, 230, 330, 290) +
    frames(room, 320, 260) +
    floorLamp(room, 1090) +
    sofa(room, 420, 600) +
    plant(room, 1230, 860, 1.25) +
    rug(room, 725, 960) +
    coffeeTable(room, 640, 900) +
    armchair(room),
  room =>
    outlook(room, 330, 220, 790, 330) +
    rug(room, 700, 960) +
    sofa(room, 520, 610) +
    floorLamp(room, 300) +
    coffeeTable(room, 560, 900) +
    plant(room, 1240, 870, 1.05),
  room =>
    outlook(room, 330, 230, 210, 300, false) +
    outlook(room, 900, 230, 210, 300, false) +
    frames(room, 640, 290) +
    sofa(room, 430, 620) +
    rug(room, 725, 985) +
    coffeeTable(room, 610, 925) +
    plant(room, 200, 870, 1.2),
  room =>
    outlook(room, 640, 190, 480, 500) +
    plant(room, 1215, 840, 1.35) +
    frames(room, 340, 280) +
    rug(room, 640, 1000) +
    armchair(room) +
    coffeeTable(room, 640, 900),
]

/** The furniture of each room, from back to front. */
export const FURNISHED: Record<Interior, (room: Room) => string> = {
  living: room => room.random.pick(LIVING)(room),
  kitchen: room => cabinets(room) + pendants(room, [560, 725, 890]) + island(room),
  bedroom: room =>
    outlook(room, 850, 240, 220, 300) +
    frames(room, 470, 250) +
    rug(room, 620, 985) +
    bed(room) +
    bedside(room, 300) +
    plant(room, 1180, 800, 0.9),
  bathroom: room =>
    tiles(room) +
    outlook(room, 620, 230, 210, 190, false) +
    basin(room) +
    bath(room) +
    plant(room, 1180, 790, 0.7),
  dining: room =>
    outlook(room, 520, 220, 410, 310) +
    sideboard(room) +
    pendants(room, [725]) +
    rug(room, 725, 1000) +
    table(room),
  office: room =>
    outlook(room, 330, 240, 260, 280, false) +
    shelves(room, 690) +
    desk(room) +
    plant(room, 180, 940, 1.1),
}

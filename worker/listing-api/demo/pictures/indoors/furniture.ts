import type { Interior } from '../recipe.ts'
import { armchair, coffeeTable, floorLamp, sofa } from './living-room.ts'
import { basin, bath, tiles } from './bathroom.ts'
import { bed, bedside } from './bedroom.ts'
import { cabinets, island } from './kitchen.ts'
import { desk, shelves } from './office.ts'
import { frames, pendants, plant, rug } from './decor.ts'
import { sideboard, table } from './dining-room.ts'
import { type Room, outlook } from './room.ts'

/** The furniture of each room, from back to front. */
export const FURNISHED: Record<Interior, (room: Room) => string> = {
  living: room =>
    outlook(room, 560, 230, 330, 290) +
    frames(room, 320, 260) +
    floorLamp(room, 1090) +
    sofa(room, 420, 600) +
    plant(room, 1230, 860, 1.25) +
    rug(room, 725, 960) +
    coffeeTable(room, 640, 900) +
    armchair(room),
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

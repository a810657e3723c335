import type { Building } from '../kinds.ts'
import type { Medium } from './medium.ts'

export type Light = 'morning' | 'noon' | 'dusk'

export type Setting = 'town' | 'village' | 'field' | 'coast' | 'hills'

export type Wall = 'red' | 'brown' | 'yellow' | 'white' | 'stone'

export type Interior = 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'dining' | 'office'

export type Hair = 'long' | 'bearded' | 'bun' | 'bob' | 'short'

interface Drawn {
  seed: number
  light: Light
  setting: Setting
}

export interface ElevationRecipe extends Drawn {
  draw: 'elevation'
  building: Building
  storeys: number
  wall: Wall
}
export interface RoomRecipe extends Drawn {
  draw: 'room'
  room: Interior
}
export interface OutdoorRecipe extends Drawn {
  draw: 'outdoor'
  what: 'garden' | 'terrace' | 'street'
}
/** Rooms of one storey: room type id and m². */
export interface PlanRecipe {
  draw: 'plan'
  seed: number
  rooms: [type: number, surface: number][]
}
export interface PanoramaRecipe {
  draw: 'panorama'
  scene: 'city' | 'coast' | 'hills'
}
export interface PortraitRecipe {
  draw: 'portrait'
  seed: number
  accent: string
  hair: Hair
}
interface PlaceholderRecipe {
  draw: 'placeholder'
}

/** The recipe of a drawing; equal recipes give equal bytes. */
export type Recipe = Drawing & {
  /** Its agency’s; without one it is drawn flat. */
  medium?: Medium
}

type Drawing =
  | ElevationRecipe
  | RoomRecipe
  | OutdoorRecipe
  | PlanRecipe
  | PanoramaRecipe
  | PortraitRecipe
  | PlaceholderRecipe

/** Width and height of each kind of drawing, in px. */
export const SIZES: Record<Recipe['draw'], [width: number, height: number]> = {
  elevation: [1450, 1088],
  room: [1450, 1088],
  outdoor: [1450, 1088],
  plan: [1450, 1088],
  panorama: [2400, 1200],
  portrait: [900, 1100],
  placeholder: [1450, 1088],
}

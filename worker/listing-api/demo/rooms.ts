import { ROOM_TYPES, type RoomType } from '../../../shared/estate/rooms/rooms.ts'
import type { Locale } from '../../../shared/locale.ts'

type LocalizedText = Record<Locale, string>

const ROWS: [RoomType, string, string, string, string][] = [
  ['BEDROOM', 'Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'],
  ['LIVING_ROOM', 'Leefruimte', 'Séjour', 'Living room', 'Wohnzimmer'],
  ['DINING_ROOM', 'Eetkamer', 'Salle à manger', 'Dining room', 'Esszimmer'],
  ['KITCHEN', 'Keuken', 'Cuisine', 'Kitchen', 'Küche'],
  ['BATHROOM', 'Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer'],
  ['GARAGE', 'Garage', 'Garage', 'Garage', 'Garage'],
  ['CELLAR', 'Kelder', 'Cave', 'Cellar', 'Keller'],
  ['ATTIC', 'Zolder', 'Grenier', 'Attic', 'Dachboden'],
  ['OFFICE', 'Bureau', 'Bureau', 'Study', 'Arbeitszimmer'],
  ['TERRACE', 'Terras', 'Terrasse', 'Terrace', 'Terrasse'],
  ['GARDEN', 'Tuin', 'Jardin', 'Garden', 'Garten'],
  ['STORAGE', 'Berging', 'Rangement', 'Storage room', 'Abstellraum'],
  ['HALL', 'Nachthal', 'Hall de nuit', 'Landing', 'Flur'],
  ['PARKING_SPACE', 'Staanplaats', 'Emplacement', 'Parking space', 'Stellplatz'],
  ['LAUNDRY', 'Wasplaats', 'Buanderie', 'Laundry room', 'Waschküche'],
  ['TOILET', 'Toilet', 'WC', 'Toilet', 'WC'],
  ['DRESSING', 'Dressing', 'Dressing', 'Dressing room', 'Ankleide'],
  ['SHOP', 'Winkelruimte', 'Surface commerciale', 'Shop floor', 'Verkaufsfläche'],
  ['WAREHOUSE', 'Magazijn', 'Entrepôt', 'Warehouse', 'Lager'],
  ['MEETING_ROOM', 'Vergaderzaal', 'Salle de réunion', 'Meeting room', 'Besprechungsraum'],
  ['ENTRANCE_HALL', 'Inkomhal', 'Hall d’entrée', 'Entrance hall', 'Diele'],
]

export const ROOM_NAMES = new Map<RoomType, LocalizedText>(
  ROWS.map(([type, nl, fr, en, de]) => [type, { nl, fr, en, de }]),
)

const IDS = new Map(Object.entries(ROOM_TYPES).map(([id, code]) => [code, Number(id)]))

export const roomTypeId = (type: RoomType): number => IDS.get(type) ?? 0

import type { SketchWish } from './sketch.ts'

/** What makes each member of the cast; the ids are those of cast.ts. Everything else about them is drawn. */
export const GENT_CAST: SketchWish[] = [
  { id: 1000, sub: 'VILLA', zip: '9830', status: 'FOR_SALE', visible: true, year: 1987, condition: 'RENEWED', area: 312, ground: 1840, beds: 5, street: { nl: 'Lindenlaan' }, number: '14', light: 'morning', pictures: 7, sticker: 3, price: 1_275_000 },
  { id: 1001, sub: 'TERRACED_HOUSE', zip: '9000', status: 'FOR_SALE', visible: true, year: 1926, condition: 'RENEWED', area: 148, ground: 120, beds: 3, street: { nl: 'Weverstraat' }, number: '61', pictures: 7, sticker: 1, price: 469_000 },
  { id: 1002, sub: 'MASTER_HOUSE', zip: '9000', status: 'TO_RENT', visible: true, beds: 4, pictures: 6 },
  { id: 1003, sub: 'FLAT', zip: '2000', status: 'FOR_SALE', visible: true, beds: 2, floor: 3, street: { nl: 'Vlasmarkt' }, number: '8', box: '302', pictures: 6 },
  { id: 1004, sub: 'FLAT', zip: '3000', status: 'TO_RENT', visible: true, beds: 2, pictures: 6 },
  { id: 1005, sub: 'DETACHED_HOUSE', zip: '9800', status: 'SOLD', visible: true, beds: 4, pictures: 5 },
  { id: 1006, sub: 'FLAT', zip: '9000', status: 'RENTED', visible: true, beds: 1, pictures: 4 },
  { id: 1007, sub: 'BUILDING_PLOT', zip: '9880', status: 'FOR_SALE', visible: true, ground: 742, pictures: 4 },
  { id: 1008, sub: 'SHOP', zip: '8000', status: 'TO_RENT', visible: true, pictures: 4 },
  { id: 1009, sub: 'GARAGE_BOX', zip: '9000', status: 'FOR_SALE', visible: true, pictures: 4 },
  { id: 1010, sub: 'VILLA', zip: '9070', status: 'FOR_SALE', visible: false, energy: 'good', beds: 4, pictures: 5 },
  { id: 1011, sub: 'COUNTRY_HOUSE', zip: '8340', status: 'FOR_SALE', visible: true, price: null, pictures: 5 },
  { id: 1012, sub: 'BUNGALOW', zip: '9080', status: 'FOR_SALE', visible: true, pictures: 0 },
  { id: 1013, sub: 'FARMHOUSE', zip: '9700', status: 'FOR_SALE', visible: true, energy: 'missing', pictures: 5 },
  { id: 1014, sub: 'CATERING', zip: '9000', status: 'TAKE_OVER', visible: true, pictures: 4 },
  { id: 1015, sub: 'CATERING', zip: '2800', status: 'TAKEN_OVER', visible: true, pictures: 4 },
  { id: 1016, sub: 'SEMI_DETACHED_HOUSE', zip: '9200', status: 'FOR_SALE', visible: true, floodRisk: true, pictures: 5 },
  { id: 1017, sub: 'TERRACED_HOUSE', zip: '9600', status: 'FOR_SALE', visible: true, year: 1911, condition: 'TO_RENOVATE', energy: 'poor', pictures: 5 },
  { id: 1018, sub: 'CASTLE', zip: '9700', status: 'FOR_SALE', visible: true, heritage: true, pictures: 7, light: 'dusk' },
  { id: 1019, sub: 'STUDENT_ROOM', zip: '9000', status: 'TO_RENT', visible: true, furnished: true, pictures: 4 },
  { id: 1020, sub: 'DUPLEX', zip: '9100', status: 'FOR_SALE', visible: true, sticker: -1, pictures: 5 },
  { id: 1021, sub: 'PARKING', zip: '2800', status: 'TO_RENT', visible: true, pictures: 4 },
  { id: 1022, sub: 'BUILDING_PLOT', zip: '9940', status: 'SOLD', visible: true, pictures: 4 },
  { id: 1023, sub: 'FLAT', zip: '1000', status: 'FOR_SALE', visible: true, beds: 2, pictures: 5 },
]

export const COAST_CAST: SketchWish[] = [
  { id: 5000, sub: 'FLAT', zip: '8670', status: 'FOR_SALE', visible: true, seaView: true, furnished: true, beds: 2, floor: 4, street: { nl: 'Zeedijk' }, number: '112', pictures: 7, light: 'morning' },
  { id: 5001, sub: 'FLAT', zip: '8400', status: 'RENTED', visible: true, pictures: 4 },
  { id: 5002, sub: 'PENTHOUSE', zip: '8300', status: 'FOR_SALE', visible: true, seaView: true, beds: 3, pictures: 7, sticker: 3, light: 'dusk' },
  { id: 5003, sub: 'VILLA', zip: '8670', status: 'SOLD', visible: true, beds: 4, pictures: 5 },
  { id: 5004, sub: 'STUDIO', zip: '8400', status: 'TO_RENT', visible: true, pictures: 4 },
]

export const GUID_CAST: SketchWish[] = [
  { id: 9000, sub: 'DETACHED_HOUSE', zip: '5000', status: 'FOR_SALE', visible: true, beds: 4, pictures: 6 },
  { id: 9001, sub: 'BUILDING_PLOT', zip: '6940', status: 'FOR_SALE', visible: true, ground: 1240, pictures: 4 },
  { id: 9002, sub: 'TERRACED_HOUSE', zip: '4000', status: 'TO_RENT', visible: true, beds: 3, pictures: 5 },
  { id: 9003, sub: 'FLAT', zip: '1050', status: 'FOR_SALE', visible: true, beds: 2, pictures: 6, energy: 'good' },
  { id: 9004, sub: 'FLAT', zip: '1030', status: 'TO_RENT', visible: true, beds: 1, pictures: 5 },
  { id: 9005, sub: 'MASTER_HOUSE', zip: '4900', status: 'FOR_SALE', visible: true, notarySale: true, pictures: 5, price: 265_000 },
  { id: 9006, sub: 'FLAT', zip: '1300', status: 'FOR_SALE', visible: true, condition: 'NEW', year: 2026, vatRegime: true, pictures: 5 },
  { id: 9007, sub: 'FARMHOUSE', zip: '6690', status: 'SOLD', visible: true, pictures: 5 },
  { id: 9008, sub: 'FLAT', zip: '1060', status: 'RENTED', visible: true, pictures: 4 },
  { id: 9009, sub: 'SHOP', zip: '5000', status: 'TAKEN_OVER', visible: true, pictures: 4 },
  { id: 9010, sub: 'OFFICE', zip: '5000', status: 'FOR_SALE', visible: true, pictures: 4 },
  { id: 9011, sub: 'GARAGE_BOX', zip: '4000', status: 'FOR_SALE', visible: true, pictures: 4 },
  { id: 9012, sub: 'DETACHED_HOUSE', zip: '4700', status: 'FOR_SALE', visible: true, beds: 3, pictures: 5 },
  { id: 9013, sub: 'VILLA', zip: '1410', status: 'FOR_SALE', visible: false, beds: 5, pictures: 5 },
  { id: 9014, sub: 'CHALET', zip: '6980', status: 'FOR_SALE', visible: true, beds: 3, pictures: 6, light: 'morning' },
]

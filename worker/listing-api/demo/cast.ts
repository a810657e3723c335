import { guidOf } from './estates/common-record.ts'

/** An estate that tests and README name: by id in the main source, by guid in the other. */
export interface CastMember<Id extends number | string = number | string> {
  site: number
  /** The public id, as URLs have it. */
  id: Id
  note: string
}

const gent = (id: number, note: string): CastMember<number> => ({ site: 1, id, note })
const coast = (id: number, note: string): CastMember<number> => ({ site: 2, id, note })
const guid = (id: number, note: string): CastMember<string> => ({ site: 3, id: guidOf(id), note })

/** The named cast: these ids never change. */
export const CAST = {
  villaGent: gent(1000, 'a villa for sale in Sint-Martens-Latem, everything filled in'),
  terracedGent: gent(1001, 'a terraced house for sale in Gent'),
  masterHouseRent: gent(1002, 'a townhouse to rent in Gent, with charges'),
  apartmentSale: gent(1003, 'an apartment for sale in Antwerpen, with a box'),
  apartmentRent: gent(1004, 'an apartment to rent in Leuven'),
  soldHouse: gent(1005, 'a sold house in Deinze'),
  rentedApartment: gent(1006, 'a rented apartment in Gent'),
  flemishPlot: gent(1007, 'a building plot for sale in Aalter'),
  shopRent: gent(1008, 'a shop to rent in Brugge'),
  garageSale: gent(1009, 'a lock-up garage for sale in Gent'),
  hiddenAddress: gent(1010, 'address not visible; the energy code stands instead'),
  noPrice: gent(1011, 'no price: -'),
  noPicture: gent(1012, 'no picture: the placeholder'),
  noEnergy: gent(1013, 'built new: no energy certificate yet'),
  takeOver: gent(1014, 'a café-restaurant to take over'),
  takenOver: gent(1015, 'a café-restaurant that was taken over'),
  floodRisk: gent(1016, 'flood scores D, with the symbol'),
  poorEnergy: gent(1017, 'label F and the duty to renovate'),
  castle: gent(1018, 'a protected castle'),
  studentRoom: gent(1019, 'a furnished student room'),
  hiddenSticker: gent(1020, 'a sticker with id -1, which is hidden'),
  garageRent: gent(1021, 'a parking space to rent'),
  soldPlot: gent(1022, 'a sold plot'),
  brusselsMain: gent(1023, 'an apartment for sale in Brussels from the main source'),
  projectWithThreeFloors: gent(1100, 'an apartment project with entities on three floors'),
  houseProject: gent(1120, 'a project of houses, some sold'),
  seaView: coast(5000, 'an apartment with a view of the sea, furnished'),
  hiddenStatus: coast(5001, 'rented on a site whose settings hide status 6: appears nowhere'),
  penthouseCoast: coast(5002, 'a penthouse for sale in Knokke-Heist'),
  soldCoast: coast(5003, 'a sold villa in Koksijde'),
  coastRent: coast(5004, 'a studio to rent in Oostende'),
  walloonHouse: guid(9000, 'a house for sale in Wallonia, empty planning fields hidden'),
  walloonPlot: guid(9001, 'a plot in Wallonia: no electrical certificate'),
  walloonRent: guid(9002, 'a house to rent in Wallonia, with provision'),
  brusselsApartment: guid(9003, 'an apartment for sale in Ixelles, with CO2'),
  brusselsRent: guid(9004, 'an apartment to rent in Schaerbeek'),
  notarySale: guid(9005, 'a public sale by notaries, with its costs'),
  vatRegime: guid(9006, 'under the vat regime: no price, land price or total costs shown'),
  soldWalloon: guid(9007, 'a sold farmhouse'),
  rentedBrussels: guid(9008, 'a rented apartment'),
  takenOverGuid: guid(9009, 'a shop that was taken over'),
  walloonCommercial: guid(9010, 'an office for sale in Namur'),
  walloonGarage: guid(9011, 'a lock-up garage for sale in Liège'),
  germanSpeaking: guid(9012, 'a house in Eupen, its street in German'),
  hiddenAddressGuid: guid(9013, 'address not visible, guid source'),
  ardennesChalet: guid(9014, 'a chalet in La Roche-en-Ardenne'),
  walloonProject: guid(9100, 'a project of the guid-bearing source'),
} satisfies Record<string, CastMember>

import type { Localized } from '../../../shared/locale.ts'
import type { Municipality } from './municipalities.ts'
import type { Random } from './random.ts'

const list = (text: string) => text.split(',').map(word => word.trim())

const DUTCH =
  list(`Kerkstraat, Molenstraat, Stationsstraat, Schoolstraat, Lindelaan, Beukenlaan, Nieuwstraat, Hoogstraat, Kouterdreef, Meersstraat,
  Bosstraat, Veldstraat, Kasteeldreef, Bloemenlaan, Dorpsstraat, Kapelleweg, Leeuwerikstraat, Zavelstraat, Vijverlaan, Steenweg, Grotesteenweg,
  Brouwerijstraat, Weverstraat, Vlasmarkt, Koornmarkt, Begijnhofstraat, Gasthuisstraat, Zonnebloemlaan, Populierenlaan, Esdoornlaan, Berkenlaan,
  Spoorwegstraat, Wijngaardstraat, Achterstraat, Heidestraat, Watermolenstraat, Abdijstraat, Sint-Jansstraat, Sint-Annaplein, Hemelrijkstraat`)

const COASTAL =
  list(`Zeedijk, Zeelaan, Duinenlaan, Strandlaan, Meeuwenlaan, Vissersstraat, Koninklijke Baan, Leopoldlaan, Helmweg, Zandstraat,
  Golfstraat, Vuurtorenweg, Kustlaan, Albertplein, Havenstraat, Jachthavenlaan, Sterrenlaan`)

const FRENCH =
  list(`Rue de l’Église, Rue du Moulin, Rue de la Gare, Rue des Écoles, Avenue des Tilleuls, Avenue des Hêtres, Rue Neuve, Rue Haute,
  Drève du Château, Rue des Prés, Rue du Bois, Rue des Champs, Chemin de la Chapelle, Rue du Village, Rue des Alouettes, Rue de l’Étang,
  Chaussée romaine, Rue de la Brasserie, Rue des Tisserands, Place du Marché, Rue de l’Hôpital, Avenue des Peupliers, Clos des Érables,
  Rue de la Fontaine, Ruelle du Lavoir, Rue des Ardoisières, Chemin des Crêtes, Rue de la Forge, Rue Saint-Roch, Place Sainte-Anne, Rue de l’Ourthe`)

const GERMAN =
  list(`Kirchstraße, Mühlenweg, Bahnhofstraße, Schulstraße, Lindenallee, Neustraße, Bergstraße, Klosterstraße, Am Weiher, Hochstraße,
  Marktplatz, Malmedyer Straße, Wiesenbach, Am Kalvarienberg`)

/** Brussels streets have two names. */
const BRUSSELS: [string, string][] = [
  ['Louizalaan', 'Avenue Louise'],
  ['Lakenstraat', 'Rue de Laeken'],
  ['Elsensesteenweg', 'Chaussée d’Ixelles'],
  ['Zavelplein', 'Place du Sablon'],
  ['Molenstraat', 'Rue du Moulin'],
  ['Kastanjelaarslaan', 'Avenue des Marronniers'],
  ['Vogelzangstraat', 'Rue du Chant d’Oiseau'],
  ['Hallepoortlaan', 'Avenue de la Porte de Hal'],
  ['Vlaamsesteenweg', 'Rue de Flandre'],
  ['Meiboomstraat', 'Rue du Meyboom'],
  ['Wijnheuvelenstraat', 'Rue des Coteaux'],
  ['Zonnelaan', 'Avenue du Soleil'],
  ['Parkstraat', 'Rue du Parc'],
  ['Abdijstraat', 'Rue de l’Abbaye'],
]

const GERMAN_ZIPS = new Set(['4700', '4720', '4730', '4750', '4760', '4770', '4780'])

const COAST_ZIPS = new Set(['8300', '8370', '8420', '8400', '8450', '8430', '8620', '8670', '8660'])

export const isCoastal = (place: Municipality): boolean => COAST_ZIPS.has(place.zip)

const isGermanSpeaking = (place: Municipality): boolean => GERMAN_ZIPS.has(place.zip)

/** A street in the languages its municipality uses. */
export function streetIn(place: Municipality, random: Random): Localized {
  if (place.region === 'BRUSSELS') {
    const [nl, fr] = random.pick(BRUSSELS)
    return { nl, fr }
  }
  if (isGermanSpeaking(place)) return { de: random.pick(GERMAN) }
  if (place.region === 'WALLONIA') return { fr: random.pick(FRENCH) }
  return { nl: random.pick(isCoastal(place) && random.chance(0.7) ? COASTAL : DUTCH) }
}

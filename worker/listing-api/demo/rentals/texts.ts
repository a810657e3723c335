import { tableOf } from '../../../../shared/table.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { localized, type LocalizedText } from '../agencies/localized.ts'
import type { Random } from '../random.ts'
import type { RentalKind } from './kinds.ts'

interface RentalFacts {
  kind: RentalKind
  city: Record<Locale, string>
  persons: number
  bedrooms: number
  coastal: boolean
}

/** First line: kind and number of persons. */
const SHORT = localized(
  '{{name}} voor {{persons}} personen in {{city}}.',
  '{{name}} pour {{persons}} personnes à {{city}}.',
  '{{name}} for {{persons}} people in {{city}}.',
  '{{name}} für {{persons}} Personen in {{city}}.',
)

const COASTAL: LocalizedText[] = [
  localized(
    '{{a}} ligt op wandelafstand van het strand; bij goed zicht ziet u de schepen voorbijvaren.',
    '{{a}} se trouve à quelques pas de la plage ; par temps clair, on voit passer les bateaux.',
    '{{a}} is within walking distance of the beach; on a clear day you can watch the ships go by.',
    '{{a}} liegt nur wenige Gehminuten vom Strand; bei klarer Sicht sehen Sie die Schiffe vorbeiziehen.',
  ),
  localized(
    '{{a}} ligt achter de eerste duinenrij, in een rustige straat waar fietsers het voor het zeggen hebben.',
    '{{a}} se trouve derrière la première rangée de dunes, dans une rue calme où le vélo est roi.',
    '{{a}} lies behind the first row of dunes, in a quiet street where bicycles come first.',
    '{{a}} liegt hinter der ersten Dünenreihe in einer ruhigen Straße, in der Fahrräder Vorrang haben.',
  ),
  localized(
    '{{a}} kijkt uit over de dijk. Bakker, kusttram en trapkarretjes vindt u om de hoek.',
    '{{a}} donne sur la digue. Boulangerie, tram de la côte et cuistax sont au coin de la rue.',
    '{{a}} looks out over the promenade. The baker, the coastal tram and the pedal go-karts are around the corner.',
    '{{a}} blickt auf die Promenade. Bäcker, Küstentram und Tretmobile finden Sie um die Ecke.',
  ),
]

const HILLY: LocalizedText[] = [
  localized(
    '{{a}} ligt aan de rand van het bos; de wandelpaden vertrekken aan de voordeur.',
    '{{a}} se trouve à l’orée du bois ; les sentiers partent de la porte d’entrée.',
    '{{a}} stands at the edge of the forest; the footpaths start at the front door.',
    '{{a}} liegt am Waldrand; die Wanderwege beginnen vor der Haustür.',
  ),
  localized(
    '{{a}} ligt op een helling met zicht op de rivier. In de winter brandt de houtkachel.',
    '{{a}} est à flanc de coteau, avec vue sur la rivière. L’hiver, le poêle à bois ronronne.',
    '{{a}} sits on a slope overlooking the river. In winter the wood stove is lit.',
    '{{a}} liegt am Hang mit Blick auf den Fluss. Im Winter brennt der Holzofen.',
  ),
  localized(
    '{{a}} is opgetrokken in streekeigen steen en ligt aan een doodlopende weg tussen de weiden.',
    '{{a}} en pierre du pays se trouve au bout d’un chemin, entre les prés.',
    '{{a}} is built of local stone, at the end of a lane between the meadows.',
    '{{a}} ist aus heimischem Stein gebaut und liegt am Ende eines Weges zwischen den Wiesen.',
  ),
]

const ROOMS = localized(
  'Er zijn {{bedrooms}} slaapkamers, een leefruimte met open keuken en een badkamer met inloopdouche.',
  'On y trouve {{bedrooms}} chambres, un séjour avec cuisine ouverte et une salle de bains avec douche à l’italienne.',
  'There are {{bedrooms}} bedrooms, a living room with an open kitchen and a bathroom with a walk-in shower.',
  'Es gibt {{bedrooms}} Schlafzimmer, einen Wohnraum mit offener Küche und ein Bad mit bodengleicher Dusche.',
)
const ONE_ROOM = localized(
  'De leefruimte met kitchenette doet ook dienst als slaapplaats; het bed klapt weg in de kast.',
  'Le séjour avec kitchenette sert aussi de chambre ; le lit se replie dans l’armoire.',
  'The living room with kitchenette is also where you sleep; the bed folds away into the wall.',
  'Im Wohnraum mit Kitchenette wird auch geschlafen; das Bett verschwindet im Schrank.',
)
const ONE_BEDROOM = localized(
  'Er is één slaapkamer, een leefruimte met open keuken en een badkamer met inloopdouche.',
  'On y trouve une chambre, un séjour avec cuisine ouverte et une salle de bains avec douche à l’italienne.',
  'There is one bedroom, a living room with an open kitchen and a bathroom with a walk-in shower.',
  'Es gibt ein Schlafzimmer, einen Wohnraum mit offener Küche und ein Bad mit bodengleicher Dusche.',
)
const ARRIVAL = localized(
  'Aankomen kan vanaf 16 uur, vertrekken tot 10 uur. Bedlinnen en handdoeken brengt u zelf mee of huurt u bij ons.',
  'Arrivée à partir de 16 heures, départ jusqu’à 10 heures. Draps et serviettes : à apporter ou à louer chez nous.',
  'Arrive from 4 pm, leave by 10 am. Bring bed linen and towels, or rent them from us.',
  'Anreise ab 16 Uhr, Abreise bis 10 Uhr. Bettwäsche und Handtücher bringen Sie mit oder mieten sie bei uns.',
)

/** Its descriptions in the four languages: one line, and a few paragraphs. */
export function rentalTexts(
  told: RentalFacts,
  random: Random,
): { short: LocalizedText; long: LocalizedText } {
  const rooms = told.bedrooms === 0 ? ONE_ROOM : told.bedrooms === 1 ? ONE_BEDROOM : ROOMS
  const parts = [random.pick(told.coastal ? COASTAL : HILLY), rooms, ARRIVAL]
  return {
    short: everywhere(locale => fill(SHORT[locale], told, locale)),
    long: everywhere(locale => parts.map(part => fill(part[locale], told, locale)).join('\n\n')),
  }
}

const everywhere = (text: (locale: Locale) => string): LocalizedText => tableOf(LOCALES, text)

const fill = (
  text: string,
  { kind, city, persons, bedrooms }: RentalFacts,
  locale: Locale,
): string =>
  text
    .replace('{{name}}', kind.name[locale])
    .replace('{{a}}', kind.a[locale])
    .replace('{{city}}', city[locale])
    .replace('{{persons}}', String(persons))
    .replace('{{bedrooms}}', String(bedrooms))

import type { Office, Quote, Review } from '../../../../../shared/content/entity.ts'
import type { Person } from '../people.ts'
import { localized } from '../localized.ts'

export const PEOPLE: Person[] = [
  {
    first: 'Aurélie',
    hair: 'long',
    last: 'Fagnoul',
    role: localized(
      'Zaakvoerder en makelaar',
      'Gérante et agente immobilière',
      'Managing partner and agent',
      'Geschäftsführerin und Maklerin',
    ),
    biv: '999.301',
    text: localized(
      'Opgegroeid in een stenen hoeve; ziet aan een dak hoe oud het is.',
      'A grandi dans une ferme en pierre ; lit l’âge d’une maison à son toit.',
      'Grew up in a stone farmhouse; reads the age of a house from its roof.',
      'In einem Bruchsteinhof aufgewachsen; liest das Alter eines Hauses am Dach.',
    ),
  },
  {
    first: 'Thibaut',
    hair: 'bearded',
    last: 'Delacroisée',
    role: localized('Makelaar Ardennen', 'Agent, Ardenne', 'Agent, Ardennes', 'Makler, Ardennen'),
    biv: '999.302',
    text: localized(
      'Kent de weg, ook als er sneeuw ligt.',
      'Connaît le chemin, même sous la neige.',
      'Knows the way, even under snow.',
      'Kennt den Weg, auch bei Schnee.',
    ),
  },
  {
    first: 'Imane',
    hair: 'bun',
    last: 'Benslimane',
    role: localized(
      'Makelaar Brussel',
      'Agente, Bruxelles',
      'Agent, Brussels',
      'Maklerin, Brüssel',
    ),
    biv: '999.303',
    text: localized(
      'Negentien gemeenten, drie talen, één agenda.',
      'Dix-neuf communes, trois langues, un agenda.',
      'Nineteen municipalities, three languages, one diary.',
      'Neunzehn Gemeinden, drei Sprachen, ein Kalender.',
    ),
  },
  {
    first: 'Benoît',
    hair: 'short',
    last: 'Charlier-Roche',
    role: localized('Schatter', 'Expert immobilier', 'Valuer', 'Sachverständiger'),
    biv: '999.304',
    text: localized(
      'Klopt op muren en luistert.',
      'Frappe sur les murs et écoute.',
      'Knocks on walls and listens.',
      'Klopft an Wände und hört zu.',
    ),
  },
  {
    first: 'Greta',
    hair: 'bob',
    last: 'Hohenvenn',
    role: localized(
      'Makelaar Oostkantons',
      'Agente, Cantons de l’Est',
      'Agent, East Cantons',
      'Maklerin, Ostkantone',
    ),
    biv: '999.305',
    text: localized(
      'Van Kelmis tot Sankt Vith, in het Duits en het Frans.',
      'De La Calamine à Saint-Vith, en allemand et en français.',
      'From Kelmis to Sankt Vith, in German and French.',
      'Von Kelmis bis Sankt Vith, auf Deutsch und Französisch.',
    ),
  },
  {
    first: 'Maxence',
    hair: 'short',
    last: 'Duroy',
    role: localized(
      'Openbare verkopen',
      'Ventes publiques',
      'Public auctions',
      'Öffentliche Versteigerungen',
    ),
    text: localized(
      'Legt uit wat een instelprijs is en wat er nog bij komt.',
      'Explique ce qu’est une mise à prix et ce qui s’y ajoute.',
      'Explains what a starting price is and what comes on top.',
      'Erklärt, was ein Startpreis ist und was dazukommt.',
    ),
  },
  {
    first: 'Odile',
    hair: 'bun',
    last: 'Vanderbruyère',
    role: localized('Dossiers', 'Dossiers', 'Files', 'Akten'),
    text: localized(
      'Geen compromis vertrekt zonder haar leesbril.',
      'Aucun compromis ne part sans ses lunettes.',
      'No contract leaves without her reading glasses.',
      'Kein Vertrag geht ohne ihre Lesebrille hinaus.',
    ),
  },
]

const WEEK = localized(
  'Maandag tot vrijdag: 9 tot 17.30 uur',
  'Du lundi au vendredi : 9 h à 17 h 30',
  'Monday to Friday: 9 am to 5.30 pm',
  'Montag bis Freitag: 9 bis 17.30 Uhr',
)
const SATURDAY = localized(
  'Zaterdag op afspraak',
  'Samedi sur rendez-vous',
  'Saturday by appointment',
  'Samstag nach Vereinbarung',
)

export const OFFICES: Omit<Office, 'picture'>[] = [
  {
    id: 1,
    name: 'Haute Ardoise Durbuy',
    street: 'Rue de l’Ourthe',
    number: '9',
    zip: '6940',
    city: localized('Durbuy', 'Durbuy', 'Durbuy', 'Durbuy'),
    phone: '+32 86 00 03 10',
    email: 'durbuy@hauteardoise.example',
    geoLocation: { lat: 50.3529, lon: 5.4563 },
    hours: [WEEK, SATURDAY],
  },
  {
    id: 2,
    name: 'Haute Ardoise Bruxelles',
    street: 'Rue de Flandre',
    number: '102',
    zip: '1000',
    city: localized('Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
    phone: '+32 2 000 03 20',
    email: 'bruxelles@hauteardoise.example',
    geoLocation: { lat: 50.8531, lon: 4.3452 },
    hours: [WEEK, SATURDAY],
  },
  {
    id: 3,
    name: 'Haute Ardoise Eupen',
    street: 'Klosterstraße',
    number: '21',
    zip: '4700',
    city: localized('Eupen', 'Eupen', 'Eupen', 'Eupen'),
    phone: '+32 87 00 03 30',
    email: 'eupen@hauteardoise.example',
    geoLocation: { lat: 50.628, lon: 6.0367 },
    hours: [WEEK],
  },
]

export const REVIEWS: Review[] = [
  {
    id: 1,
    author: 'Famille G., Durbuy',
    score: 5,
    date: '2026-10-08',
    source: null,
    text: localized(
      'Thibaut kwam drie keer terug voor de foto’s: hij wachtte op de zon. Het loonde.',
      'Thibaut est revenu trois fois : il attendait le soleil. Cela valait la peine.',
      'Thibaut came back three times: he was waiting for the sun. It paid off.',
      'Thibaut kam dreimal wieder: Er wartete auf die Sonne. Es hat sich gelohnt.',
    ),
  },
  {
    id: 2,
    author: 'Nadia K., Schaerbeek',
    score: 5,
    date: '2026-09-22',
    source: null,
    text: localized(
      'Alles stond op de fiche: huur, kosten, meters. Eindelijk.',
      'Tout était sur la fiche : loyer, charges, compteurs. Enfin.',
      'Everything was on the sheet: rent, charges, meters. At last.',
      'Alles stand auf dem Blatt: Miete, Nebenkosten, Zähler. Endlich.',
    ),
  },
  {
    id: 3,
    author: 'Herr und Frau L., Eupen',
    score: 5,
    date: '2026-09-01',
    source: null,
    text: localized(
      'Het verkoopdossier in twee talen, zonder één fout.',
      'Le dossier de vente en deux langues, sans une faute.',
      'The sales file in two languages, without a single mistake.',
      'Die Verkaufsakte in zwei Sprachen, ohne einen Fehler.',
    ),
  },
  {
    id: 4,
    author: 'Pascal M.',
    score: 4,
    date: '2026-08-14',
    source: null,
    text: localized(
      'Vond vrij snel een koper voor een moeilijke hoeve. Regelmatig nieuws.',
      'A trouvé assez vite un acquéreur pour une ferme difficile. Des nouvelles régulières.',
      'Found a buyer for a difficult farmhouse quite quickly. Regular news.',
      'Fand recht schnell einen Käufer für einen schwierigen Hof. Regelmäßige Nachrichten.',
    ),
  },
  {
    id: 5,
    author: 'Els en Geert, Mechelen',
    score: 5,
    date: '2026-07-27',
    source: null,
    text: localized(
      'Ons chalet in La Roche: bezichtigd in de regen, gekocht in de zon.',
      'Notre chalet à La Roche : visité sous la pluie, acheté au soleil.',
      'Our chalet in La Roche: viewed in the rain, bought in the sun.',
      'Unser Chalet in La Roche: im Regen besichtigt, in der Sonne gekauft.',
    ),
  },
  {
    id: 6,
    author: 'Sabine D., Namur',
    score: 4,
    date: '2026-06-19',
    source: null,
    text: localized(
      'De schatting was streng, maar goed onderbouwd.',
      'L’estimation était sévère, mais bien étayée.',
      'The valuation was strict but well founded.',
      'Die Schätzung war streng, aber gut begründet.',
    ),
  },
  {
    id: 7,
    author: 'Olivier T.',
    score: 5,
    date: '2026-05-30',
    source: null,
    text: localized(
      'Bij de openbare verkoop wist ik vooraf wat ik met kosten erbij zou betalen.',
      'Pour la vente publique, je savais d’avance ce que je paierais, frais compris.',
      'At the auction I knew beforehand what I would pay, costs included.',
      'Beim öffentlichen Verkauf wusste ich vorher, was ich samt Kosten zahlen würde.',
    ),
  },
  {
    id: 8,
    author: 'Joy A., Ixelles',
    score: 5,
    date: '2026-05-02',
    source: null,
    text: localized(
      'Imane antwoordde in het Engels, binnen het uur.',
      'Imane m’a répondu en anglais, dans l’heure.',
      'Imane replied in English, within the hour.',
      'Imane antwortete auf Englisch, binnen einer Stunde.',
    ),
  },
]

export const QUOTES: Quote[] = [
  {
    id: 1,
    author: 'Aurélie Fagnoul',
    text: localized(
      'Steen onthoudt wie er zorg voor draagt.',
      'La pierre se souvient de qui en prend soin.',
      'Stone remembers who takes care of it.',
      'Stein merkt sich, wer ihn pflegt.',
    ),
  },
  {
    id: 2,
    author: 'Benoît Charlier-Roche',
    text: localized(
      'Een goed dak is al een halve verkoop.',
      'Un bon toit, c’est déjà une demi-vente.',
      'A good roof is half a sale.',
      'Ein gutes Dach ist der halbe Verkauf.',
    ),
  },
  {
    id: 3,
    author: 'Greta Hohenvenn',
    text: localized(
      'Het beste zicht is dat wat niemand dichtbouwt.',
      'La plus belle vue est celle que personne ne bouchera.',
      'The best view is the one nobody will build on.',
      'Die beste Aussicht ist die, die niemand verbaut.',
    ),
  },
]

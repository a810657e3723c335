import type { Office, Quote, Review } from '../../../../../shared/content/entity.ts'
import { localized } from '../localized.ts'
import type { Person } from '../people.ts'

const negotiator = localized(
  'Vastgoedmakelaar',
  'Agente immobilière',
  'Estate agent',
  'Immobilienmaklerin',
)

export const PEOPLE: Person[] = [
  {
    first: 'Marthe',
    hair: 'bob',
    last: 'Van den Linde',
    role: localized(
      'Zaakvoerder en makelaar',
      'Gérante et agente immobilière',
      'Managing partner and agent',
      'Geschäftsführerin und Maklerin',
    ),
    biv: '999.101',
    text: localized(
      'Kent elk huis tussen Leie en Schelde, en de meeste honden.',
      'Connaît chaque maison entre la Lys et l’Escaut, et la plupart des chiens.',
      'Knows every house between Leie and Scheldt, and most of the dogs.',
      'Kennt jedes Haus zwischen Leie und Schelde, und die meisten Hunde.',
    ),
  },
  {
    first: 'Joris',
    hair: 'bearded',
    last: 'Kouterman',
    role: localized(
      'Makelaar verkoop',
      'Agent immobilier, ventes',
      'Agent, sales',
      'Makler, Verkauf',
    ),
    biv: '999.102',
    text: localized(
      'Architect van opleiding: hij ziet wat er met een muur kan.',
      'Architecte de formation : il voit ce qu’un mur permet.',
      'An architect by training: he sees what can be done with a wall.',
      'Gelernter Architekt: Er sieht, was mit einer Wand möglich ist.',
    ),
  },
  {
    first: 'Noor',
    hair: 'long',
    last: 'Vlaswever',
    role: negotiator,
    biv: '999.103',
    text: localized(
      'Doet de verhuur in Gent en beantwoordt elke mail dezelfde dag.',
      'S’occupe des locations à Gand et répond à chaque e-mail le jour même.',
      'Handles lettings in Ghent and answers every email the same day.',
      'Zuständig für Vermietung in Gent; beantwortet jede Mail am selben Tag.',
    ),
  },
  {
    first: 'Bram',
    hair: 'short',
    last: 'Steenhouwer',
    role: localized('Schatter', 'Expert immobilier', 'Valuer', 'Sachverständiger'),
    biv: '999.104',
    text: localized(
      'Schat met een meetlint en een koel hoofd.',
      'Estime avec un mètre et la tête froide.',
      'Values with a tape measure and a cool head.',
      'Schätzt mit Maßband und kühlem Kopf.',
    ),
  },
  {
    first: 'Yasmine',
    hair: 'bun',
    last: 'El Wardi',
    role: localized(
      'Projecten en nieuwbouw',
      'Projets neufs',
      'New developments',
      'Neubauprojekte',
    ),
    biv: '999.105',
    text: localized(
      'Begeleidt kopers van plan tot sleutel.',
      'Accompagne les acquéreurs du plan à la clé.',
      'Guides buyers from plan to key.',
      'Begleitet Käufer vom Plan bis zum Schlüssel.',
    ),
  },
  {
    first: 'Wout',
    hair: 'bearded',
    last: 'De Meersman',
    role: localized(
      'Medewerker verkoop',
      'Collaborateur ventes',
      'Sales assistant',
      'Mitarbeiter im Verkauf',
    ),
    text: localized(
      'Fietst naar elk bezoek, ook in november.',
      'Se rend à vélo à chaque visite, même en novembre.',
      'Cycles to every viewing, November included.',
      'Fährt zu jeder Besichtigung mit dem Rad, auch im November.',
    ),
  },
  {
    first: 'Elke',
    hair: 'bob',
    last: 'Zavel',
    role: localized(
      'Administratie en dossiers',
      'Administration et dossiers',
      'Administration and files',
      'Verwaltung und Akten',
    ),
    text: localized(
      'Vraagt de attesten op voordat u eraan denkt.',
      'Demande les certificats avant que vous n’y pensiez.',
      'Requests the certificates before you think of them.',
      'Fordert die Bescheinigungen an, bevor Sie daran denken.',
    ),
  },
  {
    first: 'Simon',
    hair: 'short',
    last: 'Appelmans',
    role: localized(
      'Verhuur en beheer',
      'Location et gestion',
      'Lettings and management',
      'Vermietung und Verwaltung',
    ),
    text: localized(
      'Houdt gebouwen en buren in goede verstandhouding.',
      'Entretient les immeubles et les bons rapports de voisinage.',
      'Keeps buildings and neighbours on good terms.',
      'Hält Häuser und Nachbarn in gutem Einvernehmen.',
    ),
  },
]

const DAY = {
  nl: 'Maandag tot vrijdag: 9 tot 18 uur',
  fr: 'Du lundi au vendredi : de 9 h à 18 h',
  en: 'Monday to Friday: 9 am to 6 pm',
  de: 'Montag bis Freitag: 9 bis 18 Uhr',
}
const SATURDAY = {
  nl: 'Zaterdag: 10 tot 13 uur',
  fr: 'Samedi : de 10 h à 13 h',
  en: 'Saturday: 10 am to 1 pm',
  de: 'Samstag: 10 bis 13 Uhr',
}

export const OFFICES: Omit<Office, 'picture'>[] = [
  {
    id: 1,
    name: 'Leie & Linde Gent',
    street: 'Lindelei',
    number: '12',
    zip: '9000',
    city: localized('Gent', 'Gand', 'Ghent', 'Gent'),
    phone: '+32 9 000 01 10',
    email: 'gent@leielinde.example',
    geoLocation: { lat: 51.0536, lon: 3.7193 },
    hours: [DAY, SATURDAY],
  },
  {
    id: 2,
    name: 'Leie & Linde Deinze',
    street: 'Vlasmarkt',
    number: '3',
    zip: '9800',
    city: localized('Deinze', 'Deinze', 'Deinze', 'Deinze'),
    phone: '+32 9 000 01 20',
    email: 'deinze@leielinde.example',
    geoLocation: { lat: 50.9822, lon: 3.5304 },
    hours: [DAY, SATURDAY],
  },
  {
    id: 3,
    name: 'Leie & Linde Oudenaarde',
    street: 'Scheldekaai',
    number: '45',
    zip: '9700',
    city: localized('Oudenaarde', 'Audenarde', 'Oudenaarde', 'Oudenaarde'),
    phone: '+32 55 00 01 30',
    email: 'oudenaarde@leielinde.example',
    geoLocation: { lat: 50.8441, lon: 3.6053 },
    hours: [DAY],
  },
]

export const REVIEWS: Review[] = [
  {
    id: 1,
    author: 'Familie V., Deinze',
    score: 5,
    date: '2026-10-12',
    source: null,
    text: localized(
      'Onze woning stond er twee weken op. Duidelijke uitleg, geen gedoe en op het einde een fles van eigen appelsap.',
      'Notre maison est partie en deux semaines. Des explications claires, sans chichis, et une bouteille de jus de pomme à la fin.',
      'Our house was gone in two weeks. Clear explanations, no fuss and a bottle of home-made apple juice at the end.',
      'Unser Haus war in zwei Wochen verkauft. Klare Auskünfte, kein Theater und am Ende eine Flasche eigener Apfelsaft.',
    ),
  },
  {
    id: 2,
    author: 'Hanne D.',
    score: 5,
    date: '2026-09-28',
    source: null,
    text: localized(
      'Noor vond een appartement dat wij zelf waren voorbijgelopen. Alle papieren lagen klaar bij het eerste bezoek.',
      'Noor a trouvé un appartement devant lequel nous étions passés sans le voir. Tous les papiers étaient prêts dès la première visite.',
      'Noor found an apartment we had walked past ourselves. All papers were ready at the first viewing.',
      'Noor fand eine Wohnung, an der wir selbst vorbeigelaufen waren. Alle Unterlagen lagen schon beim ersten Termin bereit.',
    ),
  },
  {
    id: 3,
    author: 'Koen en Ria',
    score: 4,
    date: '2026-09-03',
    source: null,
    text: localized(
      'Eerlijke schatting, lager dan gehoopt, en precies wat het uiteindelijk werd.',
      'Une estimation honnête, plus basse qu’espéré, et exactement le prix final.',
      'An honest valuation, lower than hoped, and exactly what it turned out to be.',
      'Eine ehrliche Schätzung, niedriger als erhofft, und genau das, was es am Ende wurde.',
    ),
  },
  {
    id: 4,
    author: 'Lotte M., Gent',
    score: 5,
    date: '2026-08-19',
    source: null,
    text: localized(
      'Ze nemen de telefoon op. Dat alleen al.',
      'Ils décrochent le téléphone. Rien que cela.',
      'They pick up the telephone. That alone.',
      'Sie gehen ans Telefon. Allein das schon.',
    ),
  },
  {
    id: 5,
    author: 'Pieter-Jan B.',
    score: 5,
    date: '2026-07-02',
    source: null,
    text: localized(
      'Bij de nieuwbouw kregen we van maand tot maand te horen hoe ver het stond. De sleutel kwam op de beloofde dag.',
      'Pour notre appartement neuf, nous avons été tenus au courant mois après mois. La clé est arrivée le jour promis.',
      'With our new-build we heard month by month how far it was. The key came on the promised day.',
      'Beim Neubau hörten wir Monat für Monat, wie weit es war. Der Schlüssel kam am versprochenen Tag.',
    ),
  },
  {
    id: 6,
    author: 'Mevrouw T., Oudenaarde',
    score: 4,
    date: '2026-06-15',
    source: null,
    text: localized(
      'Bram legde uit waarom het dak belangrijker is dan de keuken. Hij had gelijk.',
      'Bram a expliqué pourquoi le toit compte plus que la cuisine. Il avait raison.',
      'Bram explained why the roof matters more than the kitchen. He was right.',
      'Bram erklärte, warum das Dach wichtiger ist als die Küche. Er hatte recht.',
    ),
  },
  {
    id: 7,
    author: 'Amir S.',
    score: 5,
    date: '2026-05-21',
    source: null,
    text: localized(
      'Als huurder voel je je zelden welkom. Hier wel: bezoek op volgorde, antwoord binnen de dag.',
      'Comme locataire, on se sent rarement bienvenu. Ici oui : visites dans l’ordre, réponse dans la journée.',
      'As a tenant you rarely feel welcome. Here you do: viewings in order, an answer within the day.',
      'Als Mieter fühlt man sich selten willkommen. Hier schon: Besichtigung der Reihe nach, Antwort am selben Tag.',
    ),
  },
  {
    id: 8,
    author: 'Griet en Tom',
    score: 5,
    date: '2026-04-09',
    source: null,
    text: localized(
      'Drie huizen gekocht en verkocht in twintig jaar, altijd met Marthe. Dat zegt genoeg.',
      'Trois maisons achetées et vendues en vingt ans, toujours avec Marthe. Tout est dit.',
      'Three houses bought and sold in twenty years, always with Marthe. Enough said.',
      'Drei Häuser in zwanzig Jahren gekauft und verkauft, immer mit Marthe. Das sagt genug.',
    ),
  },
  {
    id: 9,
    author: 'Dries W.',
    score: 3,
    date: '2026-03-30',
    source: null,
    text: localized(
      'Goed begeleid, al duurde het EPC langer dan gezegd.',
      'Bon suivi, même si le PEB a pris plus de temps que prévu.',
      'Well looked after, though the energy certificate took longer than we were told.',
      'Gut betreut, auch wenn der Energieausweis länger dauerte als angekündigt.',
    ),
  },
]

export const QUOTES: Quote[] = [
  {
    id: 1,
    author: 'Marthe Van den Linde',
    text: localized(
      'Een huis verkoop je maar één keer. Dan mag het ook goed zijn.',
      'On ne vend une maison qu’une fois. Autant que ce soit bien fait.',
      'You sell a house only once. So let it be done well.',
      'Ein Haus verkauft man nur einmal. Dann soll es auch gut sein.',
    ),
  },
  {
    id: 2,
    author: 'Joris Kouterman',
    text: localized(
      'Kijk eerst naar het licht, dan naar de keuken.',
      'Regardez d’abord la lumière, puis la cuisine.',
      'Look at the light first, then at the kitchen.',
      'Erst auf das Licht schauen, dann auf die Küche.',
    ),
  },
]

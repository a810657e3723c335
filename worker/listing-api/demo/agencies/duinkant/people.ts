import type { Office, Quote, Review } from '../../../../../shared/content/entity.ts'
import type { Person } from '../people.ts'
import { localized } from '../localized.ts'

export const PEOPLE: Person[] = [
  {
    first: 'Anouk',
    hair: 'long',
    last: 'Zeeman',
    role: localized(
      'Zaakvoerder en makelaar',
      'Gérante et agente immobilière',
      'Managing partner and agent',
      'Geschäftsführerin und Maklerin',
    ),
    biv: '999.201',
    text: localized(
      'Geboren boven een viswinkel, weet welke gevels tegen zout kunnen.',
      'Née au-dessus d’une poissonnerie, elle sait quelles façades résistent au sel.',
      'Born above a fishmonger’s; knows which fronts can stand salt.',
      'Über einem Fischladen geboren; weiß, welche Fassaden Salz vertragen.',
    ),
  },
  {
    first: 'Lander',
    hair: 'short',
    last: 'Duyvendak',
    role: localized(
      'Makelaar oostkust',
      'Agent, côte est',
      'Agent, east coast',
      'Makler, Ostküste',
    ),
    biv: '999.202',
    text: localized(
      'Van Zeebrugge tot het Zwin, en elke dag op tijd voor het tij.',
      'De Zeebruges au Zwin, et chaque jour à l’heure de la marée.',
      'From Zeebrugge to the Zwin, and on time for the tide each day.',
      'Von Zeebrugge bis zum Zwin, jeden Tag pünktlich zur Flut.',
    ),
  },
  {
    first: 'Céline',
    hair: 'bob',
    last: 'Marquenterre',
    role: localized(
      'Makelaar westkust',
      'Agente, côte ouest',
      'Agent, west coast',
      'Maklerin, Westküste',
    ),
    biv: '999.203',
    text: localized(
      'Spreekt vier talen en kent elke syndicus bij de voornaam.',
      'Parle quatre langues et connaît chaque syndic par son prénom.',
      'Speaks four languages and is on first-name terms with every building manager.',
      'Spricht vier Sprachen und duzt jeden Hausverwalter.',
    ),
  },
  {
    first: 'Tibo',
    hair: 'bearded',
    last: 'Garnaal',
    role: localized(
      'Vakantieverhuur',
      'Locations de vacances',
      'Holiday rentals',
      'Ferienvermietung',
    ),
    text: localized(
      'Legt de lakens klaar en de sleutel onder geen enkele mat.',
      'Prépare les draps et ne cache aucune clé sous le paillasson.',
      'Lays out the linen and hides no key under any mat.',
      'Legt die Bettwäsche bereit und keinen Schlüssel unter die Matte.',
    ),
  },
  {
    first: 'Mieke',
    hair: 'bun',
    last: 'Strandman',
    role: localized(
      'Vakantieverhuur',
      'Locations de vacances',
      'Holiday rentals',
      'Ferienvermietung',
    ),
    text: localized(
      'Weet welk appartement de ochtendzon heeft.',
      'Sait quel appartement a le soleil du matin.',
      'Knows which apartment gets the morning sun.',
      'Weiß, welche Wohnung Morgensonne hat.',
    ),
  },
  {
    first: 'Jef',
    hair: 'short',
    last: 'Van der Pier',
    role: localized('Schatter', 'Expert immobilier', 'Valuer', 'Sachverständiger'),
    biv: '999.204',
    text: localized(
      'Rekent met zeezicht, maar ook met betonrot.',
      'Compte avec la vue sur mer, mais aussi avec la carbonatation du béton.',
      'Reckons with the sea view, and with concrete rot as well.',
      'Rechnet mit Meerblick, aber auch mit Betonschäden.',
    ),
  },
]

const WEEK = localized(
  'Maandag tot zaterdag: 10 tot 18 uur',
  'Du lundi au samedi : de 10 h à 18 h',
  'Monday to Saturday: 10 am to 6 pm',
  'Montag bis Samstag: 10 bis 18 Uhr',
)
const SUNDAY = localized(
  'Zondag: 10 tot 13 uur',
  'Dimanche : de 10 h à 13 h',
  'Sunday: 10 am to 1 pm',
  'Sonntag: 10 bis 13 Uhr',
)

export const OFFICES: Omit<Office, 'picture'>[] = [
  {
    id: 1,
    name: 'Duinkant Koksijde',
    street: 'Zeelaan',
    number: '77',
    zip: '8670',
    city: localized('Koksijde', 'Coxyde', 'Koksijde', 'Koksijde'),
    phone: '+32 58 00 02 10',
    email: 'koksijde@duinkant.example',
    geoLocation: { lat: 51.1139, lon: 2.6373 },
    hours: [WEEK, SUNDAY],
  },
  {
    id: 2,
    name: 'Duinkant Knokke-Heist',
    street: 'Kustlaan',
    number: '140',
    zip: '8300',
    city: localized('Knokke-Heist', 'Knokke-Heist', 'Knokke-Heist', 'Knokke-Heist'),
    phone: '+32 50 00 02 20',
    email: 'knokke@duinkant.example',
    geoLocation: { lat: 51.3488, lon: 3.2869 },
    hours: [WEEK, SUNDAY],
  },
]

export const REVIEWS: Review[] = [
  {
    id: 1,
    author: 'Familie H., Aalst',
    score: 5,
    date: '2026-10-04',
    source: null,
    text: localized(
      'We wilden zeezicht én een lift die werkt. Het werd allebei.',
      'Nous voulions la vue sur mer et un ascenseur qui fonctionne. Nous avons les deux.',
      'We wanted a sea view and a lift that works. We got both.',
      'Wir wollten Meerblick und einen funktionierenden Aufzug. Es wurde beides.',
    ),
  },
  {
    id: 2,
    author: 'Martine L.',
    score: 5,
    date: '2026-09-15',
    source: null,
    text: localized(
      'Céline las alle verslagen van de mede-eigendom na voor wij tekenden. Goud waard.',
      'Céline a relu tous les procès-verbaux de copropriété avant notre signature. Précieux.',
      'Céline read all the minutes of the co-owners before we signed. Worth gold.',
      'Céline las vor unserer Unterschrift alle Protokolle der Eigentümer. Gold wert.',
    ),
  },
  {
    id: 3,
    author: 'Jürgen und Petra',
    score: 5,
    date: '2026-08-30',
    source: null,
    text: localized(
      'Elk jaar een week De Haan. Het huisje is altijd proper en de fietsen staan klaar.',
      'Chaque année une semaine au Coq. La maison est toujours impeccable et les vélos nous attendent.',
      'A week in De Haan every year. The house is always clean and the bicycles stand ready.',
      'Jedes Jahr eine Woche De Haan. Das Häuschen ist immer sauber und die Räder stehen bereit.',
    ),
  },
  {
    id: 4,
    author: 'Wim C.',
    score: 4,
    date: '2026-08-11',
    source: null,
    text: localized(
      'Verkocht in de winter, tegen een zomerprijs.',
      'Vendu en hiver, au prix de l’été.',
      'Sold in winter, at a summer price.',
      'Im Winter verkauft, zum Sommerpreis.',
    ),
  },
  {
    id: 5,
    author: 'Sofie en Ali',
    score: 5,
    date: '2026-07-18',
    source: null,
    text: localized(
      'Tibo belde zelf op toen de waterverwarmer het begaf. Binnen twee uur was het hersteld.',
      'Tibo nous a appelés lui-même quand le chauffe-eau a lâché. Réparé en deux heures.',
      'Tibo rang us himself when the water heater gave up. Mended within two hours.',
      'Tibo rief selbst an, als der Boiler ausfiel. Nach zwei Stunden lief er wieder.',
    ),
  },
  {
    id: 6,
    author: 'Bernadette V.',
    score: 4,
    date: '2026-06-06',
    source: null,
    text: localized(
      'Rustige mensen, geen verkooppraatjes.',
      'Des gens posés, sans baratin.',
      'Calm people, no sales talk.',
      'Ruhige Leute, kein Verkaufsgerede.',
    ),
  },
  {
    id: 7,
    author: 'Alain D., Lille',
    score: 5,
    date: '2026-05-12',
    source: null,
    text: localized(
      'Het hele dossier in het Frans, tot en met de basisakte.',
      'Tout le dossier en français, jusqu’à l’acte de base.',
      'The whole file in French, down to the deed of division.',
      'Die ganze Akte auf Französisch, bis hin zur Teilungserklärung.',
    ),
  },
  {
    id: 8,
    author: 'Kaat R.',
    score: 5,
    date: '2026-04-27',
    source: null,
    text: localized(
      'Onze studio brengt meer op dan we dachten, en we horen er niets van. Zo hoort het.',
      'Notre studio rapporte plus que prévu, et nous n’en entendons jamais parler. Parfait.',
      'Our studio earns more than we thought and we never hear of it. As it should be.',
      'Unser Studio bringt mehr ein als gedacht, und wir hören nichts davon. So soll es sein.',
    ),
  },
]

export const QUOTES: Quote[] = [
  {
    id: 1,
    author: 'Anouk Zeeman',
    text: localized(
      'Aan zee koop je geen muren, je koopt uren.',
      'À la mer, on n’achète pas des murs, on achète des heures.',
      'At the seaside you do not buy walls, you buy hours.',
      'Am Meer kauft man keine Mauern, man kauft Stunden.',
    ),
  },
]

import type { Page } from '../../../../../shared/content/page.ts'
import { imageOf } from '../../assets.ts'
import { CAST } from '../../cast.ts'
import type { AssetSeed } from '../../../db/site-seed.ts'
import { termsPage } from '../legal.ts'
import {
  listingPage,
  plainPage,
  projectNode,
  rentNode,
  saleNode,
  soldNode,
} from '../page-builders.ts'
import { paragraphs, URLS, localized } from '../localized.ts'
import { searchTabs } from '../menus.ts'
import { DUINKANT } from './record.ts'

const HERO_ALT = localized(
  'Illustratie: strand, duinen en dijk in ochtendlicht',
  'Illustration : plage, dunes et digue dans la lumière du matin',
  'Illustration: beach, dunes and promenade in morning light',
  'Illustration: Strand, Dünen und Strandpromenade im Morgenlicht',
)
const HOUSE_ALT = localized(
  'Illustratie: witte villa in de duinen',
  'Illustration : villa blanche dans les dunes',
  'Illustration: white villa in the dunes',
  'Illustration: weiße Villa in den Dünen',
)
const VALUATION = {
  label: localized(
    'Laat uw appartement schatten',
    'Faire estimer votre appartement',
    'Have your apartment valued',
    'Wohnung schätzen lassen',
  ),
  page: URLS.contact,
  query: 'source=estimate',
}

export function duinkantPages(hero: AssetSeed, house: AssetSeed): Page[] {
  return [
    home(hero),
    listingPage({
      id: 202,
      name: 'sale',
      node: saleNode('main'),
      title: localized(
        'Te koop aan zee',
        'À vendre à la mer',
        'For sale by the sea',
        'Zu verkaufen am Meer',
      ),
      description: localized(
        'Van Knokke tot De Panne: appartementen, villa’s en vissershuisjes.',
        'De Knokke à La Panne : appartements, villas et maisons de pêcheurs.',
        'From Knokke to De Panne: apartments, villas and fishermen’s houses.',
        'Von Knokke bis De Panne: Wohnungen, Villen und Fischerhäuser.',
      ),
      html: paragraphs(
        localized(
          'Een tweede verblijf kopen betekent ook gemeenschappelijke kosten, een reservefonds en een belasting op tweede verblijven. Wij geven u die cijfers voor u biedt.',
          'Acheter une seconde résidence, c’est aussi des charges communes, un fonds de réserve et une taxe. Nous vous donnons ces chiffres avant que vous fassiez offre.',
          'Buying a second home also means shared costs, a reserve fund and a tax on second homes. We give you those figures before you make an offer.',
          'Eine Zweitwohnung bedeutet auch Gemeinschaftskosten, Rücklagen und eine Zweitwohnungssteuer. Wir nennen Ihnen diese Zahlen, bevor Sie bieten.',
        ),
      ),
    }),
    listingPage({
      id: 203,
      name: 'rent',
      node: { ...rentNode('main'), groupOptions: { groupBy: 'CITY' } },
      title: localized(
        'Het hele jaar te huur',
        'À louer à l’année',
        'To rent all year round',
        'Ganzjährig zu vermieten',
      ),
      description: localized(
        'Wonen aan zee, twaalf maanden per jaar.',
        'Vivre à la mer, douze mois par an.',
        'Living by the sea, twelve months a year.',
        'Wohnen am Meer, zwölf Monate im Jahr.',
      ),
    }),
    listingPage({
      id: 204,
      name: 'projects',
      node: projectNode,
      title: localized(
        'Nieuw aan de dijk',
        'Du neuf sur la digue',
        'New on the promenade',
        'Neu an der Promenade',
      ),
      description: localized(
        'Projecten met zee, duin of polder voor de deur.',
        'Des projets face à la mer, aux dunes ou aux polders.',
        'Developments with sea, dune or polder at the door.',
        'Projekte mit Meer, Düne oder Polder vor der Tür.',
      ),
    }),
    listingPage({
      id: 205,
      name: 'sold',
      node: soldNode('main'),
      title: localized('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
      description: localized(
        'Adressen die een nieuwe bewoner vonden.',
        'Des adresses qui ont trouvé leur nouvel occupant.',
        'Addresses that found a new owner.',
        'Adressen, die neue Bewohner gefunden haben.',
      ),
    }),
    estimate(house),
    about(house),
    contact(),
    termsPage(DUINKANT.agency, 210),
  ]
}

const home = (hero: AssetSeed): Page =>
  plainPage({
    id: 201,
    name: 'home',
    role: 'home',
    title: localized(
      'Duinkant, vastgoed en vakantie aan zee',
      'Duinkant, immobilier et vacances à la mer',
      'Duinkant, property and holidays by the sea',
      'Duinkant, Immobilien und Ferien am Meer',
    ),
    description: localized(
      'Appartementen, villa’s en vakantiewoningen langs de hele Belgische kust.',
      'Appartements, villas et locations de vacances sur toute la côte belge.',
      'Apartments, villas and holiday homes along the whole Belgian coast.',
      'Wohnungen, Villen und Ferienhäuser an der ganzen belgischen Küste.',
    ),
    sections: [
      {
        id: 'hero',
        type: 'callToAction',
        picture: imageOf(hero, HERO_ALT),
        title: localized(
          'Zevenenzestig kilometer zee, één sleutel',
          'Soixante-sept kilomètres de mer, une seule clé',
          'Sixty-seven kilometres of sea, one key',
          'Siebenundsechzig Kilometer Meer, ein Schlüssel',
        ),
        text: localized(
          'Kopen, huren of gewoon een week weg: wij wonen hier zelf.',
          'Acheter, louer ou partir une semaine : nous habitons ici.',
          'Buying, renting or just a week away: we live here ourselves.',
          'Kaufen, mieten oder einfach eine Woche weg: Wir wohnen selbst hier.',
        ),
        link: {
          label: localized(
            'Bekijk wat te koop is',
            'Voir ce qui est à vendre',
            'See what is for sale',
            'Angebote ansehen',
          ),
          page: URLS.sale,
        },
      },
      { id: 'search', type: 'estateFilter', page: URLS.sale, tabs: searchTabs(true) },
      {
        id: 'pick',
        type: 'estateItem',
        estateId: CAST.seaView.id,
        title: localized(
          'Ons zicht van de maand',
          'Notre vue du mois',
          'Our view of the month',
          'Unsere Aussicht des Monats',
        ),
      },
      {
        id: 'featured',
        type: 'estateCollection',
        collectionId: 1,
        limit: 6,
        title: localized('Eerste rij', 'Au premier rang', 'Front row', 'Erste Reihe'),
        more: {
          label: localized(
            'Alle woningen aan zee',
            'Tous les biens à la mer',
            'All homes by the sea',
            'Alle Objekte am Meer',
          ),
          page: URLS.sale,
        },
      },
      {
        id: 'holidays',
        type: 'callToAction',
        title: localized(
          'Een week met de ramen open',
          'Une semaine fenêtres ouvertes',
          'A week with the windows open',
          'Eine Woche bei offenem Fenster',
        ),
        text: localized(
          'Onze vakantiewoningen zijn ingericht en gepoetst, de bedden opgemaakt. U brengt een boek mee.',
          'Nos locations sont aménagées et nettoyées, les lits faits. Apportez un livre.',
          'Our holiday homes are furnished and clean, the beds made. You bring a book.',
          'Unsere Ferienwohnungen sind eingerichtet und geputzt, die Betten gemacht. Sie bringen ein Buch mit.',
        ),
        link: {
          label: localized(
            'Kies een vakantiewoning',
            'Choisir une location',
            'Choose a holiday home',
            'Ferienwohnung wählen',
          ),
          route: 'rentals',
        },
        numbers: [
          {
            value: 67,
            suffix: 'km',
            label: localized(
              'kust die wij kennen',
              'de côte que nous connaissons',
              'of coast that we know',
              'Küste, die wir kennen',
            ),
          },
          {
            value: 148,
            label: localized(
              'vakantiewoningen in beheer',
              'locations en gestion',
              'holiday homes in our care',
              'Ferienwohnungen in Verwaltung',
            ),
          },
          {
            value: 38,
            label: localized('jaar aan zee', 'ans à la mer', 'years by the sea', 'Jahre am Meer'),
          },
        ],
      },
      {
        id: 'words',
        type: 'htmlText',
        title: localized(
          'Een tweede thuis, zonder verrassingen',
          'Une seconde maison, sans surprises',
          'A second home, without surprises',
          'Ein zweites Zuhause, ohne Überraschungen',
        ),
        html: paragraphs(
          localized(
            'Zout, wind en beton zijn geen vrienden. Daarom vragen wij bij elk gebouw de laatste drie verslagen van de algemene vergadering op en lezen wij ze ook.',
            'Le sel, le vent et le béton ne sont pas bons amis. Pour chaque immeuble, nous demandons les trois derniers procès-verbaux de l’assemblée générale, et nous les lisons.',
            'Salt, wind and concrete are no friends. For every building we request the last three minutes of the general meeting, and we read them too.',
            'Salz, Wind und Beton sind keine Freunde. Darum fordern wir für jedes Gebäude die letzten drei Protokolle der Eigentümerversammlung an, und wir lesen sie auch.',
          ),
        ),
      },
      {
        id: 'reviews',
        type: 'reviews',
        entity: 'reviews',
        title: localized(
          'Gelezen aan de toog',
          'Entendu au comptoir',
          'Heard at the counter',
          'An der Theke gehört',
        ),
      },
      { id: 'quotes', type: 'quotes', entity: 'quotes' },
      {
        id: 'offices',
        type: 'offices',
        entity: 'offices',
        title: localized(
          'Twee kantoren, vlak bij de tram',
          'Deux bureaux, près du tram',
          'Two offices, close to the tram',
          'Zwei Büros, nahe der Straßenbahn',
        ),
      },
    ],
  })

const estimate = (house: AssetSeed): Page =>
  plainPage({
    id: 206,
    name: 'estimate',
    title: localized(
      'Wat is zeezicht waard?',
      'Que vaut la vue sur mer ?',
      'What is a sea view worth?',
      'Was ist Meerblick wert?',
    ),
    description: localized(
      'Een gratis schatting door iemand die het gebouw kent.',
      'Une estimation gratuite par quelqu’un qui connaît l’immeuble.',
      'A free valuation by someone who knows the building.',
      'Eine kostenlose Schätzung durch jemanden, der das Haus kennt.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Wat is zeezicht waard?',
          'Que vaut la vue sur mer ?',
          'What is a sea view worth?',
          'Was ist Meerblick wert?',
        ),
      },
      {
        id: 'how',
        type: 'imageWithText',
        side: 'left',
        image: imageOf(house, HOUSE_ALT),
        html: paragraphs(
          localized(
            'Jef meet uw appartement op, bekijkt de staat van gevel en terrassen en vergelijkt met verkopen in hetzelfde gebouw. Binnen vijf dagen ligt het verslag in uw mailbox.',
            'Jef mesure votre appartement, examine façade et terrasses et compare avec les ventes du même immeuble. Le rapport arrive dans les cinq jours.',
            'Jef measures your apartment, looks at the state of front and terraces and compares with sales in the same building. Within five days the report is in your mailbox.',
            'Jef misst Ihre Wohnung aus, prüft Fassade und Terrassen und vergleicht mit Verkäufen im selben Haus. Innerhalb von fünf Tagen liegt der Bericht im Postfach.',
          ),
        ),
        link: VALUATION,
      },
    ],
  })

const about = (house: AssetSeed): Page =>
  plainPage({
    id: 207,
    name: 'about',
    description: localized(
      'Makelaars die zelf zand in de gang hebben.',
      'Des agents qui ont eux-mêmes du sable dans l’entrée.',
      'Estate agents with sand in their own hall.',
      'Makler, die selbst Sand im Flur haben.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Wij blijven als het seizoen voorbij is',
          'Nous restons quand la saison est finie',
          'We stay when the season is over',
          'Wir bleiben, wenn die Saison vorbei ist',
        ),
      },
      {
        id: 'story',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(house, HOUSE_ALT),
        html: paragraphs(
          localized(
            'Duinkant begon in 1988 met één fiets en twaalf sleutels. Vandaag verkopen we langs de hele kust en zorgen we voor bijna honderdvijftig vakantiewoningen. De fiets staat nog in de gang.',
            'Duinkant a commencé en 1988 avec un vélo et douze clés. Aujourd’hui, nous vendons sur toute la côte et veillons sur près de cent cinquante locations. Le vélo est toujours dans le couloir.',
            'Duinkant began in 1988 with one bicycle and twelve keys. Today we sell along the whole coast and look after nearly a hundred and fifty holiday homes. The bicycle is still in the hall.',
            'Duinkant begann 1988 mit einem Fahrrad und zwölf Schlüsseln. Heute verkaufen wir an der ganzen Küste und betreuen fast hundertfünfzig Ferienwohnungen. Das Rad steht noch im Flur.',
          ),
        ),
      },
      {
        id: 'team',
        type: 'employees',
        entity: 'employees',
        title: localized('De ploeg', 'L’équipe', 'The team', 'Das Team'),
      },
      { id: 'marks', type: 'bivCib' },
    ],
  })

const contact = (): Page =>
  plainPage({
    id: 208,
    name: 'contact',
    role: 'contact',
    description: localized(
      'Ook op zondagvoormiddag open.',
      'Ouvert aussi le dimanche matin.',
      'Open on Sunday mornings too.',
      'Auch sonntagvormittags geöffnet.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized('Zeg het ons', 'Dites-nous tout', 'Tell us', 'Sagen Sie es uns'),
      },
      { id: 'form', type: 'contactForm' },
      { id: 'offices', type: 'offices', entity: 'offices' },
    ],
  })

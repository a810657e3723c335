import type { Page } from '../../../../../shared/content/page.ts'
import { imageOf } from '../../assets.ts'
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
import { ARDOISE } from './record.ts'

const HERO_ALT = localized(
  'Illustratie: een dorp van leisteen in een vallei',
  'Illustration : un village d’ardoise au creux d’une vallée',
  'Illustration: a slate-roofed village in a valley',
  'Illustration: ein Schieferdorf im Tal',
)
const HOUSE_ALT = localized(
  'Illustratie: hoeve van grijze steen',
  'Illustration : ferme en pierre grise',
  'Illustration: farmhouse of grey stone',
  'Illustration: Hof aus grauem Stein',
)
const VALUATION = {
  label: localized(
    'Vraag een schatting',
    'Demander une estimation',
    'Ask for a valuation',
    'Schätzung anfragen',
  ),
  page: URLS.contact,
  query: 'source=estimate',
}

export function ardoisePages(hero: AssetSeed, house: AssetSeed, flat: AssetSeed): Page[] {
  return [
    home(hero, house, flat),
    listingPage({
      id: 302,
      name: 'sale',
      node: saleNode('guid'),
      title: localized(
        'Te koop in Wallonië en Brussel',
        'À vendre en Wallonie et à Bruxelles',
        'For sale in Wallonia and Brussels',
        'Zu verkaufen in Wallonien und Brüssel',
      ),
      description: localized(
        'Hoeven, chalets, herenhuizen en appartementen.',
        'Fermes, chalets, maisons de maître et appartements.',
        'Farmhouses, chalets, townhouses and apartments.',
        'Höfe, Chalets, Stadthäuser und Wohnungen.',
      ),
      more: [
        {
          id: 'vat',
          type: 'vat-regime-costs',
          title: localized(
            'Wat komt er bij de prijs?',
            'Que faut-il ajouter au prix ?',
            'What comes on top of the price?',
            'Was kommt zum Preis hinzu?',
          ),
        },
      ],
    }),
    listingPage({
      id: 303,
      name: 'rent',
      node: rentNode('guid'),
      title: localized('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
      description: localized(
        'Met huur, kosten en meters vooraf vermeld.',
        'Loyer, charges et compteurs annoncés d’emblée.',
        'With rent, charges and meters stated from the start.',
        'Miete, Nebenkosten und Zähler von Anfang an genannt.',
      ),
    }),
    listingPage({
      id: 304,
      name: 'projects',
      node: projectNode,
      title: localized('Projecten', 'Projets', 'Developments', 'Projekte'),
      description: localized(
        'Nieuw wonen, in steen en hout.',
        'Habiter neuf, en pierre et en bois.',
        'New homes, in stone and timber.',
        'Neu wohnen, in Stein und Holz.',
      ),
    }),
    listingPage({
      id: 305,
      name: 'sold',
      node: soldNode('guid'),
      title: localized('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
      description: localized(
        'Onze laatste overdrachten.',
        'Nos dernières ventes.',
        'Our latest sales.',
        'Unsere jüngsten Verkäufe.',
      ),
      html: paragraphs(
        localized(
          'Wilt u weten wat er in uw vallei verkocht werd? Wij hebben de cijfers.',
          'Envie de savoir ce qui s’est vendu dans votre vallée ? Nous avons les chiffres.',
          'Would you like to know what was sold in your valley? We have the figures.',
          'Möchten Sie wissen, was in Ihrem Tal verkauft wurde? Wir haben die Zahlen.',
        ),
      ),
    }),
    estimate(house),
    about(house),
    contact(),
    termsPage(ARDOISE.agency, 310),
  ]
}

const home = (hero: AssetSeed, house: AssetSeed, flat: AssetSeed): Page =>
  plainPage({
    id: 301,
    name: 'home',
    role: 'home',
    title: localized(
      'Haute Ardoise, vastgoed in de Ardennen en Brussel',
      'Haute Ardoise, immobilier en Ardenne et à Bruxelles',
      'Haute Ardoise, property in the Ardennes and Brussels',
      'Haute Ardoise, Immobilien in den Ardennen und Brüssel',
    ),
    description: localized(
      'Huizen van steen, appartementen in de stad en gronden met uitzicht.',
      'Maisons de pierre, appartements en ville et terrains avec vue.',
      'Houses of stone, apartments in town and land with a view.',
      'Häuser aus Stein, Wohnungen in der Stadt und Grund mit Aussicht.',
    ),
    sections: [
      {
        id: 'hero',
        type: 'callToAction',
        picture: imageOf(hero, HERO_ALT),
        title: localized(
          'Onder leien slaapt u beter',
          'Sous l’ardoise, on dort mieux',
          'You sleep better under slate',
          'Unter Schiefer schläft man besser',
        ),
        text: localized(
          'Van de Hoge Venen tot de Zavel: wij verkopen plekken om te blijven.',
          'Des Hautes Fagnes au Sablon, nous vendons des lieux où rester.',
          'From the High Fens to the Sablon, we sell places to stay.',
          'Vom Hohen Venn bis zum Sablon: Wir verkaufen Orte zum Bleiben.',
        ),
        link: {
          label: localized('Naar het aanbod', 'Voir nos biens', 'To the properties', 'Zum Angebot'),
          page: URLS.sale,
        },
      },
      { id: 'search', type: 'estateFilter', page: URLS.sale, tabs: searchTabs() },
      {
        id: 'featured',
        type: 'estateCollection',
        collectionId: 1,
        limit: 6,
        title: localized(
          'Door ons gekozen',
          'Nos coups de cœur',
          'Chosen by us',
          'Von uns ausgewählt',
        ),
        more: {
          label: localized(
            'Alles te koop',
            'Tout ce qui est à vendre',
            'Everything for sale',
            'Alle Angebote',
          ),
          page: URLS.sale,
        },
      },
      {
        id: 'country',
        type: 'imageWithText',
        side: 'left',
        image: imageOf(house, HOUSE_ALT),
        title: localized(
          'Steen, hout en tijd',
          'La pierre, le bois et le temps',
          'Stone, timber and time',
          'Stein, Holz und Zeit',
        ),
        html: paragraphs(
          localized(
            'Een hoeve koopt u niet met een lijstje. Wij lopen met u langs het dak, de put, de kelder en de buren, en zeggen ook wat er tegen is.',
            'Une ferme ne s’achète pas avec une liste. Nous faisons avec vous le tour du toit, du puits, de la cave et des voisins, et nous disons aussi ce qui ne va pas.',
            'You do not buy a farmhouse with a checklist. We walk you past roof, well, cellar and neighbours, and say what speaks against it too.',
            'Einen Hof kauft man nicht mit einer Liste. Wir gehen mit Ihnen Dach, Brunnen, Keller und Nachbarn durch und sagen auch, was dagegen spricht.',
          ),
        ),
        link: {
          label: localized('Lees wie wij zijn', 'Qui sommes-nous', 'Who we are', 'Wer wir sind'),
          page: URLS.about,
        },
      },
      {
        id: 'town',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(
          flat,
          localized(
            'Illustratie: Brusselse gevelrij',
            'Illustration : façades bruxelloises',
            'Illustration: Brussels fronts',
            'Illustration: Brüsseler Fassaden',
          ),
        ),
        title: localized(
          'En ook in de stad',
          'Et en ville aussi',
          'And in town as well',
          'Und auch in der Stadt',
        ),
        html: paragraphs(
          localized(
            'Imane leidt ons Brusselse kantoor: negentien gemeenten, elk met een eigen karakter en een eigen EPB-verhaal.',
            'Imane dirige notre bureau bruxellois : dix-neuf communes, chacune avec son caractère et son certificat PEB.',
            'Imane runs our Brussels office: nineteen municipalities, each with a character and an energy certificate of its own.',
            'Imane leitet unser Brüsseler Büro: neunzehn Gemeinden, jede mit eigenem Charakter und eigenem Energieausweis.',
          ),
        ),
        link: {
          label: localized('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
          page: URLS.rent,
        },
      },
      { id: 'quotes', type: 'quotes', entity: 'quotes' },
      {
        id: 'numbers',
        type: 'callToAction',
        employees: true,
        title: localized(
          'Cijfers die blijven staan',
          'Des chiffres solides comme la pierre',
          'Figures that stand',
          'Zahlen, die stehen',
        ),
        text: localized(
          'Zeven mensen, drie kantoren, één dossier per huis.',
          'Sept personnes, trois bureaux, un dossier par maison.',
          'Seven people, three offices, one file per house.',
          'Sieben Menschen, drei Büros, eine Akte pro Haus.',
        ),
        numbers: [
          {
            value: 860,
            label: localized(
              'huizen overgedragen',
              'maisons transmises',
              'houses handed over',
              'übergebene Häuser',
            ),
          },
          {
            value: 261,
            label: localized(
              'gemeenten bediend',
              'communes desservies',
              'municipalities served',
              'betreute Gemeinden',
            ),
          },
          {
            value: 12,
            label: localized(
              'jaar ervaring, gemiddeld',
              'ans d’expérience, en moyenne',
              'years of experience, on average',
              'Jahre Erfahrung, im Schnitt',
            ),
          },
        ],
        link: VALUATION,
      },
      {
        id: 'team',
        type: 'employees',
        entity: 'employees',
        title: localized('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
      },
      {
        id: 'reviews',
        type: 'reviews',
        entity: 'reviews',
        title: localized(
          'Wat men van ons zegt',
          'Ce que l’on dit de nous',
          'What people say of us',
          'Was man über uns sagt',
        ),
      },
      {
        id: 'offices',
        type: 'offices',
        entity: 'offices',
        title: localized('Drie deuren', 'Trois portes', 'Three doors', 'Drei Türen'),
      },
      { id: 'marks', type: 'bivCib' },
    ],
  })

const estimate = (house: AssetSeed): Page =>
  plainPage({
    id: 306,
    name: 'estimate',
    title: localized(
      'Uw huis laten schatten',
      'Faire estimer votre maison',
      'Have your house valued',
      'Ihr Haus schätzen lassen',
    ),
    description: localized(
      'Een waarde die standhoudt bij de notaris.',
      'Une valeur qui tient chez le notaire.',
      'A value that holds at the notary’s.',
      'Ein Wert, der beim Notar standhält.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Wat is het waard?',
          'Combien vaut-elle ?',
          'What is it worth?',
          'Was ist es wert?',
        ),
      },
      {
        id: 'how',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(house, HOUSE_ALT),
        html: paragraphs(
          localized(
            'Benoît neemt er een halve dag voor. U krijgt een verslag met de staat van dak, muren en installaties, en een prijs waar wij achter staan.',
            'Benoît y consacre une demi-journée. Vous recevez un rapport sur l’état du toit, des murs et des installations, et un prix que nous défendons.',
            'Benoît takes half a day for it. You receive a report on roof, walls and services, and a price we stand behind.',
            'Benoît nimmt sich einen halben Tag. Sie erhalten einen Bericht über Dach, Mauern und Technik, und einen Preis, zu dem wir stehen.',
          ),
        ),
        link: VALUATION,
      },
    ],
  })

const about = (house: AssetSeed): Page =>
  plainPage({
    id: 307,
    name: 'about',
    description: localized(
      'Een kantoor van drie streken.',
      'Une agence de trois terroirs.',
      'An agency of three regions.',
      'Eine Agentur aus drei Gegenden.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Drie streken, één manier van werken',
          'Trois terroirs, une seule façon de travailler',
          'Three regions, one way of working',
          'Drei Gegenden, eine Arbeitsweise',
        ),
      },
      {
        id: 'story',
        type: 'imageWithText',
        side: 'left',
        image: imageOf(house, HOUSE_ALT),
        html: paragraphs(
          localized(
            'Haute Ardoise ontstond toen een kantoor uit Durbuy, een Brusselse makelaar en een notarisklerk uit Eupen ontdekten dat ze dezelfde klanten hadden.',
            'Haute Ardoise est née le jour où une agence de Durbuy, une agente bruxelloise et une clerc de notaire d’Eupen se sont aperçues qu’elles avaient les mêmes clients.',
            'Haute Ardoise began when an agency in Durbuy, a Brussels agent and a notary’s clerk from Eupen found they had the same clients.',
            'Haute Ardoise entstand, als eine Agentur in Durbuy, eine Brüsseler Maklerin und eine Notariatsangestellte aus Eupen entdeckten, dass sie dieselben Kunden hatten.',
          ),
        ),
      },
      { id: 'team', type: 'employees', entity: 'employees' },
      { id: 'marks', type: 'bivCib' },
    ],
  })

const contact = (): Page =>
  plainPage({
    id: 308,
    name: 'contact',
    role: 'contact',
    description: localized(
      'In het Frans, Nederlands, Duits of Engels.',
      'En français, néerlandais, allemand ou anglais.',
      'In French, Dutch, German or English.',
      'Auf Französisch, Niederländisch, Deutsch oder Englisch.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized('Schrijf ons', 'Écrivez-nous', 'Write to us', 'Schreiben Sie uns'),
      },
      { id: 'form', type: 'contactForm' },
      { id: 'offices', type: 'offices', entity: 'offices' },
    ],
  })

import type { Page } from '../../../../../shared/content/page.ts'
import { imageOf } from '../../assets.ts'
import type { AssetSeed } from '../../seed-data.ts'
import { legalPages } from '../legal.ts'
import { listingPage, plainPage, projectNode, rentNode, saleNode, soldNode } from '../listings.ts'
import { paragraphs, URLS, words } from '../words.ts'
import { ARDOISE } from './record.ts'

const HERO_ALT = words(
  'Illustratie: een dorp van leisteen in een vallei',
  'Illustration : un village d’ardoise au creux d’une vallée',
  'Illustration: a slate-roofed village in a valley',
  'Illustration: ein Schieferdorf im Tal',
)
const HOUSE_ALT = words(
  'Illustratie: hoeve van grijze steen',
  'Illustration : ferme en pierre grise',
  'Illustration: farmhouse of grey stone',
  'Illustration: Hof aus grauem Stein',
)
const VALUATION = {
  label: words(
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
      title: words(
        'Te koop in Wallonië en Brussel',
        'À vendre en Wallonie et à Bruxelles',
        'For sale in Wallonia and Brussels',
        'Zu verkaufen in Wallonien und Brüssel',
      ),
      description: words(
        'Hoeven, chalets, herenhuizen en appartementen.',
        'Fermes, chalets, maisons de maître et appartements.',
        'Farmhouses, chalets, townhouses and apartments.',
        'Höfe, Chalets, Herrenhäuser und Wohnungen.',
      ),
      more: [
        {
          id: 'vat',
          type: 'vat-regime-costs',
          title: words(
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
      title: words('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
      description: words(
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
      title: words('Projecten', 'Projets', 'Developments', 'Projekte'),
      description: words(
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
      title: words('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
      description: words(
        'Onze laatste overdrachten.',
        'Nos dernières ventes.',
        'Our latest sales.',
        'Unsere jüngsten Verkäufe.',
      ),
      html: paragraphs(
        words(
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
    ...legalPages(ARDOISE.agency, 309),
  ]
}

const home = (hero: AssetSeed, house: AssetSeed, flat: AssetSeed): Page =>
  plainPage({
    id: 301,
    name: 'home',
    role: 'home',
    title: words(
      'Haute Ardoise, vastgoed in de Ardennen en Brussel',
      'Haute Ardoise, immobilier en Ardenne et à Bruxelles',
      'Haute Ardoise, property in the Ardennes and Brussels',
      'Haute Ardoise, Immobilien in den Ardennen und Brüssel',
    ),
    description: words(
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
        title: words(
          'Onder leien slaapt u beter',
          'Sous l’ardoise, on dort mieux',
          'You sleep better under slate',
          'Unter Schiefer schläft man besser',
        ),
        text: words(
          'Van de Hoge Venen tot de Zavel: wij verkopen plekken om te blijven.',
          'Des Hautes Fagnes au Sablon, nous vendons des lieux où rester.',
          'From the High Fens to the Sablon, we sell places to stay.',
          'Vom Hohen Venn bis zum Sablon: Wir verkaufen Orte zum Bleiben.',
        ),
        link: {
          label: words('Naar het aanbod', 'Voir nos biens', 'To the properties', 'Zum Angebot'),
          page: URLS.sale,
        },
      },
      { id: 'search', type: 'estateFilter', page: URLS.sale },
      {
        id: 'featured',
        type: 'estateCollection',
        collectionId: 1,
        limit: 6,
        title: words('Door ons gekozen', 'Nos coups de cœur', 'Chosen by us', 'Von uns ausgewählt'),
        more: {
          label: words(
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
        title: words(
          'Steen, hout en tijd',
          'La pierre, le bois et le temps',
          'Stone, timber and time',
          'Stein, Holz und Zeit',
        ),
        html: paragraphs(
          words(
            'Een hoeve koopt u niet met een lijstje. Wij lopen met u langs het dak, de put, de kelder en de buren, en zeggen ook wat er tegen is.',
            'Une ferme ne s’achète pas avec une liste. Nous faisons avec vous le tour du toit, du puits, de la cave et des voisins, et nous disons aussi ce qui ne va pas.',
            'You do not buy a farmhouse with a checklist. We walk you past roof, well, cellar and neighbours, and say what speaks against it too.',
            'Einen Hof kauft man nicht mit einer Liste. Wir gehen mit Ihnen Dach, Brunnen, Keller und Nachbarn durch und sagen auch, was dagegen spricht.',
          ),
        ),
        link: {
          label: words('Lees wie wij zijn', 'Qui sommes-nous', 'Who we are', 'Wer wir sind'),
          page: URLS.about,
        },
      },
      {
        id: 'town',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(
          flat,
          words(
            'Illustratie: Brusselse gevelrij',
            'Illustration : façades bruxelloises',
            'Illustration: Brussels fronts',
            'Illustration: Brüsseler Fassaden',
          ),
        ),
        title: words(
          'En ook in de stad',
          'Et en ville aussi',
          'And in town as well',
          'Und auch in der Stadt',
        ),
        html: paragraphs(
          words(
            'Imane leidt ons Brusselse kantoor: negentien gemeenten, elk met een eigen karakter en een eigen EPB-verhaal.',
            'Imane dirige notre bureau bruxellois : dix-neuf communes, chacune avec son caractère et son certificat PEB.',
            'Imane runs our Brussels office: nineteen municipalities, each with a character and an energy certificate of its own.',
            'Imane leitet unser Brüsseler Büro: neunzehn Gemeinden, jede mit eigenem Charakter und eigenem Energieausweis.',
          ),
        ),
        link: { label: words('Te huur', 'À louer', 'To rent', 'Zu vermieten'), page: URLS.rent },
      },
      { id: 'quotes', type: 'quotes', entity: 'quotes' },
      {
        id: 'numbers',
        type: 'callToAction',
        employees: true,
        title: words(
          'Cijfers die blijven staan',
          'Des chiffres solides comme la pierre',
          'Figures that stand',
          'Zahlen, die stehen',
        ),
        text: words(
          'Zeven mensen, drie kantoren, één dossier per huis.',
          'Sept personnes, trois bureaux, un dossier par maison.',
          'Seven people, three offices, one file per house.',
          'Sieben Menschen, drei Büros, eine Akte pro Haus.',
        ),
        numbers: [
          {
            value: 860,
            label: words(
              'huizen overgedragen',
              'maisons transmises',
              'houses handed over',
              'übergebene Häuser',
            ),
          },
          {
            value: 262,
            label: words(
              'gemeenten bediend',
              'communes desservies',
              'municipalities served',
              'betreute Gemeinden',
            ),
          },
          {
            value: 12,
            label: words(
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
        title: words('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
      },
      {
        id: 'reviews',
        type: 'reviews',
        entity: 'reviews',
        title: words(
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
        title: words('Drie deuren', 'Trois portes', 'Three doors', 'Drei Türen'),
      },
      { id: 'marks', type: 'bivCib' },
    ],
  })

const estimate = (house: AssetSeed): Page =>
  plainPage({
    id: 306,
    name: 'estimate',
    title: words(
      'Uw huis laten schatten',
      'Faire estimer votre maison',
      'Have your house valued',
      'Ihr Haus schätzen lassen',
    ),
    description: words(
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
        title: words(
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
          words(
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
    description: words(
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
        title: words(
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
          words(
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
    description: words(
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
        title: words('Schrijf ons', 'Écrivez-nous', 'Write to us', 'Schreiben Sie uns'),
      },
      { id: 'form', type: 'contactForm' },
      { id: 'offices', type: 'offices', entity: 'offices' },
    ],
  })

import type { EstatePage, Page } from '../../../../../shared/content/page.ts'
import { CAST } from '../../cast.ts'
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
import { LEIE } from './record.ts'

const HERO_ALT = localized(
  'Illustratie: gevels langs de Leie bij valavond',
  'Illustration : façades le long de la Lys au crépuscule',
  'Illustration: gabled fronts along the Leie at dusk',
  'Illustration: Giebelfassaden an der Leie in der Abenddämmerung',
)

const HOUSE_ALT = localized(
  'Illustratie: herenhuis met erker',
  'Illustration : maison de maître avec oriel',
  'Illustration: townhouse with a bay window',
  'Illustration: Stadthaus mit Erker',
)

const VALUATION = {
  label: localized(
    'Vraag een gratis schatting',
    'Demander une estimation gratuite',
    'Ask for a free valuation',
    'Kostenlose Schätzung anfragen',
  ),
  page: URLS.contact,
  query: 'source=estimate',
}

export function leiePages(hero: AssetSeed, house: AssetSeed): Page[] {
  return [
    home(hero, house),
    listingPage({
      id: 102,
      name: 'sale',
      node: saleNode('main'),
      title: localized(
        'Huizen, appartementen en gronden te koop',
        'Maisons, appartements et terrains à vendre',
        'Houses, apartments and plots for sale',
        'Häuser, Wohnungen und Grundstücke zu verkaufen',
      ),
      description: localized(
        'Van rijwoning tot kasteel, in Gent en ver daarbuiten.',
        'De la maison mitoyenne au château, à Gand et bien au-delà.',
        'From terraced house to castle, in Ghent and far beyond.',
        'Vom Reihenhaus bis zum Schloss, in Gent und weit darüber hinaus.',
      ),
      html: paragraphs(
        localized(
          'Elke vermelde prijs is een uitnodiging om te bieden. Attesten en plannen liggen op kantoor klaar; vraag ze gerust op.',
          'Chaque prix affiché est une invitation à faire offre. Les certificats et plans sont disponibles à l’agence ; demandez-les.',
          'Every price shown is an invitation to bid. Certificates and plans are ready at our office; do ask for them.',
          'Jeder genannte Preis ist eine Einladung zum Angebot. Bescheinigungen und Pläne liegen im Büro bereit; fragen Sie danach.',
        ),
      ),
    }),
    listingPage({
      id: 103,
      name: 'rent',
      node: rentNode('main'),
      title: localized('Te huur', 'À louer', 'To rent', 'Zu vermieten'),
      description: localized(
        'Huurprijs en maandelijkse kosten staan altijd samen vermeld.',
        'Loyer et charges mensuelles sont toujours indiqués ensemble.',
        'Rent and monthly charges are always shown together.',
        'Miete und monatliche Nebenkosten stehen immer zusammen.',
      ),
    }),
    listingPage({
      id: 104,
      name: 'projects',
      node: { ...projectNode, groupOptions: { groupBy: 'CITY' } },
      title: localized('Nieuwbouwprojecten', 'Projets neufs', 'New developments', 'Neubauprojekte'),
      description: localized(
        'Nieuw gebouwd, goed geïsoleerd, van plan tot sleutel begeleid.',
        'Du neuf, bien isolé, accompagné du plan à la clé.',
        'Newly built, well insulated, guided from plan to key.',
        'Neu gebaut, gut gedämmt, begleitet vom Plan bis zum Schlüssel.',
      ),
      more: [
        {
          id: 'vat',
          type: 'vat-regime-costs',
          title: localized(
            'Btw of registratierechten?',
            'TVA ou droits d’enregistrement ?',
            'VAT or registration duty?',
            'Mehrwertsteuer oder Registrierungsgebühr?',
          ),
        },
      ],
    }),
    listingPage({
      id: 105,
      name: 'sold',
      node: soldNode('main'),
      title: localized('Onlangs verkocht', 'Récemment vendu', 'Recently sold', 'Kürzlich verkauft'),
      description: localized(
        'Wat wij de voorbije maanden mochten verkopen.',
        'Ce que nous avons vendu ces derniers mois.',
        'What we were trusted to sell these past months.',
        'Was wir in den letzten Monaten verkaufen durften.',
      ),
    }),
    estimate(house),
    about(house),
    contact(),
    termsPage(LEIE.agency, 110),
  ]
}

const home = (hero: AssetSeed, house: AssetSeed): Page =>
  plainPage({
    id: 101,
    name: 'home',
    role: 'home',
    title: localized(
      'Leie & Linde, vastgoed in Gent en omstreken',
      'Leie & Linde, immobilier à Gand et environs',
      'Leie & Linde, property in and around Ghent',
      'Leie & Linde, Immobilien in und um Gent',
    ),
    description: localized(
      'Huizen, appartementen, gronden en projecten in Gent, de Leiestreek en de Vlaamse Ardennen.',
      'Maisons, appartements, terrains et projets à Gand, dans la région de la Lys et les Ardennes flamandes.',
      'Houses, apartments, plots and developments in Ghent, along the Leie and in the Flemish Ardennes.',
      'Häuser, Wohnungen, Grundstücke und Projekte in Gent, an der Leie und in den Flämischen Ardennen.',
    ),
    sections: [
      {
        id: 'hero',
        type: 'callToAction',
        picture: imageOf(hero, HERO_ALT),
        title: localized(
          'Een huis dat bij u past, ook binnen tien jaar',
          'Une maison qui vous ira, même dans dix ans',
          'A house that suits you, in ten years as well',
          'Ein Haus, das zu Ihnen passt, auch in zehn Jahren',
        ),
        text: localized(
          'Wij kennen de straten tussen Leie en Schelde. Vertel ons hoe u leeft, dan zoeken wij mee.',
          'Nous connaissons les rues entre la Lys et l’Escaut. Dites-nous comment vous vivez, nous chercherons avec vous.',
          'We know the streets between Leie and Scheldt. Tell us how you live and we will look along with you.',
          'Wir kennen die Straßen zwischen Leie und Schelde. Erzählen Sie uns, wie Sie leben, dann suchen wir mit.',
        ),
        link: {
          label: localized(
            'Bekijk het aanbod',
            'Voir les biens',
            'See what is for sale',
            'Angebot ansehen',
          ),
          page: URLS.sale,
        },
      },
      { id: 'search', type: 'estateFilter', page: URLS.sale, tabs: searchTabs() },
      {
        id: 'featured',
        type: 'estateCollection',
        collectionId: 1,
        limit: 6,
        title: localized('In de kijker', 'À la une', 'In the spotlight', 'Im Blickpunkt'),
        intro: localized(
          'Zes adressen die wij u graag zelf tonen.',
          'Six adresses que nous aimerions vous montrer nous-mêmes.',
          'Six addresses we would like to show you ourselves.',
          'Sechs Adressen, die wir Ihnen gern selbst zeigen.',
        ),
        more: {
          label: localized(
            'Alles wat te koop staat',
            'Tous les biens à vendre',
            'Everything for sale',
            'Alles, was zum Verkauf steht',
          ),
          page: URLS.sale,
        },
      },
      {
        id: 'valuation',
        type: 'imageWithText',
        side: 'left',
        image: imageOf(house, HOUSE_ALT),
        title: localized(
          'Wat is uw huis waard?',
          'Que vaut votre maison ?',
          'What is your house worth?',
          'Was ist Ihr Haus wert?',
        ),
        html: paragraphs(
          localized(
            'Onze schatter komt langs, meet, kijkt onder het dak en vergelijkt met wat in uw straat écht verkocht werd. U krijgt een schriftelijk verslag, zonder verplichtingen.',
            'Notre expert passe, mesure, regarde sous le toit et compare avec ce qui s’est réellement vendu dans votre rue. Vous recevez un rapport écrit, sans engagement.',
            'Our valuer comes round, measures, looks under the roof and compares with what was really sold in your street. You get a written report, without obligation.',
            'Unser Sachverständiger kommt vorbei, misst, schaut unters Dach und vergleicht mit dem, was in Ihrer Straße wirklich verkauft wurde. Sie erhalten einen schriftlichen Bericht, unverbindlich.',
          ),
        ),
        link: VALUATION,
      },
      {
        id: 'numbers',
        type: 'callToAction',
        employees: true,
        title: localized(
          'Twintig jaar, één straat tegelijk',
          'Vingt ans, une rue à la fois',
          'Twenty years, one street at a time',
          'Zwanzig Jahre, Straße für Straße',
        ),
        text: localized(
          'Drie kantoren, acht mensen en een archief vol sleutels.',
          'Trois bureaux, huit personnes et des archives pleines de clés.',
          'Three offices, eight people and an archive full of keys.',
          'Drei Büros, acht Menschen und ein Archiv voller Schlüssel.',
        ),
        numbers: [
          {
            value: 2140,
            label: localized(
              'woningen verkocht',
              'logements vendus',
              'homes sold',
              'verkaufte Immobilien',
            ),
          },
          {
            value: 34,
            label: localized(
              'dagen tot een akkoord, gemiddeld',
              'jours jusqu’à l’accord, en moyenne',
              'days to an agreement, on average',
              'Tage bis zur Einigung, im Schnitt',
            ),
          },
          {
            value: 97,
            suffix: '%',
            label: localized(
              'van de geschatte prijs behaald',
              'du prix estimé obtenu',
              'of the estimated price achieved',
              'des Schätzpreises erzielt',
            ),
          },
        ],
        link: {
          label: localized(
            'Leer ons kennen',
            'Faire connaissance',
            'Get to know us',
            'Lernen Sie uns kennen',
          ),
          page: URLS.about,
        },
      },
      {
        id: 'team',
        type: 'employees',
        entity: 'employees',
        title: localized(
          'Wie u aan de deur krijgt',
          'Ceux qui vous ouvriront la porte',
          'Who will be at your door',
          'Wer zu Ihnen kommt',
        ),
      },
      {
        id: 'reviews',
        type: 'reviews',
        entity: 'reviews',
        title: localized(
          'Wat klanten zeggen',
          'Ce qu’en disent nos clients',
          'What clients say',
          'Was Kunden sagen',
        ),
      },
      {
        id: 'offices',
        type: 'offices',
        entity: 'offices',
        title: localized('Kom eens langs', 'Passez nous voir', 'Drop in', 'Schauen Sie vorbei'),
      },
      { id: 'quotes', type: 'quotes', entity: 'quotes' },
    ],
  })

const estimate = (house: AssetSeed): Page =>
  plainPage({
    id: 106,
    name: 'estimate',
    title: localized(
      'Gratis schatting van uw woning',
      'Estimation gratuite de votre bien',
      'Free valuation of your home',
      'Kostenlose Schätzung Ihrer Immobilie',
    ),
    description: localized(
      'Een schriftelijk verslag binnen de week.',
      'Un rapport écrit dans la semaine.',
      'A written report within the week.',
      'Ein schriftlicher Bericht innerhalb einer Woche.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Wat is uw woning vandaag waard?',
          'Que vaut votre bien aujourd’hui ?',
          'What is your home worth today?',
          'Was ist Ihre Immobilie heute wert?',
        ),
      },
      {
        id: 'how',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(house, HOUSE_ALT),
        title: localized(
          'Zo gaan wij te werk',
          'Notre façon de travailler',
          'How we go about it',
          'So gehen wir vor',
        ),
        html: localized(
          '<ol><li>Wij bellen u binnen een werkdag voor een afspraak.</li><li>Bram bekijkt het huis van kelder tot nok.</li><li>U krijgt een verslag met de waarde, de vergelijkingspunten en wat u beter vooraf in orde brengt.</li></ol>',
          '<ol><li>Nous vous appelons sous un jour ouvrable pour fixer un rendez-vous.</li><li>Bram visite la maison de la cave au grenier.</li><li>Vous recevez un rapport avec la valeur, les points de comparaison et ce qu’il vaut mieux régler avant.</li></ol>',
          '<ol><li>We call you within one working day to make an appointment.</li><li>Bram looks at the house from cellar to ridge.</li><li>You receive a report with the value, the comparisons and what is best put right beforehand.</li></ol>',
          '<ol><li>Wir rufen Sie innerhalb eines Werktags für einen Termin an.</li><li>Bram besichtigt das Haus vom Keller bis zum First.</li><li>Sie erhalten einen Bericht mit dem Wert, den Vergleichen und dem, was vorab zu regeln ist.</li></ol>',
        ),
      },
      {
        id: 'ask',
        type: 'callToAction',
        title: localized('Benieuwd?', 'Curieux ?', 'Curious?', 'Neugierig?'),
        text: localized(
          'Het kost u niets, en u beslist daarna in alle rust.',
          'Cela ne vous coûte rien, et vous décidez ensuite en toute tranquillité.',
          'It costs you nothing, and you decide afterwards at your leisure.',
          'Es kostet Sie nichts, und Sie entscheiden danach in aller Ruhe.',
        ),
        link: VALUATION,
      },
    ],
  })

const about = (house: AssetSeed): Page =>
  plainPage({
    id: 107,
    name: 'about',
    description: localized(
      'Een Gents kantoor met wortels aan het water.',
      'Une agence gantoise, les racines au bord de l’eau.',
      'A Ghent agency with its roots by the water.',
      'Ein Genter Büro mit Wurzeln am Wasser.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Makelaars met een geheugen voor huizen',
          'Des agents qui ont la mémoire des maisons',
          'Estate agents with a memory for houses',
          'Makler mit Gedächtnis für Häuser',
        ),
      },
      {
        id: 'story',
        type: 'imageWithText',
        side: 'right',
        image: imageOf(house, HOUSE_ALT),
        html: paragraphs(
          localized(
            'In 2004 opende Marthe Van den Linde een kantoor in het oude tolhuisje aan de Lindelei. Twintig jaar later zijn we met acht, en nog altijd kent iemand van ons uw straat.',
            'En 2004, Marthe Van den Linde ouvrait un bureau dans l’ancienne maison d’octroi du Lindelei. Vingt ans plus tard, nous sommes huit, et l’un de nous connaît toujours votre rue.',
            'In 2004 Marthe Van den Linde opened an office in the old toll house on Lindelei. Twenty years on there are eight of us, and one of us always knows your street.',
            'Im Jahr 2004 eröffnete Marthe Van den Linde ein Büro im alten Zollhaus am Lindelei. Zwanzig Jahre später sind wir zu acht, und immer noch kennt jemand von uns Ihre Straße.',
          ),
          localized(
            'Wij werken met één vast ereloon, inclusief btw, dat u vooraf op papier krijgt.',
            'Nous travaillons avec des honoraires fixes, TVA comprise, confirmés par écrit au départ.',
            'We work for one fixed fee, VAT included, which you get on paper beforehand.',
            'Wir arbeiten zu einem festen Honorar inklusive Mehrwertsteuer, das Sie vorab schriftlich erhalten.',
          ),
        ),
      },
      { id: 'team', type: 'employees', entity: 'employees' },
      { id: 'marks', type: 'bivCib' },
    ],
  })

const contact = (): Page =>
  plainPage({
    id: 108,
    name: 'contact',
    role: 'contact',
    description: localized(
      'Bel, schrijf of kom langs.',
      'Appelez, écrivez ou passez.',
      'Call, write or drop in.',
      'Rufen Sie an, schreiben Sie oder kommen Sie vorbei.',
    ),
    sections: [
      {
        id: 'title',
        type: 'sectionTitle',
        level: 1,
        title: localized(
          'Waarmee kunnen we helpen?',
          'Comment pouvons-nous vous aider ?',
          'How can we help?',
          'Womit können wir helfen?',
        ),
      },
      { id: 'form', type: 'contactForm' },
      {
        id: 'offices',
        type: 'offices',
        entity: 'offices',
        title: localized('Onze kantoren', 'Nos bureaux', 'Our offices', 'Unsere Büros'),
      },
    ],
  })

export const LEIE_ESTATE_PAGES: EstatePage[] = [
  {
    estateId: Number(CAST.villaGent.id),
    sections: [
      {
        id: 'around',
        type: 'htmlText',
        title: localized('De buurt', 'Le quartier', 'The neighbourhood', 'Die Umgebung'),
        html: paragraphs(
          localized(
            'De Lindenlaan loopt dood op de Leie. De bakker is vijf minuten lopen, het station van De Pinte tien minuten met de fiets en het centrum van Gent een kwartier met de wagen.',
            'La Lindenlaan s’arrête à la Lys. La boulangerie est à cinq minutes à pied, la gare de De Pinte à dix minutes à vélo et le centre de Gand à un quart d’heure en voiture.',
            'Lindenlaan ends at the Leie. The baker is five minutes on foot, De Pinte station ten minutes by bicycle and the centre of Ghent a quarter of an hour by car.',
            'Die Lindenlaan endet an der Leie. Der Bäcker liegt fünf Minuten zu Fuß entfernt, der Bahnhof De Pinte zehn Minuten mit dem Rad, das Zentrum von Gent eine Viertelstunde mit dem Auto.',
          ),
        ),
      },
    ],
  },
  {
    estateId: Number(CAST.projectWithThreeFloors.id),
    sections: [
      {
        id: 'works',
        type: 'htmlText',
        title: localized('De werken', 'Le chantier', 'The works', 'Die Bauarbeiten'),
        html: localized(
          '<ul><li>Start van de werken: september 2026</li><li>Wind- en waterdicht: voorjaar 2027</li><li>Sleutel op de deur: najaar 2027</li></ul>',
          '<ul><li>Début des travaux : septembre 2026</li><li>Gros œuvre fermé : printemps 2027</li><li>Remise des clés : automne 2027</li></ul>',
          '<ul><li>Start of works: September 2026</li><li>Weathertight: spring 2027</li><li>Keys: autumn 2027</li></ul>',
          '<ul><li>Baubeginn: September 2026</li><li>Rohbau geschlossen: Frühjahr 2027</li><li>Schlüsselübergabe: Herbst 2027</li></ul>',
        ),
      },
    ],
  },
]

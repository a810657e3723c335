import type { Page } from '../../../../shared/content/page.ts'
import type { Agency } from '../../../../shared/site/site.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { plainPage } from './page-builders.ts'
import { LABELS, localized, type LocalizedText } from './localized.ts'

type Clause = [heading: LocalizedText, text: LocalizedText]

const TERMS: Clause[] = [
  [
    localized('Over deze site', 'Ce site', 'This site', 'Diese Website'),
    localized(
      'Deze site is van {name}, {address}. Wie ze gebruikt, aanvaardt deze voorwaarden.',
      'Ce site appartient à {name}, {address}. En l’utilisant, vous acceptez ces conditions.',
      'This site belongs to {name}, {address}. By using it you accept these terms.',
      'Diese Website gehört {name}, {address}. Mit der Nutzung akzeptieren Sie diese Bedingungen.',
    ),
  ],
  [
    localized(
      'Wat een advertentie is',
      'Ce qu’est une annonce',
      'What an advertisement is',
      'Was eine Anzeige ist',
    ),
    localized(
      'Een vermelde prijs is een uitnodiging om te bieden en geen bindend aanbod. Oppervlakten en jaartallen zijn zorgvuldig verzameld, maar alleen de akte en de attesten zijn bindend. De beelden zijn illustraties.',
      'Le prix affiché est une invitation à faire offre et ne constitue pas une offre ferme. Surfaces et dates sont réunies avec soin, mais seuls l’acte et les certificats font foi. Les images sont des illustrations.',
      'A price shown is an invitation to bid and no binding offer. Areas and years are gathered with care, but only the deed and the certificates are binding. The pictures are illustrations.',
      'Ein genannter Preis ist eine Einladung zum Angebot und kein verbindliches Angebot. Flächen und Jahre sind sorgfältig erhoben, verbindlich sind jedoch nur Urkunde und Zertifikate. Die Bilder sind Illustrationen.',
    ),
  ],
  [
    localized('Gelijke kansen', 'Égalité des chances', 'Equal treatment', 'Gleichbehandlung'),
    localized(
      'Wij behandelen elke kandidaat gelijk. Bezoeken gebeuren in volgorde van aanmelding.',
      'Nous traitons chaque candidat de la même manière. Les visites se font dans l’ordre des demandes.',
      'We treat every candidate alike. Viewings are given in order of request.',
      'Wir behandeln alle Interessenten gleich. Besichtigungen erfolgen in der Reihenfolge der Anfragen.',
    ),
  ],
  [
    localized('Klachten', 'Plaintes', 'Complaints', 'Beschwerden'),
    localized(
      'Iets niet naar wens? Schrijf naar {email}; u krijgt binnen vijf werkdagen antwoord. Komen we er samen niet uit, dan kunt u zich wenden tot de Consumentenombudsdienst. Als vastgoedmakelaar volgen wij de plichtenleer van het BIV. Op deze voorwaarden is Belgisch recht van toepassing.',
      'Un souci ? Écrivez à {email} ; nous répondons dans les cinq jours ouvrables. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser au Service de médiation pour le consommateur. Comme agent immobilier, nous suivons la déontologie de l’IPI. Le droit belge est d’application.',
      'Something wrong? Write to {email}; you will have an answer within five working days. If we cannot settle it together, you may turn to the Belgian Consumer Ombudsman Service. As estate agents we follow the BIV/IPI code of conduct. Belgian law applies.',
      'Etwas nicht in Ordnung? Schreiben Sie an {email}; Sie erhalten innerhalb von fünf Werktagen Antwort. Finden wir keine gemeinsame Lösung, können Sie sich an den Ombudsdienst für Verbraucher wenden. Als Immobilienmakler folgen wir dem Berufskodex des IPI. Es gilt belgisches Recht.',
    ),
  ],
]

/** The terms of use. The privacy statement is the product's own, from what it keeps. */
export function termsPage(agency: Agency, id: number): Page {
  const rules = localized(
    'De spelregels van deze site.',
    'Les règles de ce site.',
    'The rules of this site.',
    'Die Regeln dieser Website.',
  )
  return plainPage({
    id,
    name: 'terms',
    role: 'terms',
    description: rules,
    sections: [
      { id: 'title', type: 'sectionTitle', title: LABELS.terms, level: 1, intro: rules },
      { id: 'text', type: 'htmlText', html: htmlOf(TERMS, agency) },
    ],
  })
}

function htmlOf(clauses: Clause[], agency: Agency): LocalizedText {
  const html = (locale: Locale) =>
    clauses
      .map(
        ([heading, text]) =>
          `<h2>${heading[locale]}</h2><p>${filled(text[locale], agency, locale)}</p>`,
      )
      .join('')
  return localized(html('nl'), html('fr'), html('en'), html('de'))
}

const filled = (text: string, agency: Agency, locale: Locale): string =>
  text
    .replaceAll('{name}', agency.legalName.replaceAll('&', '&amp;'))
    .replaceAll(
      '{address}',
      `${agency.street} ${agency.number}, ${agency.zip} ${agency.city[locale] ?? ''}`,
    )
    .replaceAll('{kbo}', agency.kbo)
    .replaceAll('{email}', agency.email)

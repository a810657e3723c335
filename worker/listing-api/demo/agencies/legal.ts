import type { Page } from '../../../../shared/content/page.ts'
import type { Agency } from '../../../../shared/site/site.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { plainPage } from './page-builders.ts'
import { LABELS, localized, type LocalizedText } from './localized.ts'

type Clause = [heading: LocalizedText, text: LocalizedText]

const PRIVACY: Clause[] = [
  [
    localized('Wie zijn wij?', 'Qui sommes-nous ?', 'Who we are', 'Wer wir sind'),
    localized(
      '{name}, {address}, ondernemingsnummer {kbo}, is verantwoordelijk voor uw gegevens. U bereikt ons op {email}.',
      '{name}, {address}, numéro d’entreprise {kbo}, est responsable de vos données. Vous nous joignez à l’adresse {email}.',
      '{name}, {address}, enterprise number {kbo}, is responsible for your data. You can reach us at {email}.',
      '{name}, {address}, Unternehmensnummer {kbo}, ist für Ihre Daten verantwortlich. Sie erreichen uns unter {email}.',
    ),
  ],
  [
    localized('Welke gegevens?', 'Quelles données ?', 'Which data', 'Welche Daten'),
    localized(
      'Wij bewaren wat u zelf invult: naam, e-mailadres, telefoonnummer, uw vraag en het pand waarover het gaat. Bij een bezoek vragen wij alleen uw contactgegevens.',
      'Nous conservons ce que vous remplissez vous-même : nom, e-mail, téléphone, votre question et le bien concerné. Pour une visite, nous ne demandons que vos coordonnées.',
      'We keep what you fill in yourself: name, e-mail address, telephone number, your question and the property it concerns. For a viewing we ask for your contact details only.',
      'Wir speichern, was Sie selbst eintragen: Name, E-Mail-Adresse, Telefonnummer, Ihre Frage und das betreffende Objekt. Für eine Besichtigung fragen wir nur nach Ihren Kontaktdaten.',
    ),
  ],
  [
    localized(
      'Waarvoor en hoelang?',
      'Pourquoi et combien de temps ?',
      'Why, and for how long',
      'Wozu und wie lange',
    ),
    localized(
      'Om uw vraag te beantwoorden, een afspraak te maken of u nieuwe panden te melden als u daarom vroeg. Aanvragen wissen wij na twee jaar, inschrijvingen zodra u zich uitschrijft.',
      'Pour répondre à votre question, fixer un rendez-vous ou vous signaler de nouveaux biens si vous l’avez demandé. Les demandes sont effacées après deux ans, les inscriptions dès que vous vous désinscrivez.',
      'To answer your question, make an appointment or tell you of new properties if you asked us to. Enquiries are deleted after two years, subscriptions as soon as you unsubscribe.',
      'Um Ihre Frage zu beantworten, einen Termin zu vereinbaren oder Ihnen neue Objekte zu melden, wenn Sie es wünschten. Anfragen löschen wir nach zwei Jahren, Anmeldungen, sobald Sie sich abmelden.',
    ),
  ],
  [
    localized(
      'Wie ziet ze nog?',
      'Qui d’autre y a accès ?',
      'Who else sees it',
      'Wer sie sonst sieht',
    ),
    localized(
      'Onze software- en hostingpartner, en de eigenaar of notaris als dat nodig is voor uw vraag. Wij verkopen niets door en plaatsen geen cookies van derden. Favorieten blijven in uw eigen browser.',
      'Nos partenaires logiciel et hébergement et, si votre demande l’exige, le propriétaire ou le notaire. Nous ne revendons rien et ne plaçons pas de cookies de tiers. Vos favoris restent dans votre navigateur.',
      'Our software and hosting partner, and the owner or notary where your question requires it. We sell nothing on and set no third-party cookies. Favourites stay in your own browser.',
      'Unser Software- und Hostingpartner sowie, falls nötig, Eigentümer oder Notar. Wir verkaufen nichts weiter und setzen keine Cookies Dritter. Favoriten bleiben in Ihrem Browser.',
    ),
  ],
  [
    localized('Uw rechten', 'Vos droits', 'Your rights', 'Ihre Rechte'),
    localized(
      'U mag uw gegevens inzien, verbeteren, meenemen of laten wissen; één mailtje volstaat. Bent u niet tevreden, dan kunt u terecht bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel.',
      'Vous pouvez consulter, corriger, emporter ou faire effacer vos données ; un simple e-mail suffit. En cas de désaccord, adressez-vous à l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles.',
      'You may see, correct, take along or delete your data; one e-mail will do. If you are not satisfied, turn to the Data Protection Authority, Rue de la Presse 35, 1000 Brussels.',
      'Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen; eine E-Mail genügt. Sind Sie nicht zufrieden, wenden Sie sich an die Datenschutzbehörde, Rue de la Presse 35, 1000 Brüssel.',
    ),
  ],
]

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
      'Iets niet naar wens? Schrijf naar {email}; u krijgt binnen vijf werkdagen antwoord. Als vastgoedmakelaar volgen wij de plichtenleer van het BIV. Op deze voorwaarden is Belgisch recht van toepassing.',
      'Un souci ? Écrivez à {email} ; nous répondons dans les cinq jours ouvrables. Comme agent immobilier, nous suivons la déontologie de l’IPI. Le droit belge est d’application.',
      'Something wrong? Write to {email}; you will have an answer within five working days. As estate agents we follow the BIV/IPI code of conduct. Belgian law applies.',
      'Etwas nicht in Ordnung? Schreiben Sie an {email}; Sie erhalten innerhalb von fünf Werktagen Antwort. Als Immobilienmakler folgen wir dem Berufskodex des IPI. Es gilt belgisches Recht.',
    ),
  ],
]

/** The two legal pages of an agency, the first with this id and the second with the next. */
export function legalPages(agency: Agency, id: number): Page[] {
  const about = localized(
    'Wat er met uw gegevens gebeurt.',
    'Ce que deviennent vos données.',
    'What happens to your data.',
    'Was mit Ihren Daten geschieht.',
  )
  const rules = localized(
    'De spelregels van deze site.',
    'Les règles de ce site.',
    'The rules of this site.',
    'Die Regeln dieser Website.',
  )
  return [
    plainPage({
      id,
      name: 'privacy',
      role: 'privacy',
      description: about,
      sections: [
        title('privacy', about),
        { id: 'text', type: 'htmlText', html: htmlOf(PRIVACY, agency) },
      ],
    }),
    plainPage({
      id: id + 1,
      name: 'terms',
      role: 'terms',
      description: rules,
      sections: [
        title('terms', rules),
        { id: 'text', type: 'htmlText', html: htmlOf(TERMS, agency) },
      ],
    }),
  ]
}

const title = (name: 'privacy' | 'terms', intro: LocalizedText) =>
  ({ id: 'title', type: 'sectionTitle', title: LABELS[name], level: 1, intro }) as const

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

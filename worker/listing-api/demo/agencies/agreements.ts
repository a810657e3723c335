import type { Notification } from '../../../../shared/content/entity.ts'
import type { Agency } from '../../../../shared/site/site.ts'
import type { SiteSeed } from '../../db/site-seed.ts'
import { localized } from './localized.ts'

/** Shown between Christmas and New Year, announced a few days before. */
export const closedForHolidays = (id: number): Notification => ({
  id,
  from: '2026-12-18',
  until: '2027-01-04',
  link: null,
  text: localized(
    'Van 24 december tot en met 3 januari zijn onze kantoren gesloten. Wie schrijft, krijgt op 4 januari antwoord.',
    'Nos bureaux sont fermés du 24 décembre au 3 janvier inclus. À qui nous écrit, nous répondons le 4 janvier.',
    'Our offices are closed from 24 December up to and including 3 January. Write to us and you will have an answer on 4 January.',
    'Vom 24. Dezember bis einschließlich 3. Januar sind unsere Büros geschlossen. Wer schreibt, erhält am 4. Januar Antwort.',
  ),
})

/** The agreements a guest accepts with a reservation. */
export function agreementsOf(agency: Agency): SiteSeed['agreements'] {
  const name = agency.legalName.replaceAll('&', '&amp;')
  return [
    {
      id: 1,
      version: '2026-01',
      required: true,
      name: localized(
        'Huurvoorwaarden',
        'Conditions de location',
        'Rental conditions',
        'Mietbedingungen',
      ),
      text: localized(
        `<p>Een aanvraag wordt een reservatie zodra ${name} ze schriftelijk bevestigt. Dertig procent is dan verschuldigd, het saldo vier weken voor aankomst. Tot zes weken vooraf annuleert u kosteloos.</p>`,
        `<p>Une demande devient une réservation dès que ${name} la confirme par écrit. Trente pour cent sont alors dus, le solde quatre semaines avant l’arrivée. L’annulation est gratuite jusqu’à six semaines avant.</p>`,
        `<p>A request becomes a reservation once ${name} confirms it in writing. Thirty per cent is then due, the balance four weeks before arrival. You may cancel free of charge up to six weeks beforehand.</p>`,
        `<p>Eine Anfrage wird zur Buchung, sobald ${name} sie schriftlich bestätigt. Dann sind dreißig Prozent fällig, der Rest vier Wochen vor Anreise. Bis sechs Wochen vorher stornieren Sie kostenlos.</p>`,
      ),
    },
    {
      id: 2,
      version: '2026-01',
      required: false,
      name: localized(
        'Nieuws van het kantoor',
        'Nouvelles de l’agence',
        'News from the agency',
        'Neuigkeiten der Agentur',
      ),
      text: localized(
        '<p>Ja, ik krijg graag enkele keren per jaar nieuws per e-mail. Uitschrijven kan altijd.</p>',
        '<p>Oui, je souhaite recevoir quelques nouvelles par an par e-mail. Je peux me désinscrire à tout moment.</p>',
        '<p>Yes, I would like to hear from you by email a few times a year. I can unsubscribe at any time.</p>',
        '<p>Ja, ich möchte einige Male im Jahr Neuigkeiten per E-Mail erhalten. Abmelden ist jederzeit möglich.</p>',
      ),
    },
  ]
}

import { isRecord } from '../../../../shared/is-record.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { rowOf } from '../../../../shared/table.ts'
import { PROFESSIONAL } from '../../../listing-api/demo/agencies/professional.ts'
import { fill } from './fill-template.ts'
import { LOOKS } from './looks.ts'
import type { Answers } from './questions.ts'
import type { Town } from './towns.ts'

function siteOf(answers: Answers, locales: Locale[], town: Town): object {
  const { street, number } = streetOf(answers)
  const digits = answers.kbo.replace(/\D/g, '')
  const kbo = `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
  const look = rowOf(LOOKS, answers.look) ?? LOOKS.editorial
  return {
    name: answers.name,
    hostnames: [answers.host],
    locales,
    defaultLocale: locales[0],
    source: 'main',
    settings: {
      hiddenStatus: [],
      detailLinks: true,
      hiddenTabs: [],
      tileUrl: null,
      captcha: null,
      videoHosts: [],
    },
    theme: {
      ...look.theme,
      ...(answers.colour !== 'look' && { accent: answers.colour.toLowerCase() }),
      character: answers.look,
      logo: null,
      hero: 'hero',
    },
    agency: {
      legalName: answers.legal,
      street,
      number,
      zip: answers.zip,
      city: town.names,
      phone: answers.phone,
      email: answers.email,
      kbo,
      vat: `BE ${kbo}`,
      biv: answers.biv,
      ...PROFESSIONAL,
      insurer: { name: answers.insurer, policy: answers.policy },
      thirdPartyAccount: answers.account,
      geoLocation: { lat: town.lat, lon: town.lon },
    },
  }
}

function streetOf({ street: line }: Answers): { street: string; number: string } {
  const [, street = line, number = ''] = /^(.+) (\d\S*)$/.exec(line) ?? []
  return { street, number }
}

/** site.json, a team of one, and an office that is open on working days. */
export function agencyFiles(
  answers: Answers,
  locales: Locale[],
  town: Town,
): Record<string, unknown> {
  const contact = { phone: answers.phone, email: answers.email }
  const files = fill(
    {
      site: siteOf(answers, locales, town),
      team: { id: 1, name: answers.agent, role: PROFESSIONAL.title, ...contact, biv: answers.biv },
      office: {
        id: 1,
        name: answers.name,
        ...streetOf(answers),
        zip: answers.zip,
        city: town.names,
        ...contact,
        geoLocation: { lat: town.lat, lon: town.lon },
        hours: HOURS,
      },
    },
    { locales, texts: () => ({}), values: {} },
  )
  return isRecord(files)
    ? {
        'site.json': files.site,
        'team.json': { items: [files.team] },
        'offices.json': { items: [files.office] },
      }
    : {}
}

const HOURS: Record<Locale, string>[] = [
  {
    nl: 'Maandag tot vrijdag: 9–12 en 13–17 uur',
    fr: 'Du lundi au vendredi : 9 h–12 h et 13 h–17 h',
    en: 'Monday to Friday: 9 am–12 noon and 1–5 pm',
    de: 'Montag bis Freitag: 9–12 und 13–17 Uhr',
  },
]

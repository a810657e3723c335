import { isRecord } from '../../../../shared/is-record.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { rowOf } from '../../../../shared/table.ts'
import { PROFESSIONAL } from '../../../listing-api/demo/agencies/professional.ts'
import { fill } from './fill-template.ts'
import { LOOKS } from './looks.ts'
import type { Profile } from './questions.ts'
import type { Town } from './towns.ts'

function siteOf(profile: Profile, locales: Locale[], town: Town): object {
  const { street, number } = streetOf(profile)
  const digits = profile.kbo.replace(/\D/g, '')
  const kbo = `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
  const look = rowOf(LOOKS, profile.look) ?? LOOKS.editorial
  return {
    name: profile.name,
    hostnames: [profile.host],
    locales,
    defaultLocale: locales[0],
    source: 'main',
    settings: {
      hiddenStatus: [],
      detailLinks: true,
      hiddenTabs: [],
      captcha: null,
      videoHosts: [],
    },
    theme: {
      ...look.theme,
      ...(profile.colour !== 'look' && { accent: profile.colour.toLowerCase() }),
      character: profile.look,
      logo: null,
      hero: 'hero',
    },
    agency: {
      legalName: profile.legal,
      street,
      number,
      zip: profile.zip,
      city: town.names,
      phone: profile.phone,
      email: profile.email,
      kbo,
      vat: `BE ${kbo}`,
      biv: profile.biv,
      ...PROFESSIONAL,
      insurer: { name: profile.insurer, policy: profile.policy },
      thirdPartyAccount: profile.account,
      geoLocation: { lat: town.lat, lon: town.lon },
    },
  }
}

function streetOf({ street: line }: Profile): { street: string; number: string } {
  const [, street = line, number = ''] = /^(.+) (\d\S*)$/.exec(line) ?? []
  return { street, number }
}

/** site.json, a team of one, and an office that is open on working days. */
export function agencyFiles(
  profile: Profile,
  locales: Locale[],
  town: Town,
): Record<string, unknown> {
  const contact = { phone: profile.phone, email: profile.email }
  const files = fill(
    {
      site: siteOf(profile, locales, town),
      team: { id: 1, name: profile.agent, role: PROFESSIONAL.title, ...contact, biv: profile.biv },
      office: {
        id: 1,
        name: profile.name,
        ...streetOf(profile),
        zip: profile.zip,
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

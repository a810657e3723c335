import { LATITUDE, LONGITUDE, type NumberKind } from '../../../shared/typed-number.ts'

/** Where a field of the form stands in site.json, by the words 'deskOffice.field.{name}'. */
interface OfficeField {
  name: string
  path: readonly [string, ...string[]]
  /** In each language of the site; 'same': one text where all are. */
  languages?: true | 'same'
  type?: 'email' | 'tel'
  /** Of a number. */
  kind?: NumberKind
  isOptional?: true
}

interface OfficeGroup {
  /** 'deskOffice.group.{name}'. */
  name: string
  fields: readonly OfficeField[]
}

const agency = (name: string, more: Partial<OfficeField> = {}): OfficeField => ({
  name,
  path: ['agency', name],
  ...more,
})

const recipient = (form: string): OfficeField => ({
  name: `to-${form}`,
  path: ['settings', 'recipients', form],
  type: 'email',
  isOptional: true,
})

/** What of its record an agency writes itself. Hosts, maps, captcha and video hosts are not its own (TN1, TN6). */
export const OFFICE_GROUPS: readonly OfficeGroup[] = [
  {
    name: 'contact',
    fields: [
      { name: 'name', path: ['name'] },
      agency('phone', { type: 'tel' }),
      agency('email', { type: 'email' }),
      agency('street'),
      agency('number'),
      agency('zip'),
      agency('city', { languages: true }),
      { name: 'lat', path: ['agency', 'geoLocation', 'lat'], kind: LATITUDE },
      { name: 'lon', path: ['agency', 'geoLocation', 'lon'], kind: LONGITUDE },
    ],
  },
  {
    name: 'legal',
    fields: [
      agency('legalName'),
      agency('kbo'),
      agency('vat'),
      agency('biv'),
      agency('title', { languages: true }),
      agency('thirdPartyAccount'),
      { name: 'insurer', path: ['agency', 'insurer', 'name'] },
      { name: 'policy', path: ['agency', 'insurer', 'policy'] },
    ],
  },
  {
    name: 'supervisor',
    fields: [
      { name: 'supervisorName', path: ['agency', 'supervisor', 'name'], languages: true },
      { name: 'supervisorAddress', path: ['agency', 'supervisor', 'address'], languages: 'same' },
      { name: 'supervisorUrl', path: ['agency', 'supervisor', 'url'], languages: 'same' },
      agency('codeOfConductUrl', { languages: 'same' }),
    ],
  },
  {
    name: 'recipients',
    fields: [recipient('contact'), recipient('valuation'), recipient('viewing'), recipient('stay')],
  },
]

export const OFFICE_FIELDS = OFFICE_GROUPS.flatMap(({ fields }) => fields)

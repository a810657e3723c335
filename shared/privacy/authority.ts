import type { Locale } from '../locale.ts'

/** The Belgian Data Protection Authority; its name and address are words of each language. */
export const DATA_PROTECTION_AUTHORITY: {
  phone: string
  email: string
  site: Record<Locale, string>
} = {
  phone: '+32 2 274 48 00',
  email: 'contact@apd-gba.be',
  site: {
    nl: 'https://www.gegevensbeschermingsautoriteit.be/',
    fr: 'https://www.autoriteprotectiondonnees.be/',
    en: 'https://www.dataprotectionauthority.be/',
    de: 'https://www.dataprotectionauthority.be/',
  },
}

/** Decision of the European Commission that allows the transfer of data to the hosting company in the United States. */
export const ADEQUACY_DECISION = '2023/1795'

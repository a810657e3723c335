import { LOCALES } from '../../../shared/locale.ts'
import { reservedWord } from '../../../shared/reserved-words.ts'
import type { Pack } from '../../listing-api/packs/pack.ts'
import type { Check } from './check-references.ts'

/** The addresses of pages: free words only, each once, in languages of the site (PACK-40, PACK-41, PACK-42). */
export function checkAddresses({ 'site.json': site, pages }: Pack, refuse: Check): void {
  if (!site.locales.includes(site.defaultLocale))
    refuse('site.json', ['defaultLocale'], `must be one of locales: ${site.locales.join(', ')}`)
  const seen = new Map<string, string>()
  for (const [name, { url }] of Object.entries(pages)) {
    const file = `pages/${name}.json`
    for (const locale of LOCALES) {
      const path = url[locale]
      if (typeof path !== 'string') continue
      const reserved = reservedWord(path, locale)
      if (reserved)
        refuse(
          file,
          ['url', locale],
          `must not begin with '${reserved.word}': it is ${reserved.use}`,
        )
      const address = `/${locale}/${path}`
      const other = seen.get(address)
      if (other) refuse(file, ['url', locale], `is also the address of ${other}`)
      else seen.set(address, file)
    }
  }
}

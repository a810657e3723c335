import { expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import { type Locale, LOCALES } from '../../../shared/locale.ts'
import { createTranslator } from '../../../shared/translator.ts'
import type { MailContext } from '../../../worker/mail/mail.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import { BOOKING_EXAMPLES } from '../../../worker/styleguide/booking-mail-examples.ts'
import { mailExamples } from '../../../worker/styleguide/mail-examples.tsx'
import { ROUTE_EXAMPLES } from '../../../worker/styleguide/route-mail-examples.ts'
import { MESSAGES } from '../../../worker/site/messages.ts'
import { faultsIn, faultsOf } from './wrong-type.ts'

const [agency] = seed()
const cards = (agency?.estates ?? [])
  .filter(({ general }) => !general.parentId)
  .slice(0, 3)
  .map(toCard)

const contextIn = (locale: Locale): MailContext => ({
  site: agency!.site,
  locale,
  t: createTranslator(locale, MESSAGES[locale]),
})

const show = async (query: string): Promise<string> =>
  (await mailExamples(cards, new URLSearchParams(query), async locale => contextIn(locale))).text()

const names = async (): Promise<string[]> =>
  [...(await show('')).matchAll(/<th>([\w-]+)<\/th>/g)].map(([, name]) => name ?? '')

it.each(LOCALES)(
  'words and sets every mail in %s as that language does (FORMAT-52)',
  async locale => {
    const all = await names()
    expect(all.length).toBeGreaterThanOrEqual(15)
    const wrong: string[] = []
    for (const name of all) {
      const html = await show(`mail=${name}&locale=${locale}`)
      const text = await show(`mail=${name}&locale=${locale}&as=text`)
      // Headers are not read, addresses may hold anything, and a visitor's words are the visitor's.
      const words = text
        .slice(text.indexOf('\n\n'))
        .replace(/https?:\S+/g, '')
        .replace(/^>.*$/gm, '')
      const page = html
        .replace(/<blockquote[\s\S]*?<\/blockquote>/g, '')
        .replaceAll('Ce bien est-il encore libre ?', '')
      for (const fault of [...faultsOf(page, locale), ...faultsIn(words, locale)])
        wrong.push(`${name}: ${fault}`)
    }
    expect(wrong).toEqual([])
  },
)

it.each(LOCALES)('says in %s what now holds, and then why (MAIL-82)', async locale => {
  const reason = createTranslator(locale, MESSAGES[locale])('agenda.mail.reasonExample')
  for (const name of ['viewing-moved', 'viewing-cancelled', 'afternoon-stop-moved']) {
    const text = await show(`mail=${name}&locale=${locale}&as=text`)
    const facts = text.indexOf('9000 Gent')
    expect(facts, name).toBeGreaterThan(0)
    expect(text.indexOf(`${agency?.site.name}`, facts), name).toBeLessThan(text.indexOf(reason))
  }
})

it('keeps hours whole, and breaks an address of any length (MAIL-83)', async () => {
  const cells = async (name: string): Promise<string[]> =>
    [...(await show(`mail=${name}&locale=fr`)).matchAll(/<td style="[^"]*">[^<]*<\/td>/g)].map(
      ([cell]) => cell,
    )
  const styleOf = (all: string[], text: string): string | undefined =>
    all.find(cell => cell.includes(text))
  expect(styleOf(await cells('afternoon-booked'), '>14:00–14:30<')).toContain('white-space:nowrap')
  const contact = await cells('contact')
  expect(styleOf(contact, '@')).toContain('overflow-wrap:anywhere')
  expect(styleOf(contact, '>Langue de la page<')).not.toContain('nowrap')
})

it.each([
  ['nl', ['bezoek.ics', 'bezoeken.ics', 'verblijf.ics']],
  ['fr', ['visite.ics', 'visites.ics', 'sejour.ics']],
  ['en', ['viewing.ics', 'viewings.ics', 'stay.ics']],
  ['de', ['besichtigung.ics', 'besichtigungen.ics', 'aufenthalt.ics']],
] as const)('calls a calendar file in %s as that language does (MAIL-84)', (locale, files) => {
  const examples = { ...BOOKING_EXAMPLES, ...ROUTE_EXAMPLES }
  const names = ['viewing-booked', 'afternoon-booked', 'stay-confirmed'].map(
    name => examples[name]?.(contextIn(locale)).attachments?.[0]?.filename,
  )
  expect(names).toEqual(files)
})

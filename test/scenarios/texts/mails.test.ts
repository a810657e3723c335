import { expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { createTranslator } from '../../../shared/translator.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import { mailExamples } from '../../../worker/styleguide/mail-examples.tsx'
import { MESSAGES } from '../../../worker/site/messages.ts'
import { faultsIn, faultsOf } from './wrong-type.ts'

const [agency] = seed()
const cards = (agency?.estates ?? [])
  .filter(({ general }) => !general.parentId)
  .slice(0, 3)
  .map(toCard)

const show = async (query: string): Promise<string> =>
  (
    await mailExamples(cards, new URLSearchParams(query), async locale => ({
      site: agency!.site,
      locale,
      t: createTranslator(locale, MESSAGES[locale]),
    }))
  ).text()

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

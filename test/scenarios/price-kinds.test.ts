import { beforeEach, describe, expect, it } from 'vitest'
import { pinLabels, pinPrice } from '../../client/estate/map/pin-labels.ts'
import type { Estate } from '../../shared/estate/estate.ts'
import { toCard } from '../../shared/estate/card.ts'
import { LOCALES, type Locale, type Localized } from '../../shared/locale.ts'
import type { MarkerTuple } from '../../shared/search/marker-tuple.ts'
import { renderMail } from '../../worker/mail/render-mail.tsx'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'
import { beginWindow } from '../support/agencies/one-window.ts'
import { anEstate, aSite } from '../support/demo-api.ts'
import { href } from '../../shared/routes.ts'
import { decoded } from '../support/html.ts'
import { translator } from '../shared/estate/messages.ts'
import { viewOf } from '../support/render.tsx'

type Words = Record<Locale, string>

const STARTING: Words = {
  nl: 'Instelprijs',
  fr: 'Mise à prix',
  en: 'Starting price',
  de: 'Startpreis',
}
const BOUQUET: Words = {
  nl: 'Boeket (lijfrente)',
  fr: 'Bouquet (viager)',
  en: 'Bouquet (life annuity)',
  de: 'Bouquet (Leibrente)',
}
const FROM: Words = { nl: 'Vanaf', fr: 'À partir de', en: 'From', de: 'Von' }
const WITHOUT_VAT: Words = { nl: 'excl. btw', fr: 'hors TVA', en: 'excl. VAT', de: 'zzgl. MwSt.' }
const A_MONTH: Words = { nl: '/ maand', fr: '/ mois', en: '/ month', de: '/ Monat' }

interface Kind {
  name: string
  general?: Partial<Estate['general']>
  rest?: Partial<Estate>
  before?: Words
  after?: Words
  /** Columns of the open feed. */
  facts: { price_kind: string; price_period?: string; vat?: string }
}

const sticker = (name: Localized) => ({ id: 104, name })

const KINDS: Kind[] = [
  { name: 'what is asked', facts: { price_kind: 'ASKING' } },
  {
    name: 'the lowest of several',
    general: { price: { value: 0, priceFrom: true } },
    before: FROM,
    facts: { price_kind: 'FROM' },
  },
  {
    name: 'a rent',
    general: { transaction: { id: 2 }, price: { value: 0, period: 'MONTH' } },
    rest: { technical: { monthlyCost: 90 } },
    after: A_MONTH,
    facts: { price_kind: 'ASKING', price_period: 'MONTH' },
  },
  {
    name: 'a new building',
    rest: { technical: { newBuilding: true } },
    after: WITHOUT_VAT,
    facts: { price_kind: 'ASKING', vat: 'EXCLUDED' },
  },
  {
    name: 'a project',
    general: { project: true, price: { value: 0, priceFrom: true } },
    before: FROM,
    after: WITHOUT_VAT,
    facts: { price_kind: 'FROM', vat: 'EXCLUDED' },
  },
  ...[
    ['a day of sale', {}, { fields: { 'notary.sale_date': '2026-12-04' } }],
    ['a kind of sale', {}, { fields: { 'notary.sale_type': { fr: 'Vente publique' } } }],
    ['a starting price', {}, { fields: { 'notary.starting_price': 200_000 } }],
    ['a sticker', { sticker: sticker({ nl: 'Online openbare verkoop' }) }, {}],
    ['its own word', { price: { value: 0, kind: 'STARTING' as const } }, {}],
  ].map(([name, general, rest]): Kind => ({
    name: `a public sale by ${String(name)}`,
    general: general as Kind['general'],
    rest: rest as Kind['rest'],
    before: STARTING,
    facts: { price_kind: 'STARTING' },
  })),
  ...[
    sticker({ nl: 'Lijfrente', fr: 'Viager' }),
    sticker({ fr: 'Viager occupé' }),
    sticker({ en: 'Life annuity' }),
    sticker({ de: 'Leibrente' }),
    sticker({ nl: 'TE KOOP OP LIJFRENTE' }),
  ].map((one): Kind => ({
    name: `a life annuity by the sticker ${JSON.stringify(one.name)}`,
    general: { sticker: one },
    before: BOUQUET,
    facts: { price_kind: 'BOUQUET' },
  })),
  {
    name: 'a life annuity by its own word, built new',
    general: { price: { value: 0, kind: 'BOUQUET', priceFrom: true, period: 'MONTH' } },
    rest: { technical: { newBuilding: true } },
    before: BOUQUET,
    facts: { price_kind: 'BOUQUET' },
  },
  {
    name: 'a sale by agreement at a notary’s',
    rest: { fields: { 'notary.sale_type': { nl: 'Verkoop uit de hand' } } },
    facts: { price_kind: 'ASKING' },
  },
]

const amountOf = (id: number): number => 265_000 + id

const HOMES = KINDS.map(({ general, rest }, index) => {
  const id = index + 1
  const home = anEstate(id, general, rest)
  const price = { ...general?.price, value: amountOf(id) }
  return { ...home, general: { ...home.general, price } }
})
const IDS = HOMES.map(({ general }) => String(general.id))

/** What is read of an answer, whatever its type. */
const wordsOf = (text: string): string =>
  decoded(text.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\\[()]/g, match => match.slice(1))
    .replace(/[\s\u00a0\u202f]+/g, ' ')

/** What is wrong with how the amounts of homes stand in a text: not at all, or without what they are. */
function mistakes(text: string, locale: Locale, ids = IDS): string[] {
  const words = wordsOf(text)
  return ids.flatMap(id => {
    const { name, before, after } = KINDS[Number(id) - 1]!
    const amount = `€ ${amountOf(Number(id)).toLocaleString('de')}`
    const parts = words.split(amount)
    if (parts.length === 1) return [`${name}: ${amount} is not there`]
    return parts.slice(1).flatMap((rest, index) => {
      const begin = parts[index] ?? ''
      const isRight =
        (before
          ? begin.endsWith(`${before[locale]} `)
          : !PREFIXES.some(word => begin.endsWith(word))) &&
        (after
          ? rest.startsWith(` ${after[locale]}`)
          : !SUFFIXES.some(word => rest.startsWith(word)))
      return isRight ? [] : [`${name}: …${begin.slice(-30)}${amount}${rest.slice(0, 20)}…`]
    })
  })
}

const PREFIXES = [STARTING, BOUQUET, FROM].flatMap(words => LOCALES.map(each => `${words[each]} `))
const SUFFIXES = [WITHOUT_VAT, A_MONTH].flatMap(words => LOCALES.map(each => ` ${words[each]}`))

const isPartial = (id: string): boolean =>
  ['STARTING', 'BOUQUET'].includes(KINDS[Number(id) - 1]?.facts.price_kind ?? '')

async function open() {
  const agency = await aMailingAgency({}, {}, HOMES)
  /** The text of an answer, past the address without a slug. */
  const read = async (path: string, headers = {}): Promise<string> => {
    const answer = await agency.get(path, { headers })
    const to = answer.headers.get('Location')
    return to ? read(new URL(to, agency.origin).pathname, headers) : answer.text()
  }
  return { ...agency, read }
}

beforeEach(() => beginWindow())

describe('a price says what it is', () => {
  it.each(LOCALES)(
    '17.30: on its page, in its Markdown and its picture, in %s (ESTATE-53, ESTATE-54, ESTATE-55)',
    async locale => {
      const { read, origin } = await open()
      for (const id of IDS) {
        const path = href('estate', locale, { estateId: id })
        const page = await read(path)
        const offers = page.match(OFFER) ?? []
        expect(offers).toHaveLength(2)
        for (const offer of offers) expect(mistakes(offer, locale, [id])).toEqual([])
        const twin = await read(path, { Accept: 'text/markdown' })
        if (isPartial(id)) expect(mistakes(page + twin, locale, [id])).toEqual([])
        const picture = await read(`/card/${id}.${locale}.svg`)
        expect(mistakes(picture, locale, [id])).toEqual([])
        expect(picture).not.toMatch(/€[^<]*…</)
        const url = origin + path
        const photo = JSON.parse(await read(`/oembed?${new URLSearchParams({ url }).toString()}`))
        expect(mistakes(photo.title, locale, [id])).toEqual([])
      }
    },
  )

  it.each(LOCALES)(
    '17.30: on cards, in lists and in feeds, in %s (ESTATE-53, ESTATE-54, ESTATE-55)',
    async locale => {
      const { read } = await open()
      const list = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }[locale]
      const ids = new URLSearchParams({ ids: IDS.join('.') })
      for (const path of [
        `/${locale}/${list}?view=map`,
        href('feed', locale, { list: 'homes.json' }),
        href('feed', locale, { list: '2.list.atom' }),
        href('feed', locale, { list: '2.list.json' }),
        href('favorites', locale, {}, ids),
      ])
        expect(mistakes(await read(path), locale), path).toEqual([])
      const pages = [await read(`/${locale}/${list}`), await read(`/${locale}/${list}?page=2`)]
      expect(mistakes(pages.join(' '), locale)).toEqual([])
    },
  )

  it('17.30: beside another and in a shared list (ESTATE-53)', async () => {
    const { read, post } = await open()
    for (let from = 0; from < IDS.length; from += 4) {
      const some = IDS.slice(from, from + 4)
      const table = await read(
        href('compare', 'nl', {}, new URLSearchParams({ ids: some.join('.') })),
      )
      const [row = ''] =
        /<tr class="compare__row compare__row--price">[^]*?<\/tr>/.exec(table) ?? []
      expect(mistakes(row, 'nl', some)).toEqual([])
    }
    const some = IDS.slice(3, 9)
    const made = await post('/nl/ajax/shared-list', { ids: some.join('.') })
    expect(mistakes(await read(made.headers.get('Location') ?? ''), 'nl', some)).toEqual([])
  })

  it.each(LOCALES)('17.30: in a mail, as text and as HTML, in %s (ESTATE-53)', locale => {
    const context = { site: aSite(), locale, t: translator(locale) }
    const cards = HOMES.map(home => ({ card: toCard(home), note: '' }))
    const mail = {
      subject: '',
      preview: '',
      title: '',
      footer: [],
      parts: [{ part: 'cards' as const, cards }],
    }
    const { text, html } = renderMail(context, mail)
    expect(mistakes(text, locale)).toEqual([])
    expect(mistakes(html, locale)).toEqual([])
  })

  it('17.30: on a pin, whose price is marked where it is not the whole (SEARCH-28)', () => {
    const pin = (price: object | undefined): MarkerTuple =>
      ['7', 51.1, 3.7, 103, 1, 0, 450_000, 1, price as MarkerTuple[8]] as MarkerTuple
    const t = translator('nl')
    const labels = pinLabels({ ...viewOf('nl'), t })
    expect(
      [undefined, { kind: 'STARTING' }, { kind: 'BOUQUET' }, { priceFrom: true }].map(price =>
        pinPrice(pin(price), t).replace(/\s/g, ' '),
      ),
    ).toEqual(['€ 450k', '€ 450k+', '•', '€ 450k+'])
    expect(labels.pinLabel(pin({ kind: 'BOUQUET' }))).toContain('Boeket (lijfrente)')
    expect(labels.pinLabel(pin({ vat: 'EXCLUDED' }))).toContain('excl. btw')
  })
})

const OFFER =
  /<div class="estate__offer">[^]*?<\/div>|<span class="contact-bar__price">[^]*?<\/span>/g

describe('an amount that is not what will be paid', () => {
  it.each(LOCALES)(
    '17.30: has nothing reckoned on it, and invites nobody to make an offer, in %s (LAW-80, VIS-24)',
    async locale => {
      const { read } = await open()
      const t = translator(locale)
      for (const id of IDS.filter(isPartial)) {
        const page = wordsOf(await read(href('estate', locale, { estateId: id })))
        for (const key of [
          'estate.notBinding',
          'estate.newBuildPrice',
          'calculator.title',
          'field.notaryTotal',
          'field.registrationCost',
          'field.totalPrice',
          'memory.asked',
        ])
          expect(page, `${key} of ${id}`).not.toContain(wordsOf(t(key)))
        expect(page).not.toMatch(/€ [\d.]+ ?\/m²/)
        expect(page).toContain(
          wordsOf(
            t(
              KINDS[Number(id) - 1]?.before === STARTING
                ? 'estate.startingPrice'
                : 'estate.bouquetPrice',
            ),
          ),
        )
      }
    },
  )
})

describe('what a program reads', () => {
  it('17.30: tells kind, period and VAT in the columns of the feed (SEO-62)', async () => {
    const { read } = await open()
    const { items } = JSON.parse(await read('/nl/feed/homes.json'))
    expect(items.map(({ _home }: { _home: Record<string, unknown> }) => _home)).toMatchObject(
      KINDS.map(({ facts }, index) => ({
        price_eur: amountOf(index + 1),
        price_period: null,
        vat: null,
        ...facts,
      })),
    )
    const [heading = '', ...rows] = (await read('/nl/feed/homes.csv')).trim().split('\r\n')
    const columns = heading.split(';')
    const at = columns.indexOf('"price_kind"')
    expect(
      rows.map(row =>
        row
          .split(';')
          .at(at - columns.length)
          ?.replaceAll('"', ''),
      ),
    ).toEqual(KINDS.map(({ facts }) => facts.price_kind))
  })
})

describe('a price without VAT', () => {
  const child = (id: number, changes: Partial<Estate['general']> = {}): Estate =>
    anEstate(id, { parentId: 5, headType: { id: 2 }, price: { value: amountOf(id) }, ...changes })
  const project = anEstate(5, { project: true, price: { value: amountOf(5), priceFrom: true } })

  const projectPage = async (...children: Estate[]): Promise<string> => {
    const agency = await aMailingAgency({}, {}, [project, ...children])
    agency.api.answers.set(`GET /sites/${agency.site.id}/estates/group/5`, {
      total: { value: children.length },
      results: children,
    })
    const first = await agency.get('/nl/aanbod/5')
    return (
      await agency.get(new URL(first.headers.get('Location') ?? '', agency.origin).pathname)
    ).text()
  }

  it('17.35: says so at each home of a project, in its table (LAW-69, ESTATE-55)', async () => {
    const page = await projectPage(child(6), child(7))
    const [table = ''] = /<table class="entities__table">[^]*?<\/table>/.exec(page) ?? []
    for (const id of [6, 7])
      expect(wordsOf(table)).toContain(`€ ${amountOf(id).toLocaleString('de')} excl. btw`)
    expect(page).toContain('costs__note')
  })

  it('17.35: is not said of land, nor where its VAT is in it (LAW-69, ESTATE-55)', async () => {
    const land = child(6, { headType: { id: 3 } })
    const whole = child(7, { price: { value: amountOf(7), vat: 'INCLUDED' } })
    const page = await projectPage(land, whole)
    const [table = ''] = /<table class="entities__table">[^]*?<\/table>/.exec(page) ?? []
    expect(wordsOf(table)).toContain(`€ ${amountOf(7).toLocaleString('de')} incl. btw`)
    expect(wordsOf(table)).not.toContain('excl. btw')
    expect(page).not.toContain('costs__note')
  })
})

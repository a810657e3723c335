import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import { tags } from '../support/html.ts'
import { agency as store } from '../support/agency-object.ts'
import { aSite } from '../support/demo-api.ts'
import { derivedToken, tokenToStore } from '../../worker/forms/token.ts'
import { aLiveAgenda, SLOTS } from '../support/agencies/a-live-agenda.ts'
import { addDays } from '../../shared/time/day.ts'
import { letRental, SATURDAY } from '../support/agencies/a-rental.ts'
import { faultsOf } from './texts/wrong-type.ts'
import { aMailingAgency } from '../support/agencies/a-mailing-agency.ts'

afterEach(() => vi.restoreAllMocks())

type Agency = Pick<Awaited<ReturnType<typeof aMailingAgency>>, 'get' | 'post' | 'site'>
type Fields = Record<string, string>

/** A form over HTTP, as a browser without script sends it. */
interface TriedForm extends Agency {
  path: string
  good: Fields
  /** What makes it wrong, and at which fields, in the order of the form. */
  bad: Fields
  wrong: string[]
}

const PERSON = {
  name: 'An Peeters',
  email: 'an@voorbeeld.be',
  phone: '0470 12 34 56',
  privacy: '1',
}
const NOBODY = { name: '', email: 'an@', privacy: '' }

const ajax = (locale: Locale, call: string): string => href('ajax', locale, { call })

/** Somebody with one search, and the token of a page of theirs. */
async function aSubscriber(
  agency: Awaited<ReturnType<typeof aMailingAgency>>,
  locale: Locale,
  purpose: 'edit' | 'unsubscribe',
) {
  const { site, bindings, post, stored } = agency
  await post(href('subscribe', locale), {
    email: PERSON.email,
    privacy: '1',
    status: 'FOR_SALE',
    reason: 'new',
    frequency: 'daily',
  })
  const [search] = await stored('SELECT id, subscriber_id FROM subscription')
  const subscriber = String(search?.subscriber_id)
  const now = Date.now()
  const token = await derivedToken(bindings, purpose, site.id, subscriber, now)
  await store(site.id).tokens.insert(await tokenToStore(token, purpose, subscriber, now))
  return { token, search: String(search?.id) }
}

const FORMS: Record<string, (locale: Locale) => Promise<TriedForm>> = {
  contact: async locale => ({
    ...(await aMailingAgency()),
    path: ajax(locale, 'contact-form-handler'),
    good: { ...PERSON, text: 'Eerste vraag' },
    bad: { ...NOBODY, phone: 'bel' },
    wrong: ['name', 'email', 'phone', 'privacy'],
  }),
  estimate: async locale => ({
    ...(await aMailingAgency()),
    path: ajax(locale, 'contact-form-handler'),
    good: { ...PERSON, text: 'Eerste vraag', source: 'estimate' },
    bad: { text: '', email: '' },
    wrong: ['email', 'text'],
  }),
  friend: async locale => {
    const agency = await aMailingAgency(
      { settings: { ...aSite().settings, captcha: { service: 'turnstile', siteKey: 'k' } } },
      { CAPTCHA_SECRET: 's' },
    )
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json({ success: true, hostname: agency.site.hostnames[0] }),
    )
    return {
      ...agency,
      path: ajax(locale, 'send-to-a-friend'),
      good: {
        name: PERSON.name,
        email: PERSON.email,
        privacy: '1',
        friend: 'bo@voorbeeld.be',
        text: 'Kijk',
        estate: '1',
        'g-recaptcha-response': 'x',
      },
      bad: { ...NOBODY, friend: 'bo' },
      wrong: ['friend', 'name', 'email', 'privacy'],
    }
  },
  viewing: async locale => ({
    ...(await aLiveAgenda()),
    path: ajax(locale, 'viewing'),
    good: { ...PERSON, estate: '1', slot: String(SLOTS[0]) },
    bad: { ...NOBODY, slot: '' },
    wrong: ['slot', 'name', 'email', 'privacy'],
  }),
  stay: async locale => {
    const agency = await aMailingAgency()
    letRental(agency.api, agency.site.id)
    agency.api.answers.set(`POST /sites/${agency.site.id}/rental-units/reservation`, {
      id: 'a'.repeat(32),
      price: 700,
    })
    return {
      ...agency,
      path: ajax(locale, 'stay'),
      good: {
        ...PERSON,
        unit: '204',
        start: SATURDAY,
        end: addDays(SATURDAY, 7),
        price: '700',
        persons: '2',
        agreement: '1',
        message: 'Kijk',
      },
      bad: { ...NOBODY, phone: '', persons: '0', agreement: '2' },
      wrong: ['name', 'email', 'phone', 'persons', 'agreement', 'privacy'],
    }
  },
  subscribe: async locale => ({
    ...(await aMailingAgency()),
    path: href('subscribe', locale),
    good: {
      name: 'Ons huis',
      email: PERSON.email,
      privacy: '1',
      type: '1',
      reason: 'new',
      frequency: 'daily',
      'price-max': '300000',
    },
    bad: { email: 'an@', privacy: '', reason: '', 'price-min': '400000' },
    wrong: ['email', 'price-max', 'reason', 'privacy'],
  }),
  edit: async locale => {
    const agency = await aMailingAgency()
    const { token, search } = await aSubscriber(agency, locale, 'edit')
    return {
      ...agency,
      path: href('editSubscriptions', locale, { token }),
      good: { do: 'save', search, type: '1', reason: 'price', frequency: 'weekly', name: 'Huis' },
      bad: { reason: '', 'price-min': '400000', 'price-max': '300000' },
      wrong: ['price-max', 'reason'],
    }
  },
}

/** The fields at which a line says what is wrong, each line named by a control or its group, in the order of the page. */
const wrongFields = (html: string): string[] =>
  [...html.matchAll(/<p class="field__error" id="([^"]+)-error">[^<]/g)].map(([, id = '']) => {
    expect(html).toMatch(new RegExp(`aria-describedby="(?:[^"]* )?${id}-error"`))
    return /-(price-max|[a-z]+)(?:-1)?$/.exec(id)?.[1] ?? id
  })

/** A page without what the visitor and the agency wrote. */
const withoutTexts = (html: string): string =>
  html.replace(/<textarea[\s\S]*?<\/textarea>|Huurvoorwaarden|Niet roken\./g, '')

describe.each(['fr', 'en', 'de'] as const)('in %s', locale => {
  it.each(Object.keys(FORMS))(
    'the %s form names each error at its field, focuses the first and keeps what was written (FORM-3, FORMAT-53)',
    async name => {
      const { post, path, good, bad, wrong } = await FORMS[name]!(locale)
      const sent = { ...good, ...bad }
      const answer = await post(path, sent)
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toContain(`<html lang="${locale}"`)
      expect(wrongFields(html)).toEqual(wrong)
      expect(faultsOf(withoutTexts(html), locale)).toEqual([])
      const main = html.slice(html.indexOf('<main'))
      expect(main).not.toMatch(/_[a-z]+\.[\w.]+_/i)
      const controls = [...tags(main, 'input'), ...tags(main, 'textarea')]
      expect(
        controls.filter(control => 'autofocus' in control).map(control => control.name),
      ).toEqual([wrong[0]])
      const kept = Object.entries(sent).filter(
        ([key, value]) =>
          value &&
          ['name', 'email', 'phone', 'friend', 'price-max', 'price-min', 'persons'].includes(key),
      )
      for (const [key, value] of kept)
        expect(
          controls.filter(control => control.name === key).map(control => control.value),
          key,
        ).toContain(value)
      if (sent.text) expect(main).toContain(`>${sent.text}</textarea>`)
      if (sent.message) expect(main).toContain(`>${sent.message}</textarea>`)
    },
  )

  it.each(Object.keys(FORMS))('the %s form is taken (FORM-1, FORMAT-53)', async name => {
    const { get, post, path, good } = await FORMS[name]!(locale)
    const answer = await post(path, good)
    expect(answer.status).toBe(303)
    const shown = await get(answer.headers.get('Location') ?? '')
    expect(faultsOf(withoutTexts(await shown.text()), locale)).toEqual([])
  })

  it('the unsubscribe form confirms', async () => {
    const agency = await aMailingAgency()
    const { token } = await aSubscriber(agency, locale, 'unsubscribe')
    const path = href('unsubscribe', locale, { token })
    const asked = await (await agency.get(path)).text()
    expect(
      tags(asked, 'input').filter(({ type, name }) => type === 'radio' && name === 'reason'),
    ).toHaveLength(4)
    const answer = await agency.post(path, { reason: 'found' })
    const html = await answer.text()
    expect([
      answer.status,
      html.includes(`<html lang="${locale}"`),
      await agency.countStored('subscriber'),
    ]).toEqual([200, true, 0])
    expect(html).not.toMatch(/_[a-z]+\.[\w.]+_/i)
  })
})

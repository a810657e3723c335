import { describe, expect, it } from 'vitest'
import { wordProblem } from '../../../shared/site/own-word.ts'
import { tableFromText } from '../../../worker/versions/table-text.ts'
import { agency } from '../../support/agency-object.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { contentStore } from '../../support/agencies/content-store.ts'

const KEY = 'calls.valuation.text'

async function aWordingAgency(parts: Record<string, unknown> = {}) {
  const desk = await aDesk()
  const store = contentStore(desk.api, desk.site.id, parts)
  return { ...desk, ...store, own: await desk.signedIn() }
}

describe('the agency’s own wording', () => {
  it('is text of at most 2,000 letters with the product’s placeholders (DESK-160)', async () => {
    const product = 'Dag {{name}}'
    const wrong: [string, string, string][] = [
      ['a.b', 'Dag', 'placeholders'],
      ['a.b', 'Dag {{name}} {{city}}', 'placeholders'],
      ['a.b', 'Dag {{ naam }}', 'placeholders'],
      ['a.b', '{{name}} <b>x</b>', 'markup'],
      ['a.b', '{{name}} <script', 'markup'],
      ['a.b', '{{name}}\u202e', 'control'],
      ['a.b', `{{name}}${'x'.repeat(2_000)}`, 'long'],
    ]
    for (const [key, own, problem] of wrong) expect(wordProblem(key, own, product)).toBe(problem)
    expect(wordProblem('a.b', 'Welkom {{name}}, 1 < 2', product)).toBeNull()
    const { own, stored } = await aWordingAgency()
    const answer = await own.ask('/desk/words/header.home', {
      'own-nl': 'Naar huis',
      'own-fr': '{{name}}',
    })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Naar huis')
    expect(page).toContain('href="#own-nl"')
    expect(page).not.toContain('href="#own-fr"')
    expect([...stored.keys()]).toEqual([])
  })

  it('is never a text of law, consent, price or state (DESK-161)', async () => {
    const { own, stored } = await aWordingAgency()
    const locked = [
      'consent.contact',
      'agenda.consent',
      'estate.notBinding',
      'transaction.5',
      'privacy.intro',
      'price.onRequest',
      'footer.institute',
      'contact.privacy',
      'rental.form.agree',
    ]
    for (const key of locked) {
      expect(wordProblem(key, 'x', 'x'), key).toBe('locked')
      const answer = await own.ask(`/desk/words/${key}`, { 'own-nl': 'Iets anders' })
      expect([404, 422], key).toContain(answer.status)
    }
    expect((await own.ask('/desk/words/no.such')).status).toBe(404)
    expect((await own.ask('/desk/words/__proto__', { 'own-nl': 'x' })).status).toBe(404)
    expect([...stored.keys()]).toEqual([])
  })

  it('is found by what it says in any language of the site, and by where it stands (DESK-162)', async () => {
    const { own } = await aWordingAgency({ 'words/nl.json': { [KEY]: 'Wat is uw thuis waard?' } })
    const found = async (query: string): Promise<string[]> => {
      const page = await (await own.ask(`/desk/words?${query}`)).text()
      return [...page.matchAll(/href="\/desk\/words\/([\w.-]+)"/g)].map(([, key = '']) => key)
    }
    expect(await found('q=thuis+WAARD')).toEqual([KEY])
    expect(await found('q=Schatters+kennen')).not.toContain(KEY)
    expect(await found('q=Estimation')).toContain('calculator.title')
    expect(await found('at=own')).toEqual([KEY])
    expect(await found('at=mail&q=uitschrijven')).toEqual(['mail.matches.unsubscribe'])
    expect(await found('q=zzzz')).toEqual([])
  })

  it('is saved for one text alone, told to who is second, and taken back (DESK-163)', async () => {
    const others = { 'calls.valuation.button': 'Bel ons' }
    const { own, stored, signedIn, site } = await aWordingAgency({ 'words/nl.json': others })
    const path = `/desk/words/${KEY}`
    const saved = await own.ask(path, { 'own-nl': 'Eén', 'own-fr': 'Un', 'was-nl': '' })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${path}?done=saved`])
    expect(stored.get('words/nl.json')).toEqual({ ...others, [KEY]: 'Eén' })
    expect(stored.get('words/fr.json')).toEqual({ [KEY]: 'Un' })
    const second = await (await signedIn()).ask(path, { 'own-nl': 'Twee', 'was-nl': '' })
    const told = await second.text()
    expect(second.status).toBe(409)
    expect(told).toContain('Eén')
    expect(told).toContain('Twee')
    const was = { 'was-nl': 'Eén', 'was-fr': 'Un' }
    expect((await own.ask(path, { act: 'reset', ...was })).status).toBe(303)
    expect(stored.get('words/nl.json')).toEqual(others)
    expect(stored.has('words/fr.json')).toBe(false)
    const acts = (await agency(site.id).audit.list(20)).map(({ act, subject }) => [act, subject])
    expect(acts).toContainEqual(['word changed', 'words/nl.json'])
    expect(acts).toContainEqual(['word reset', 'words/fr.json'])
  })

  it.each([true, false])(
    'is on the next page though no answer came, the back end silent for longer: %s (PURGE-50)',
    async isSilent => {
      const { own, stored, api, site } = await aWordingAgency()
      const madeAnew = async (): Promise<number> =>
        tableFromText(await agency(site.id).versions.current()).scopes.all?.length ?? 0
      const answering = api.fetch.bind(api)
      let isLost = false
      api.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (isLost && isSilent) throw new Error('no connection')
        const response = await answering(request)
        if (request.method !== 'PUT') return response
        isLost = true
        throw new Error('no answer')
      }
      const send = () => own.ask(`/desk/words/${KEY}`, { 'own-nl': 'Eén', 'was-nl': '' })
      expect((await send()).status).toBe(503)
      expect(stored.get('words/nl.json')).toEqual({ [KEY]: 'Eén' })
      // While nothing answers, what is kept of its pages has to last.
      expect(await madeAnew()).toBe(isSilent ? 0 : 1)
      api.fetch = answering
      await own.ask(`/desk/words/${KEY}`, { 'own-nl': 'Eén', 'was-nl': 'Eén' })
      expect(await madeAnew()).toBe(isSilent ? 1 : 2)
    },
  )
})

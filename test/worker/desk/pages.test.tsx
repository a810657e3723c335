import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../../shared/translator.ts'
import { DESK_MESSAGES } from '../../../worker/desk/messages.ts'
import { fieldsOf, Form } from '../../../worker/desk/page/form.tsx'
import { LanguageFields } from '../../../worker/desk/page/languages.tsx'
import { Field, TextArea } from '../../../worker/desk/page/parts.tsx'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { agency } from '../../support/agency-object.ts'

const t = createTranslator('nl', DESK_MESSAGES.nl)

describe('a page of the desk', () => {
  it('gives a refused form back whole, with what is wrong (DESK-24)', () => {
    const filled = {
      values: { price: '12o', text: 'a <b> & "c"' },
      errors: { price: 'Geen getal' },
    }
    const at = fieldsOf(filled)
    const html = renderToStaticMarkup(
      <Form errors={filled.errors} hidden={{ act: 'save' }} t={t}>
        <Field label="Prijs" before="€" {...at('price')} />
        <TextArea label="Tekst" {...at('text')} />
      </Form>,
    )
    expect(html).toContain('<a href="#price">Prijs: Geen getal</a>')
    expect(html).toContain('<p class="field__error" id="price-error">Geen getal</p>')
    expect(html).toMatch(
      /<input class="control" id="price"[^>]* aria-describedby="price-error" aria-invalid="true"[^>]* value="12o"/,
    )
    expect(html).toContain('a &lt;b&gt; &amp; &quot;c&quot;</textarea>')
    expect(html).toContain('<input type="hidden" name="act" value="save"/>')
    expect(html).toContain('role="alert"')
  })

  it('tells above a field in several languages what is wrong with all of it (DESK-63)', () => {
    const errors = { title: 'Vul minstens één taal in' }
    const html = renderToStaticMarkup(
      <Form errors={errors} t={t}>
        <LanguageFields
          label="Titel"
          name="title"
          locales={['nl', 'fr']}
          values={{}}
          errors={errors}
          t={t}
        />
      </Form>,
    )
    expect(html).toContain('<a href="#title">Titel: Vul minstens één taal in</a>')
    expect(html).toMatch(/<fieldset[^>]* id="title"[^>]* aria-describedby="title-error"/)
    expect(html).toContain('<p class="field__error" id="title-error">')
  })

  it('says of a form that is too large that nothing was saved (DESK-62)', async () => {
    const { signedIn, site } = await aDesk()
    const own = await signedIn()
    const email = 'te-groot@agency.example'
    const form = { act: 'invite', email, role: 'reader' }
    for (const more of [
      { name: 'x'.repeat(2_100_000) },
      Object.fromEntries(Array.from({ length: 1_600 }, (_, at) => [`f${at}`, ''])),
    ]) {
      const answer = await own.ask('/desk/people', { ...form, ...more })
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain('Er is niets bewaard')
    }
    expect(await agency(site.id).members.list()).toHaveLength(1)
  })

  it('says who is signed in, and leads to the rooms of their role alone (DESK-25)', async () => {
    const { signedIn, site, browser } = await aDesk()
    const own = await signedIn()
    const html = await (await own.ask('/desk/people')).text()
    expect(html).toContain('<a href="/desk/people" aria-current="page">')
    expect(html).toContain('<span class="desk-person__name">An</span>')
    expect(html).toContain('Zaakvoerder')
    expect(html).toContain(site.name)
    const menu = html.split('class="desk-rooms"')[1]?.split('</nav>')[0] ?? ''
    const rooms = [...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(rooms.length).toBeGreaterThan(5)
    expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([])
    // Each has a sign of its own.
    const signs = [...menu.matchAll(/class="icon icon--([\w-]+)"/g)].map(([, sign]) => sign)
    expect(new Set(signs).size).toBe(rooms.length)
    const outside = await (await browser().ask('/desk/people')).text()
    expect(outside).not.toMatch(/desk-rooms|desk-bar|An Peeters/)
  })

  it('tells what was done, in no words but its own (DESK-26)', async () => {
    const { signedIn } = await aDesk()
    const own = await signedIn()
    const at = async (word: string) => (await own.ask(`/desk?done=${word}`)).text()
    expect(await at('saved')).toContain('role="status"')
    for (const word of [
      '',
      'nothing',
      'page.nothing',
      '<b>x</b>',
      '..title',
      'constructor',
      'a.b.c',
    ])
      expect(await at(encodeURIComponent(word)), word).not.toContain('role="status"')
  })

  it('is asked for by one that comes back, which shows only then (DESK-30)', async () => {
    const { signedIn } = await aDesk()
    const own = await signedIn()
    expect((await own.ask('/desk/here')).status).toBe(204)
    await own.ask('/desk/out', {})
    expect((await own.ask('/desk/here')).status).toBe(401)
  })
})

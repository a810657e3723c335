import { describe, expect, it } from 'vitest'
import { toCard } from '../../../shared/estate/card.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { createTranslator } from '../../../shared/translator.ts'
import { TELLING_ROWS } from '../../../worker/agency/mail/tellings.ts'
import { mailExamples } from '../../../worker/styleguide/mail-examples.tsx'
import { MESSAGES } from '../../../worker/site/messages.ts'
import { aSite, anEstate } from '../../support/demo-api.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'

const cards = [1, 2, 3].map(id =>
  toCard(
    anEstate(id, {
      address: {
        visible: false,
        street: { nl: 'Geheimstraat' },
        number: '77',
        city: { id: 1, name: 'Gent', zip: '9000' },
        geoLocation: { lat: 51.123, lon: 3.456 },
      },
    }),
  ),
)

const show = async (query: string) =>
  (
    await mailExamples(cards, new URLSearchParams(query), async locale => ({
      site: aSite(),
      locale,
      t: createTranslator(locale, MESSAGES[locale]),
    }))
  ).text()

/** What each row of the table is called here. */
const MAILS = [
  ...TELLING_ROWS.map(({ kind, to }) =>
    to === 'agent' && TELLING_ROWS.some(row => row.kind === kind && row.to === 'visitor')
      ? `${kind}-agency`
      : kind,
  ),
  // Of several homes on one day, in the place of a viewing's.
  ...['booked', 'moved', 'cancelled', 'failed', 'reminder', 'stop-moved', 'stop-cancelled'].map(
    name => `afternoon-${name}`,
  ),
]

describe('every message', () => {
  it.each(MAILS.flatMap(mail => LOCALES.map(locale => [mail, locale])))(
    '%s in %s has all its words, as HTML and as text, and no hidden address (MAIL-16, TELL-5)',
    async (mail, locale) => {
      for (const as of ['html', 'text']) {
        const written = await show(`mail=${mail}&locale=${locale}&as=${as}`)
        expect(written.length).toBeGreaterThan(200)
        expect(written).not.toMatch(/_[a-z]+\.[\w.]+_|undefined|\{\{|Geheimstraat|51\.123/i)
      }
      expect(await show(`mail=${mail}&locale=${locale}`)).toMatch(
        new RegExp(`^<!DOCTYPE html><html lang="${locale}">`),
      )
    },
  )

  it('carries both headers of RFC 8058 where it recurs (MAIL-13)', async () => {
    expect(await show('mail=matches&locale=nl&as=text')).toContain(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    )
    expect(await show('mail=confirm&locale=nl&as=text')).not.toContain('List-Unsubscribe')
  })

  it('is shown on the site itself where patterns are on, and nowhere else', async () => {
    const on = await aMailingAgency({}, { PATTERNS: '1' })
    const shown = await on.get('/_patterns/mail?mail=matches&locale=fr')
    expect([shown.status, shown.headers.get('Content-Security-Policy')]).toEqual([
      200,
      expect.stringContaining(`default-src 'none'`),
    ])
    expect(await shown.text()).toContain(on.site.name)
    expect((await (await aMailingAgency({}, { PATTERNS: '' })).get('/_patterns/mail')).status).toBe(
      404,
    )
  })

  it('is listed with whom it tells, in whose language and whether that can be switched off (TELL-5)', async () => {
    const list = await show('mail=constructor&locale=nl')
    expect(list).toContain('<h1>Mail</h1>')
    expect(
      [...new Set([...list.matchAll(/\?mail=([\w-]+)&/g)].map(([, name]) => name))].toSorted(),
    ).toEqual(MAILS.toSorted())
    expect(list).toContain(
      '<th>viewing-booked-agency</th><td>agent</td><td>agency</td><td>may</td>',
    )
  })
})

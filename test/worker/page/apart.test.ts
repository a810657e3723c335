import { describe, expect, it } from 'vitest'
import { letRental } from '../../support/agencies/a-rental.ts'
import { anAgency } from '../../support/agency.ts'
import { anEstate } from '../../support/demo-api.ts'
import { toMarkdown } from '../../../worker/render/markdown.ts'

/** Letters on both sides of tags of elements that stand in a line. */
const TOUCHING =
  /[^<>]{0,20}[\p{L}\p{N}](?:<\/?(?:a|abbr|b|em|i|label|small|span|strong|time)\b[^>]*>)+[\p{L}\p{N}€+][^<>]{0,20}/gu

const city = { id: 1, name: 'Gent', zip: '9000' }

function anAgencyOfAllKinds() {
  const agency = anAgency({}, [
    anEstate(1),
    anEstate(
      2,
      { address: { visible: false, city, region: 'FLANDERS' } },
      { energy: { epcValue: 150, epcReference: '20260101-0003124567-RES-1' } },
    ),
  ])
  letRental(agency.api, agency.site.id)
  return agency
}

describe('words without style', () => {
  it.each([
    '/nl',
    '/nl/te-koop',
    '/nl/aanbod/1/woning-te-koop-in-veldstraat-1-9000-gent',
    '/nl/aanbod/2/woning-te-koop-in-9000-gent',
    '/nl/vakantie',
    '/nl/vakantie/204',
    '/nl/favorieten?ids=1.2',
    '/nl/vergelijken?ids=1,2',
    '/nl/hou-me-op-de-hoogte',
    '/nl/niets',
  ])('stand apart on %s (BROWSER-38)', async path => {
    const html = await (await anAgencyOfAllKinds().get(path)).text()
    const shown = html.replace(/<!-- -->|<(svg|script)\b.*?<\/\1>/gs, '')
    expect(shown).toContain('<h1')
    expect([...new Set(shown.match(TOUCHING))]).toEqual([])
  })

  it('stand apart in the Markdown twin (BROWSER-38)', async () => {
    expect(toMarkdown('<p><span>Gent</span><a href="/x">UC 1</a><b>2</b></p>')).toBe(
      'Gent [UC 1](/x) **2**\n',
    )
    expect(toMarkdown('<p>150 kWh/m<sup>2</sup>, <b>A</b>+</p>')).toBe('150 kWh/m2, **A**+\n')
    const twin = await anAgencyOfAllKinds().get('/nl/aanbod/2/woning-te-koop-in-9000-gent', {
      headers: { Accept: 'text/markdown' },
    })
    expect(await twin.text()).toContain('Adres op aanvraag UC 0003124567')
  })
})

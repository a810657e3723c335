import { describe, expect, it } from 'vitest'
import { anAgency, visibleText } from '../../support/an-agency.ts'
import { anEstate, aSite } from '../../support/demo-api.ts'

const full = {
  ...aSite().agency,
  kbo: '0123.456.789',
  vat: 'BE 0123.456.789',
  biv: '500.001',
  title: { nl: 'Vastgoedmakelaar-bemiddelaar' },
  supervisor: {
    name: { nl: 'Beroepsinstituut van Vastgoedmakelaars' },
    address: 'Luxemburgstraat 16B, 1000 Brussel',
    url: 'https://www.biv.be',
  },
  codeOfConductUrl: 'https://www.biv.be/plichtenleer',
  insurer: { name: 'Verzekeraar nv', policy: 'P-730' },
  thirdPartyAccount: 'BE00 0000 0000 0000',
}

const footerOf = (html: string): string => html.slice(html.indexOf('<footer'))

describe('what an agency says of itself', () => {
  it.each(['/nl', '/nl/te-koop', '/nl/aanbod/7'])(
    'stands in the footer of %s, as far as it gave it (LAW-40)',
    async path => {
      const { html } = await anAgency([anEstate(7)], { agency: full }).open(path)
      const text = visibleText(footerOf(html))
      for (const said of [
        full.kbo,
        full.vat,
        full.biv,
        full.title.nl,
        full.supervisor.name.nl,
        full.supervisor.address,
        full.insurer.name,
        full.insurer.policy,
        full.thirdPartyAccount,
      ])
        expect(text).toContain(said)
      expect(footerOf(html)).toContain(`href="${full.codeOfConductUrl}"`)
      const bare = { ...full, vat: '', insurer: { name: '', policy: '' }, thirdPartyAccount: '' }
      const less = await anAgency([anEstate(7)], { agency: bare }).open(path)
      expect(footerOf(less.html).match(/identity__row/g)).toHaveLength(3)
    },
  )

  it('bears the language of a supervisor that the page has no name for (LOCALE-31)', async () => {
    const { html } = await anAgency([anEstate(7)], { agency: full }).open('/de/angebot/7')
    expect(footerOf(html)).toContain(
      '<span lang="nl">Beroepsinstituut van Vastgoedmakelaars</span>',
    )
    expect(footerOf(html)).not.toContain('<span lang="nl">Luxemburgstraat')
  })

  it('includes that its pictures are illustrations where the product drew some (PACK-112)', async () => {
    for (const isIllustrated of [true, false]) {
      const { html } = await anAgency([], { isIllustrated }).open('/nl')
      expect(footerOf(html).includes('De beelden op deze site zijn illustraties.')).toBe(
        isIllustrated,
      )
    }
  })

  it('17.50: says that some are illustrations, where there are photographs too (PACK-112)', async () => {
    const { html } = await anAgency([], { isIllustrated: true, hasPhotographs: true }).open('/nl')
    expect(footerOf(html)).toContain('Een deel van de beelden op deze site zijn illustraties.')
    expect(footerOf(html)).not.toContain('De beelden op deze site')
  })

  it('leads nowhere to the platform for online disputes, which is closed (LAW-41)', async () => {
    const { html } = await anAgency([anEstate(7)], { agency: full }).open('/nl/aanbod/7')
    expect(html).not.toMatch(/ec\.europa\.eu|webgate|\/odr/i)
  })
})

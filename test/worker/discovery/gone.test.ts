import { expect, it } from 'vitest'
import { aSite, anEstate, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

it('where a home was, its page says 410 and offers others, hidden ones left out', async () => {
  const site = aSite({ settings: { ...aSite().settings, hiddenStatus: [5] } })
  const api = siteApi(site, [anEstate(1), anEstate(2, { transaction: { id: 5 } })])
  api.answers.set(`GET /sites/${site.id}/estates/v2/7`, Response.json({ error: 'gone' }, { status: 410 }))
  const { get } = openSite({ API: api })
  const gone = await get(`http://${site.hostnames[0]}/nl/aanbod/7/een-huis`)
  const text = await gone.text()
  expect(gone.status).toBe(410)
  expect(text).toContain('Nieuw in ons aanbod')
  expect(text).toContain('data-favorite="1"')
  expect(text).not.toContain('data-favorite="2"')
  expect(text).toMatch(/<meta name="robots" content="noindex"/)
})

import { expect, it } from 'vitest'
import { aPage, aSite, siteApi } from '../../support/demo-api.ts'
import { openSite } from '../../support/open-site.ts'

it.each([
  ['published', aPage(9, { nl: 'nl/gebruiksvoorwaarden' }, []), true],
  ['a draft', aPage(9, { nl: 'nl/gebruiksvoorwaarden' }, [], { published: false }), false],
  ['not there', null, false],
  ['not to be had', new Response(null, { status: 502 }), true],
])('links to terms that are %s only where they may be (CONTENT-79)', async (_, terms, isLinked) => {
  const site = aSite()
  const api = siteApi(site, [])
  const key = `GET /sites/${site.id}/pages/by-url/nl%2Fgebruiksvoorwaarden`
  if (terms instanceof Response) api.answers.set(key, () => terms.clone())
  else if (terms) api.answers.set(key, terms)
  const answer = await openSite({ API: api }).get(`http://${site.hostnames[0]}/nl`)
  expect((await answer.text()).includes('href="/nl/gebruiksvoorwaarden"')).toBe(isLinked)
})

import { expect, it } from 'vitest'
import { agencyStub } from '../../../worker/agency/stub.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { agencyRows, runDueTasks } from '../../support/agency-object.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'
import { SUBSCRIBE, fields } from '../../support/agencies/a-subscriber.ts'

const TOKEN = 'a-token-of-the-tests'

it('a site that has moved is read, refuses every form with 503 and sends nothing, until it is live again (AGENCY-105, AGENCY-107)', async () => {
  const { site, get, post, sent, countStored, bindings } = await aMailingAgency(
    {},
    { ADMIN_TOKEN: TOKEN },
  )
  const setState = (state: string) =>
    get(`/admin/agencies/${site.id}`, {
      method: 'POST',
      body: JSON.stringify({ act: 'state', state }),
      headers: { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' },
    })
  expect((await post(SUBSCRIBE, fields())).status).toBe(303)
  expect((await setState('moved')).status).toBe(200)
  expect((await get('/nl')).status).toBe(200)
  for (const path of [SUBSCRIBE, '/nl/contact', '/nl/ajax/contact', '/desk/homes']) {
    const refused = await post(path, fields({ email: 'bo@voorbeeld.be' }))
    expect([path, refused.status, refused.headers.get('Retry-After')]).toEqual([path, 503, '30'])
  }
  await runDueTasks(site.id, bindings as never, Date.now() + 1)
  expect(sent).toEqual([])
  expect(await countStored('subscriber')).toBe(1)
  expect((await setState('live')).status).toBe(200)
  await runDueTasks(site.id, bindings as never, Date.now() + 1)
  expect(sent).toHaveLength(1)
  expect((await post(SUBSCRIBE, fields({ email: 'bo@voorbeeld.be' }))).status).toBe(303)
})

it('its people still read at their desk (AGENCY-107)', async () => {
  const { site, signedIn, bindings } = await aDesk()
  const own = await signedIn()
  expect((await own.ask('/desk')).status).toBe(200)
  await agencyStub(bindings, site.id).setMoved(99, true)
  await agencyRows(site.id, 'UPDATE session SET seen_at = seen_at - 86400000')
  expect((await own.ask('/desk')).status).toBe(200)
})

import { describe, expect, it } from 'vitest'
import { createOperator, TOKEN } from '../../support/operator.ts'

const REPORT = {
  created: 1,
  updated: 0,
  unchanged: 0,
  archived: 0,
  rejected: [],
  quarantined: false,
}

async function anImporter(report: object, status = 200) {
  const passed: { url: string; key: string | null; type: string | null; body: string }[] = []
  const operator = await createOperator({ IMPORT_KEY: 'import-key' })
  const { fetch } = operator.api
  operator.api.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'PUT') return fetch(input, init)
    passed.push({
      url: request.url,
      key: request.headers.get('Authorization'),
      type: request.headers.get('Content-Type'),
      body: await request.text(),
    })
    return Response.json(report, { status })
  }
  const send = (
    path: string,
    headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` },
  ) =>
    operator.ask(`/admin/sites/${path}`, {
      method: 'PUT',
      body: '{"externalId":"1"}\n{"externalId":"2"}\n',
      headers,
    })
  return { ...operator, passed, send }
}

describe('PUT /admin/sites/{id}/estates', () => {
  it('passes the feed on with the API’s key, answers its report and purges the site (IMPORT-17)', async () => {
    const { send, passed, changed, site } = await anImporter(REPORT)
    const answer = await send(`${site.id}/estates?confirm=removal`)
    expect([answer.status, await answer.json()]).toEqual([200, REPORT])
    expect(passed).toEqual([
      {
        url: `http://api/sites/${site.id}/estates?confirm=removal`,
        key: 'Bearer import-key',
        type: 'application/x-ndjson',
        body: '{"externalId":"1"}\n{"externalId":"2"}\n',
      },
    ])
    expect(await changed()).toEqual(['estates', 'lists'])
  })

  it('purges nothing when nothing was applied (IMPORT-18)', async () => {
    const { send, changed, site } = await anImporter({ ...REPORT, quarantined: true }, 409)
    expect((await send(`${site.id}/estates`)).status).toBe(409)
    expect(await changed()).toEqual([])
  })

  it('passes a holiday home’s calendar on likewise (IMPORT-19)', async () => {
    const { send, passed, changed, site } = await anImporter({ blocked: 7, conflicts: [] })
    expect((await send(`${site.id}/rental-units/231/calendar?source=air%26b`)).status).toBe(200)
    expect(passed).toMatchObject([
      {
        url: `http://api/sites/${site.id}/rental-units/231/calendar?source=air%26b`,
        key: 'Bearer import-key',
        type: 'text/calendar',
      },
    ])
    expect(await changed()).toEqual(['rentals'])
    expect((await send(`${site.id}/rental-units/x/calendar`)).status).toBe(404)
  })

  it('is shut without the token, and knows no site by another name (IMPORT-20)', async () => {
    const { send, passed } = await anImporter(REPORT)
    expect((await send('1/estates', {})).status).toBe(401)
    expect((await send('x/estates')).status).toBe(404)
    expect(passed).toEqual([])
  })

  it.each(['estates', 'rental-units/231/calendar'])(
    'takes a site of ten digits, and none of eleven: %s (IMPORT-20)',
    async path => {
      const { send, passed } = await anImporter(REPORT)
      expect((await send(`12345678901/${path}`)).status).toBe(404)
      expect(passed).toEqual([])
      expect((await send(`1234567890/${path}`)).status).toBe(200)
    },
  )

  it('takes a unit of ten digits, and none of eleven (IMPORT-20)', async () => {
    const { send, passed } = await anImporter(REPORT)
    expect((await send('1/rental-units/12345678901/calendar')).status).toBe(404)
    expect(passed).toEqual([])
    expect((await send('1/rental-units/1234567890/calendar')).status).toBe(200)
  })
})

import { describe, expect, it } from 'vitest'
import { openSite } from '../../support/open-site.ts'
import { createOperator, TOKEN } from '../../support/operator.ts'

const ADDRESSES = [
  ['GET', '/admin'],
  ['GET', '/admin/'],
  ['GET', '/admin/health'],
  ['GET', '/admin/console.css'],
  ['POST', '/admin/purge'],
  ['POST', '/admin/session'],
  ['POST', '/admin/agencies/1'],
  ['GET', '/%61dmin'],
  ['GET', '/admin/nowhere'],
] as const

describe('everything under /admin', () => {
  it('is answered on the host of operators alone (KEY-28)', async () => {
    const { bindings, site } = await createOperator({ ADMIN_HOST: 'Admin.test' })
    const headers = { Authorization: `Bearer ${TOKEN}`, 'CF-Connecting-IP': '198.51.100.9' }
    const ask = (host: string, method: string, path: string, how: object = headers) =>
      openSite(bindings).get(`http://${host}${path}`, { method, headers: { ...how } })
    for (const [method, path] of ADDRESSES)
      for (const host of [site.hostnames[0] ?? '', 'nobody.test', 'x.admin.test'])
        for (const how of [headers, {}]) {
          const answer = await ask(host, method, path, how)
          expect(answer.status, `${host}${path}`).toBe(404)
          expect(answer.headers.get('Set-Cookie')).toBeNull()
          expect(answer.headers.get('Cache-Control')).toContain('no-store')
        }
    expect((await ask('admin.test', 'GET', '/admin')).status).toBe(200)
    expect((await ask('admin.test', 'GET', '/admin/health')).status).toBe(200)
    expect((await ask('admin.test', 'GET', '/admin/health', {})).status).toBe(401)
  })

  it('is at a host that no agency can have (KEY-30)', async () => {
    const { bindings, site } = await createOperator({ ADMIN_HOST: 'admin.test' })
    const answer = await openSite(bindings).get('http://admin.test/admin/domains', {
      method: 'POST',
      headers: { Authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ act: 'add', hostname: 'ADMIN.test', site: site.id }),
    })
    const error = 'it is the host of operators'
    expect([answer.status, await answer.json()]).toEqual([422, { error }])
  })
})

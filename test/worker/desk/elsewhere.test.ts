import { describe, expect, it } from 'vitest'
import { DESK_CALLS } from '../../../worker/desk/calls.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'
import { apiOverHttp } from '../../support/api-over-http.ts'
import { createFakeApi } from '../../support/fake-api.ts'

const addressOf = (path: string): string =>
  `/desk${path.replace(/:(\w+)({[^}]*})?/g, '1')}`.replace(/\/$/, '')

describe('the desk of an agency with a back end of its own', () => {
  it('reads and never writes there, and says where its content is kept; its people work as everywhere (DESK-38)', async () => {
    const theirs = createFakeApi()
    const desk = await aDesk(apiOverHttp(theirs))
    for (const [key, answer] of desk.api.answers) theirs.answers.set(key, answer)
    const own = await desk.signedIn()
    const wrong: string[] = []
    for (const { method, path } of DESK_CALLS) {
      const { status } = await own.ask(
        addressOf(path),
        method === 'POST' ? { act: 'save', name: 'x', state: 'published' } : undefined,
      )
      if (status === 500) wrong.push(`${method} ${path} ${status}`)
    }
    const written = theirs.calls
      .filter(({ method, path }) => method !== 'GET' && !/\/estates\/v2/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...wrong, ...written]).toEqual([])
    for (const room of ['homes', 'pages', 'look', 'words']) {
      const answer = await own.ask(`/desk/${room}`)
      expect([room, answer.status]).toEqual([room, 200])
      expect(await answer.text(), room).toMatch(/eigen systeem|ergens anders|elders/)
    }
    for (const room of ['', '/people', '/audit', '/me', '/keys', '/domain'])
      expect([room, (await own.ask(`/desk${room}`)).status]).toEqual([room, 200])
  })
})

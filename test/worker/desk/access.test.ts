import { describe, expect, it } from 'vitest'
import { ROLES } from '../../../worker/agency/people/members.ts'
import { DESK_CALLS } from '../../../worker/desk/calls.ts'
import { aDesk } from '../../support/agencies/a-desk.ts'

/** A path of the table with something in the place of each parameter. */
const addressOf = (path: string): string =>
  `/desk${path.replace(/:(\w+)({[^}]*})?/g, '1')}`.replace(/\/$/, '')

describe('every page and act behind the door', () => {
  it('is for the roles of its row, and for nobody who is not signed in (DESK-23)', async () => {
    const { hire, signedIn, browser } = await aDesk()
    const wrong: string[] = []
    for (const role of ROLES) {
      await hire(`${role}@agency.example`, role)
      const own = await signedIn(`${role}@agency.example`)
      for (const { method, path, may } of DESK_CALLS) {
        if (may.includes(role) && method === 'POST') continue
        const answer = await own.ask(addressOf(path), method === 'POST' ? {} : undefined)
        const isRefused = answer.status === 403
        if (isRefused === may.includes(role))
          wrong.push(`${role}: ${method} ${path} ${answer.status}`)
      }
    }
    for (const { method, path } of DESK_CALLS) {
      const answer = await browser().ask(addressOf(path), method === 'POST' ? {} : undefined)
      if (answer.status !== 401) wrong.push(`nobody: ${method} ${path} ${answer.status}`)
    }
    expect(wrong).toEqual([])
  })
})

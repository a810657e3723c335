import { describe, expect, it } from 'vitest'
import { anAccessKey } from '../../support/agencies/access-key.ts'
import { agency } from '../../support/agency-object.ts'
import { createOperator } from '../../support/operator.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const enquiry = (n: number, flag: 'trap' | null = null) => ({
  id: `enquiry-${n}`,
  kind: 'contact',
  locale: 'nl' as const,
  email: `visitor-${n}@example.com`,
  recipient: 'agent@agency.example',
  estateId: n % 2 ? '12' : '',
  fields: { text: 'Kan ik dit huis bezoeken?' },
  flag,
  // Two of each moment.
  createdAt: NOW + Math.floor(n / 2),
})

interface Answer {
  items: { id: string }[]
  next: string | null
}

describe('GET /sites/{id}/enquiries', () => {
  it('gives all that were left since the last time, none twice and no robot’s (KEY-24)', async () => {
    const { ask, site } = await createOperator()
    const { headers, id } = await anAccessKey(site.id, ['enquiries'])
    const leave = (n: number, flag: 'trap' | null = null) =>
      agency(site.id).submissions.submit(
        { form: 'contact', key: `key-${n}`, bodyHash: 'h', now: NOW },
        { counts: [], enquiry: enquiry(n, flag) },
      )
    const read = async (query: string): Promise<Answer> =>
      (await ask(`/sites/${site.id}/enquiries${query}`, { headers })).json()
    expect(await read('')).toEqual({ items: [], next: null })
    for (let n = 0; n < 7; n++) await leave(n, n === 4 ? 'trap' : null)
    const seen: string[] = []
    let next = ''
    for (let turn = 0; turn < 4; turn++) {
      const answer = await read(`?limit=2${next && `&after=${encodeURIComponent(next)}`}`)
      seen.push(...answer.items.map(item => item.id))
      next = answer.next ?? ''
    }
    expect(seen).toEqual([0, 1, 2, 3, 5, 6].map(n => `enquiry-${n}`))
    await leave(7)
    const { items } = await read(`?after=${encodeURIComponent(next)}`)
    expect(items).toEqual([
      {
        id: 'enquiry-7',
        kind: 'contact',
        locale: 'nl',
        email: 'visitor-7@example.com',
        estate: '12',
        fields: { text: 'Kan ik dit huis bezoeken?' },
        flag: null,
        at: new Date(NOW + 3).toISOString(),
      },
    ])
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?after=1', "?after=1/'"])
      expect((await ask(`/sites/${site.id}/enquiries${query}`, { headers })).status).toBe(422)
    const rows = await agency(site.id).audit.list(20)
    const readings = rows.filter(({ subject }) => subject === 'GET enquiries')
    expect(readings.map(({ actor }) => actor)).toEqual(Array(6).fill(`key ${id}`))
    expect(JSON.stringify(readings)).not.toContain('visitor')
  })
})

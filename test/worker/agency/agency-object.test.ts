import { describe, expect, it } from 'vitest'
import { agency, agencyRows, alarmOf } from '../../support/agency-object.ts'

const NOW = Date.UTC(2027, 0, 4, 9)

const mail = (id: string) => ({
  id,
  kind: 'contact' as const,
  dedupeKey: `contact/${id}`,
  recipient: 'agent@agency.example',
  message: { fromName: 'Agency', subject: 'Hello', html: '', text: '', headers: {} },
  now: NOW,
})

const submission = { form: 'contact', key: 'first', bodyHash: 'body', now: NOW }

describe('an agency', () => {
  it('stores a form and all that it leaves once, or nothing of it (AGENCY-1)', async () => {
    const counts = [{ bucket: 'contact/visitor', max: 1, until: NOW + 1000 }]
    const { submissions } = agency(7)
    expect(await submissions.submit(submission, { counts, mail: mail('a') })).toBe('done')
    expect(await submissions.submit(submission, { counts, mail: mail('b') })).toBe('duplicate')
    expect(await submissions.submit({ ...submission, bodyHash: 'other' }, { counts })).toBe(
      'keyReused',
    )
    const second = { ...submission, key: 'second' }
    expect(await submissions.submit(second, { counts, mail: mail('c') })).toBe('limited')
    expect(await agencyRows(7, 'SELECT key FROM submission')).toEqual([{ key: 'first' }])
    expect(await agencyRows(7, 'SELECT id, state FROM outbox')).toEqual([
      { id: 'a', state: 'waiting' },
    ])
    expect(await alarmOf(7)).not.toBeNull()
  })

  it('refuses calls that its store does not have (AGENCY-2)', async () => {
    const { outbox } = agency(7)
    expect(await Promise.resolve(Reflect.get(outbox, 'constructor')('x')).catch(String)).toMatch(
      /no outbox.constructor|cannot be invoked/,
    )
    expect(await Promise.resolve(Reflect.get(outbox, 'drop')()).catch(String)).toContain(
      'an agency has no outbox.drop',
    )
  })
})

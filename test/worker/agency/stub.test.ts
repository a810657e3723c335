import { describe, expect, it } from 'vitest'
import { agencyOf } from '../../../worker/agency/stub.ts'

/** A namespace whose objects fail so often. */
function failing(errors: object[]) {
  const asked: string[] = []
  const platform = {
    JURISDICTION: '' as const,
    AGENCY: {
      getByName: (name: string) => ({
        async call(part: string, method: string, args: unknown[]) {
          asked.push(`${name} ${part}.${method}(${args.join()})`)
          const error = errors.shift()
          if (error) throw Object.assign(new Error('broken'), error)
          return 'done'
        },
      }),
    } as unknown as DurableObjectNamespace,
  }
  return { asked, list: async () => agencyOf(platform, 7).outbox.list(5) }
}

describe('a call of an agency', () => {
  it('is made once more when its object was reset, and never to one that is overloaded (AGENCY-5)', async () => {
    const reset = failing([{ retryable: true }])
    expect(await reset.list()).toBe('done')
    expect(reset.asked).toEqual(['7 outbox.list(5)', '7 outbox.list(5)'])
    const twice = failing([{ retryable: true }, { retryable: true }])
    await expect(twice.list()).rejects.toThrow('broken')
    const overloaded = failing([{ retryable: true, overloaded: true }])
    await expect(overloaded.list()).rejects.toThrow('broken')
    expect(overloaded.asked).toHaveLength(1)
    const other = failing([{}])
    await expect(other.list()).rejects.toThrow('broken')
    expect(other.asked).toHaveLength(1)
  })

  it('goes to an object in the jurisdiction that is set', () => {
    const asked: string[] = []
    const namespace = {
      jurisdiction: (name: string) => {
        asked.push(name)
        return { getByName: () => ({ call: async () => null }) }
      },
    } as unknown as DurableObjectNamespace
    void agencyOf({ AGENCY: namespace, JURISDICTION: 'eu' }, 7).outbox.find('x')
    expect(asked).toEqual(['eu'])
  })
})

import { expect, it, vi } from 'vitest'
import { createApi } from '../../../worker/api/create-api.ts'

it.each(['policyLogEntry', 'privacyStatement'] as const)(
  '%s is rejected as not implemented, and asks nothing (API-27)',
  async name => {
    const ask = vi.fn(() => Promise.resolve(null))
    const client = {
      get: ask,
      post: ask,
      put: ask,
      delete: ask,
      raw: () => Promise.resolve(new Response()),
    }
    const api = createApi({ client, cache: { read: ask }, siteId: 1, locale: 'nl' })
    await expect(api[name]()).rejects.toThrow('not implemented')
    expect(ask).not.toHaveBeenCalled()
  },
)

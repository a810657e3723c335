import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ESTIMATE_PREFIX, withEstimatePrefix } from '../../../shared/forms/estimate.ts'

describe('withEstimatePrefix', () => {
  it('begins with the phrase once, however often it is applied, and only for an estimate (FORM-31)', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const once = withEstimatePrefix(text, 'estimate')
        expect(once.startsWith(ESTIMATE_PREFIX.trim())).toBe(true)
        expect(withEstimatePrefix(once, 'estimate')).toBe(once)
        expect(withEstimatePrefix(text, 'elders')).toBe(text)
      }),
    )
  })
})

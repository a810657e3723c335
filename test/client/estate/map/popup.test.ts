import { afterEach, expect, it, vi } from 'vitest'
import { whyMissing } from '../../../../client/estate/map/popup.tsx'
import { getJson } from '../../../../client/get-json.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['404', () => Response.json({}, { status: 404 }), 'map.gone'],
  ['410', () => Response.json({}, { status: 410 }), 'map.gone'],
  ['503', () => Response.json({}, { status: 503 }), 'list.failed'],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'list.failed'],
])(
  'the home of a pin that is answered %s is told as it is (SEARCH-78)',
  async (_, answer, word) => {
    vi.stubGlobal('fetch', answer)
    const why = await getJson('/nl/ajax/estate/1').then(() => '', whyMissing)
    expect(why).toBe(word)
  },
)

import { expect, it } from 'vitest'
import { parsePurgeScope } from '../../../worker/purge/scope.ts'

it.each(['/nl/te-koop', '/nl/te-koop/', '//nl/te-koop//?utm_source=x', ' /nl/te-koop#lijst '])(
  'a path is read as a visitor writes it: %j (PURGE-14)',
  path => {
    expect(parsePurgeScope({ path })).toEqual({ path: '/nl/te-koop' })
  },
)

import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { Bindings } from '../../../worker/env.ts'
import { forgetUnnamedFiles } from '../../../worker/backup/forget-files.ts'
import { knownVersions } from '../../../worker/versions/known.ts'
import { hardVersionOf } from '../../../worker/versions/table.ts'
import { agency } from '../../support/agency-object.ts'
import { createFakeApi } from '../../support/fake-api.ts'

const NOW = Date.UTC(2027, 0, 4, 3)

const api = createFakeApi({
  'DELETE /sites/41/unnamed-assets': () => Response.json({ removed: ['old'] }),
  'DELETE /sites/42/unnamed-assets': () => Response.json({ removed: [] }),
  'DELETE /sites/43/unnamed-assets': () => new Response(null, { status: 404 }),
  'DELETE /sites/44/unnamed-assets': () => Response.json({ removed: ['../43/old'] }),
})
const bindings = { ...env, API: api } as unknown as Bindings
const { WIDTHS } = bindings

it('Each night the widths of files that nothing named go with them, from caches too (UPLOAD-47, UPLOAD-48)', async () => {
  const hard: Record<number, boolean> = {}
  for (const siteId of [41, 42, 43, 44]) {
    await WIDTHS?.put(`${siteId}/old/ab12/400.webp`, 'a')
    await WIDTHS?.put(`${siteId}/older/ab12/400.webp`, 'a')
    await forgetUnnamedFiles({ env: bindings, siteId, agency: agency(siteId), now: NOW })
    hard[siteId] = hardVersionOf(knownVersions(siteId), []) >= NOW
  }
  const keys = (await WIDTHS?.list())?.objects.map(({ key }) => key.replace(/\/ab12.*/, ''))
  expect(keys?.filter(key => /^4[1-4]\/old/.test(key))).toEqual([
    '41/older',
    ...[42, 43, 44].flatMap(id => [`${id}/old`, `${id}/older`]),
  ])
  expect(hard).toEqual({ 41: true, 42: false, 43: false, 44: false })
})

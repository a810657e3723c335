import { expect, it } from 'vitest'
import { tellAgency } from '../../../worker/feeds/tell-agency.ts'
import { aMailingAgency } from '../../support/agencies/a-mailing-agency.ts'

const HELD = { archived: 30, quarantined: true, missing: ['VK-1', 'VK-2'] }
const NOW = Date.parse('2026-11-22T09:00:00Z')

it('A feed that is held back is mailed to the agency in its language, once a day (IMPORT-61)', async () => {
  const { site, bindings, sent, runDue } = await aMailingAgency({ defaultLocale: 'fr' })
  const tell = async (answer: unknown, now: number) => {
    await tellAgency(bindings, site.id, answer, now)
    await runDue(now + 1)
    return sent.length
  }
  expect(await tell({ ...HELD, quarantined: false }, NOW)).toBe(0)
  expect(await tell(null, NOW)).toBe(0)
  expect(await tell(HELD, NOW)).toBe(1)
  expect(sent[0]).toMatchObject({
    to: site.agency.email,
    subject: 'Importation retenue : 30 biens manquent',
    text: expect.stringContaining('VK-1, VK-2'),
  })
  expect(await tell(HELD, NOW + 3_600_000)).toBe(1)
  expect(await tell(HELD, NOW + 86_400_000)).toBe(2)
})

it('A feed has its answer though the agency cannot be told', async () => {
  const { bindings } = await aMailingAgency()
  await expect(tellAgency(bindings, 999_999, HELD, NOW)).resolves.toBeUndefined()
})

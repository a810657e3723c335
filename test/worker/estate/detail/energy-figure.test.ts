import { describe, expect, it } from 'vitest'
import type { At } from '../../../../shared/estate/fields/fields.ts'
import { anAgency } from '../../../support/an-agency.ts'
import { anEstate } from '../../../support/demo-api.ts'

const figure = async (energy: At<'energy'>, address: object = {}): Promise<string> => {
  const general = { address: { ...anEstate(7).general.address, ...address } }
  const { html } = await anAgency([anEstate(7, general, { energy })]).open('/nl/aanbod/7')
  const start = html.indexOf('<figure class="energy-figure"')
  return start < 0 ? '' : html.slice(start, html.indexOf('</figure>', start))
}

describe('the certificate, drawn', () => {
  it('is the scale of its region with the label marked, and the bar (ENERGY-12, ENERGY-9)', async () => {
    const walloon = await figure({ epcValue: 350 }, { region: 'WALLONIA' })
    expect(walloon.match(/epc-wallonia-[a-z-]+/g)).toHaveLength(9)
    expect(walloon).not.toContain('epc-flanders')
    expect(walloon).toContain('energy-scale__mark')
    expect(walloon).toContain('width="50"')
    expect(walloon).toContain('350\u00a0kWh/m²/jaar')
    const nowhere = await figure(
      { energyLabel: 'B' },
      { region: null, city: { id: 1, name: 'Gent', zip: 'x' } },
    )
    expect(nowhere.match(/epc-flanders-[a-z-]+/g)).toHaveLength(7)
    expect(nowhere).not.toContain('epc-bar')
  })

  it('writes value and label as the tabs do, the bar by the year (ENERGY-10, ENERGY-8)', async () => {
    const drawn = await figure({ epcValue: 187, energyLabel: 'B_C' })
    expect(drawn).toContain('187\u00a0kWh/m²/jaar')
    expect(drawn).toContain('B–C')
  })

  it('is left out where neither label nor value is known (ENERGY-12)', async () => {
    expect(await figure({ epcValueTotal: 900 })).toBe('')
  })
})

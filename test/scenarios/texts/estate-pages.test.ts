import { describe, expect, it } from 'vitest'
import { publicId } from '../../../shared/estate/estate.ts'
import { isHidden } from '../../../shared/estate/visibility.ts'
import { ROUTES } from '../../../shared/routes.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import { anAgency } from '../../support/an-agency.ts'
import { runs } from '../../support/fuzz-runs.ts'
import { faultsOf, UNSTATED } from './wrong-type.ts'

/** Every so many homes one is read; with FUZZ all of them. */
const STRIDE = runs(1).numRuns > 1 ? 1 : 41

describe.each(seed().map(data => [data.site.name, data] as const))('%s', (_, data) => {
  it('words and sets the pages of homes as its language does (FORMAT-53)', async () => {
    const { site, open } = anAgency(data.estates, data.site)
    const estates = data.estates
      .filter(each => !isHidden(each, site.settings.hiddenStatus))
      .filter((_, index) => index % STRIDE === 0)
    const wrong: string[] = []
    for (const [index, estate] of estates.entries()) {
      // Each home in one language: the next in the next.
      const locale = site.locales[index % site.locales.length] ?? 'nl'
      const path = ROUTES.estate[locale].replace(':estateId', String(publicId(estate)))
      const { status, html } = await open(`/${locale}/${path}`)
      if (status !== 200) wrong.push(`${path} ${status}`)
      for (const fault of faultsOf(html.replace(UNSTATED, ''), locale))
        wrong.push(`/${locale}/${path}: ${fault}`)
    }
    expect(estates.length).toBeGreaterThan(3)
    expect(wrong).toEqual([])
  })
})

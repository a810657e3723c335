import { expect, it } from 'vitest'
import { advertGap, missingPlace } from '../../../../shared/estate/legal/advert-gap.ts'
import { publicId } from '../../../../shared/estate/estate.ts'
import { seed } from '../../../../worker/listing-api/demo/seed.ts'

const DAY = '2026-11-25'

it.each(seed().map(({ site, estates }) => [site.name, site, estates] as const))(
  '17.36: no home of %s is shown without what its advert may not be without (LAW-61, LAW-62, LAW-73)',
  (_, site, estates) => {
    expect(site.settings).not.toHaveProperty('shownWithout')
    const lacking = estates.filter(
      estate => missingPlace(estate) ?? advertGap(estate, DAY, estate.general.parentId != null),
    )
    expect(lacking.map(publicId)).toEqual([])
  },
)

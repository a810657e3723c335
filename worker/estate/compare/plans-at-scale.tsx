import type { ReactNode } from 'react'
import { assetHref, useView } from '../../../client/view.tsx'
import { type Estate, publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { floorPlans, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { numberAt } from '../../../shared/estate/read.ts'

const BOX = { width: 400, height: 300 }
const LEAST = 2
const WIDTH_PX = 725

/** The floor plans of homes whose area is known, each as large beside the others as its area (LIST-54); null: fewer than two have one. */
export function PlansAtScale({ estates }: { estates: readonly Estate[] }): ReactNode {
  const { t, locale } = useView()
  const plans = estates.map(estate => {
    const [plan] = floorPlans(estate)
    const area = numberAt(estate, 'dimensions.areaBuild')
    return plan && area ? { plan, area } : null
  })
  if (plans.filter(Boolean).length < LEAST) return null
  const largest = Math.max(...plans.map(each => each?.area ?? 0))
  return (
    <tr className="compare__row compare__row--plans">
      <th scope="row">{t('compare.rows.plans')}</th>
      {estates.map((estate, index) => {
        const shown = plans[index]
        if (!shown) return <td key={publicId(estate)}>–</td>
        const share = Math.sqrt(shown.area / largest)
        const title = mentionedTitle(estate, locale, t)
        return (
          <td key={publicId(estate)}>
            <svg
              className="compare__plan"
              viewBox={`0 0 ${BOX.width} ${BOX.height}`}
              role="img"
              aria-label={t('compare.planOf', { title })}
            >
              <image
                href={assetHref(pictureFile(shown.plan), shown.plan.hash, WIDTH_PX)}
                width={Math.round(BOX.width * share)}
                height={Math.round(BOX.height * share)}
                preserveAspectRatio="xMinYMin"
              />
            </svg>
          </td>
        )
      })}
    </tr>
  )
}

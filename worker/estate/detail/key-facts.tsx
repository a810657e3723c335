import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../client/controls/icon.tsx'
import { unitRows } from '../../../client/estate/card/card.tsx'
import { useView } from '../../../client/view.tsx'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { projectUnits } from '../../../shared/estate/project-units.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { areaWord } from '../../../shared/estate/kind/head-types.ts'
import { numberAt } from '../../../shared/estate/read.ts'
import { roomCounts } from '../../../shared/estate/rooms/rooms.ts'
import { formatNumber, formatYear } from '../../../shared/format.ts'

/** What a buyer asks first, at a glance; only what is known. */
export function KeyFacts({
  estate,
  entities = [],
}: {
  estate: Estate
  /** Of a project: it is told by its homes. */
  entities?: readonly EstateCard[]
}): ReactNode {
  const { t } = useView()
  const rooms = roomCounts(estate)
  const units = projectUnits(entities)
  const facts: [IconName, string, string | null][] = units
    ? unitRows(units, t)
    : [
        [
          'surface',
          `card.${areaWord(estate)}`,
          formatNumber('surface', numberAt(estate, 'dimensions.areaBuild') || null),
        ],
        [
          'ground',
          'card.areaGround',
          formatNumber('surface', numberAt(estate, 'dimensions.areaGround') || null),
        ],
        ['bed', 'card.bedrooms', formatNumber('number', rooms.bedrooms || null)],
        ['bath', 'estate.bathrooms', formatNumber('number', rooms.bathrooms || null)],
        [
          'calendar',
          'estate.constructionYear',
          formatYear(numberAt(estate, 'technical.constructionYear')),
        ],
      ]
  const known = facts.filter(([, , value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="key-facts">
      {known.map(([icon, key, value]) => (
        <div key={key} className="key-facts__fact">
          <dt>
            <Icon name={icon} />
            {t(key)}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

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
import type { Translate } from '../../../shared/translator.ts'

interface KeyFact {
  icon: IconName
  label: string
  value: string
}

/** What a buyer asks first; only what is known. Of a project it is what its homes are. */
export function keyFactsOf(
  estate: Estate,
  entities: readonly EstateCard[],
  t: Translate,
): KeyFact[] {
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
  return facts.flatMap(([icon, key, value]) => (value ? [{ icon, label: t(key), value }] : []))
}

/** Those facts at a glance. */
export function KeyFacts({
  estate,
  entities = [],
}: {
  estate: Estate
  /** Of a project: it is told by its homes. */
  entities?: readonly EstateCard[]
}): ReactNode {
  const { t } = useView()
  const known = keyFactsOf(estate, entities, t)
  if (known.length === 0) return null
  return (
    <dl className="key-facts">
      {known.map(({ icon, label, value }) => (
        <div key={label} className="key-facts__fact">
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

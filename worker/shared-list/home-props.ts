import type { EstateCard } from '../../shared/estate/card.ts'
import type { ListedHome } from '../../shared/shared-list/list.ts'
import type { Day } from '../../shared/time/units.ts'
import type { Problem } from './problem.ts'

/** What the parts of a home in a list show. */
export interface HomeProps {
  home: ListedHome
  /** As it is now; null: it is no longer online, or that is not known. */
  card: EstateCard | null
  isUnknown: boolean
  /** Where acts go; null: for who only reads. */
  action: string | null
  seat: number | null
  isFirst: boolean
  isLast: boolean
  today: Day
  problem: Problem | null
}

/** With what the home is called. */
export type NamedHomeProps = HomeProps & { title: string }

import type { ReactNode } from 'react'
import { isSold, statusCode } from '../../../shared/estate/status.ts'
import type { EstateLike } from '../../../shared/estate/read.ts'
import type { HomeState } from '../../../shared/homes/home-record.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Tag } from '../page/notice.tsx'

const KINDS = {
  online: 'good',
  draft: 'plain',
  held: 'warning',
  hidden: 'plain',
  withdrawn: 'plain',
  archived: 'plain',
} as const satisfies Record<HomeState, string>

/** Where a home stands, and its status where that is no offer any more. */
export const StateTag = ({
  state,
  general,
  t,
}: {
  state: HomeState
  general: EstateLike['general']
  t: Translate
}): ReactNode => {
  const code = statusCode({ general })
  const ended = code !== null && isSold({ general }) ? t(`transaction.${code}`) : null
  return (
    <span className="homes__tags">
      <Tag kind={KINDS[state]}>{t(`deskHomes.state.${state}`)}</Tag> {ended && <Tag>{ended}</Tag>}
    </span>
  )
}

import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import type { ThreadState } from '../../agency/inbox/thread-rows.ts'
import { Tag } from '../page/notice.tsx'

const KINDS = { new: 'warning', answered: 'good', closed: 'plain' } as const

export const StateTag = ({ state, t }: { state: ThreadState; t: Translate }): ReactNode => (
  <Tag kind={KINDS[state]}>{t(`deskInbox.states.${state}`)}</Tag>
)

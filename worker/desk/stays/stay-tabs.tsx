import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Tabs } from '../page/lists.tsx'

/** The parts of the room: what was asked for, the homes and until when guests cancel for nothing. */
export const stayTabs = (
  t: Translate,
  current: 'stays' | 'homes' | 'terms',
  isOwner: boolean,
): ReactNode => (
  <Tabs
    label={t('deskStays.title')}
    tabs={(['stays', 'homes', ...(isOwner ? (['terms'] as const) : [])] as const).map(name => ({
      href: name === 'stays' ? '/desk/stays' : `/desk/stays/${name}`,
      label: t(`deskStays.tab.${name}`),
      isCurrent: name === current,
    }))}
  />
)

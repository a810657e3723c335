import type { ReactNode } from 'react'
import type { Translate } from '../../shared/translator.ts'
import { Tabs } from './page/lists.tsx'

const ROOMS = ['domain', 'mail', 'telling', 'prices', 'keys', 'export'] as const

/** What owners set once: rooms of their own, one beside the other. */
export const SettingsTabs = ({
  room,
  t,
}: {
  room: (typeof ROOMS)[number]
  t: Translate
}): ReactNode => (
  <Tabs
    label={t('deskSettings.label')}
    tabs={ROOMS.map(name => ({
      href: `/desk/${name}`,
      label: t(`deskSettings.${name}`),
      isCurrent: name === room,
    }))}
  />
)

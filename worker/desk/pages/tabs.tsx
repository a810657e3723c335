import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { Tabs } from '../page/lists.tsx'

/** What an agency shows besides its homes: its pages, its menus, and lists that pages take from. */
export const contentTabs = (t: Translate, current: 'pages' | 'menus' | 'lists'): ReactNode => (
  <Tabs
    label={t('deskPages.title')}
    tabs={[
      { href: '/desk/pages', label: t('deskPages.title'), isCurrent: current === 'pages' },
      { href: '/desk/menus', label: t('deskPages.menus.title'), isCurrent: current === 'menus' },
      { href: '/desk/content', label: t('deskPages.lists.title'), isCurrent: current === 'lists' },
    ]}
  />
)

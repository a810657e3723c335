import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { theirContentPage } from '../elsewhere/pages.tsx'
import { either } from '../elsewhere/site-api.ts'
import { menuItemPage, saveMenuItem } from './item-page.tsx'
import { menusPage, orderMenu } from './menus-page.tsx'

export const MENUS_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/menus',
    may: EDITORS,
    openToVisits: true,
    run: either(c => menusPage(c), theirContentPage('menus')),
  },
  { method: 'POST', path: '/menus', may: EDITORS, openToVisits: true, run: orderMenu },
  {
    method: 'GET',
    path: '/menus/:menu/:id',
    may: EDITORS,
    openToVisits: true,
    run: c => menuItemPage(c),
  },
  { method: 'POST', path: '/menus/:menu/:id', may: EDITORS, openToVisits: true, run: saveMenuItem },
]

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
    run: either(c => menusPage(c), theirContentPage('menus')),
  },
  { method: 'POST', path: '/menus', may: EDITORS, run: orderMenu },
  { method: 'GET', path: '/menus/:menu/:id', may: EDITORS, run: c => menuItemPage(c) },
  { method: 'POST', path: '/menus/:menu/:id', may: EDITORS, run: saveMenuItem },
]

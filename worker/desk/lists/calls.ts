import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { itemPage, saveItem } from './item-page.tsx'
import { listPage, listsPage, orderList } from './lists-page.tsx'

const LIST = '/content/:name'

export const LISTS_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/content', may: EDITORS, run: c => listsPage(c) },
  { method: 'GET', path: LIST, may: EDITORS, run: c => listPage(c) },
  { method: 'POST', path: LIST, may: EDITORS, run: orderList },
  { method: 'GET', path: `${LIST}/:id`, may: EDITORS, run: c => itemPage(c) },
  { method: 'POST', path: `${LIST}/:id`, may: EDITORS, run: saveItem },
]

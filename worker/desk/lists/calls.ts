import type { DeskCall } from '../call.ts'
import { EDITORS } from '../roles.ts'
import { theirContentPage } from '../elsewhere/pages.tsx'
import { either } from '../elsewhere/site-api.ts'
import { itemPage, saveItem } from './item-page.tsx'
import { listPage, listsPage, orderList } from './lists-page.tsx'

const LIST = '/content/:name'

export const LISTS_CALLS: readonly DeskCall[] = [
  {
    method: 'GET',
    path: '/content',
    may: EDITORS,
    openToVisits: true,
    run: either(c => listsPage(c), theirContentPage('lists')),
  },
  {
    method: 'GET',
    path: LIST,
    may: EDITORS,
    openToVisits: true,
    run: either(c => listPage(c), theirContentPage('lists')),
  },
  { method: 'POST', path: LIST, may: EDITORS, openToVisits: true, run: orderList },
  { method: 'GET', path: `${LIST}/:id`, may: EDITORS, openToVisits: true, run: c => itemPage(c) },
  { method: 'POST', path: `${LIST}/:id`, may: EDITORS, openToVisits: true, run: saveItem },
]

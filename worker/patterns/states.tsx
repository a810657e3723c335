import type { ReactNode } from 'react'
import { EmptyList } from '../../client/estate/empty-list.tsx'
import { ListCallView } from '../../client/estate/list-call.tsx'
import { Pagination } from '../../client/estate/pagination.tsx'
import { parseFilter } from '../../shared/estate/filter.ts'
import type { ListCall } from '../../shared/estate/list-calls.ts'
import { unavailablePage } from '../document/error-pages.tsx'
import type { PageRequest } from '../page-answer.ts'
import { Pattern } from './pattern.tsx'

const CALLS: readonly ListCall[] = ['subscribe', 'valuation', 'reviews']
const LINKS = { subscribe: '#states', valuation: '#states', reviews: '#states' }
const ALL = parseFilter(new URLSearchParams())

/** Nothing found, the beginning and the end of a list, and a page that can't be had. */
export const StatePatterns = ({ request }: { request: PageRequest }): ReactNode => (
  <>
    <Pattern name="Nothing found" wide><EmptyList subscribeHref="#states" /></Pattern>
    {CALLS.map(call => <Pattern key={call} name={`Call: ${call}`}><ListCallView call={call} links={LINKS} /></Pattern>)}
    <Pattern name="First page"><Pagination path="#" filter={ALL} start={0} offset={15} total={70} /></Pattern>
    <Pattern name="A page between"><Pagination path="#" filter={ALL} start={15} offset={30} total={70} /></Pattern>
    <Pattern name="Not to be had" wide>{unavailablePage(request).body}</Pattern>
  </>
)

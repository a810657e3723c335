import { isRecord } from '../../../shared/is-record.ts'
import { transactionIds, type Source } from '../../../shared/estate/status.ts'
import { isSame } from './read-text.ts'

/** The lists of homes that agencies have; another stays as it is written. */
export const HOME_LISTS = ['sale', 'rent', 'sold', 'projects', 'all'] as const

export const HOME_GROUPS = ['TYPE', 'SUBTYPE', 'CITY', 'STATUS', 'PRICE'] as const

type HomeList = (typeof HOME_LISTS)[number]

const queryOf = (list: HomeList, source: Source): object => {
  const ids = {
    sale: ['FOR_SALE', 'TAKE_OVER'],
    rent: ['TO_RENT'],
    sold: ['SOLD'],
  } as const
  if (list === 'all') return {}
  if (list === 'projects') return { terms: { 'headType.id': [6] } }
  return {
    terms: { 'transaction.id': ids[list].flatMap(status => transactionIds(status, source)) },
  }
}

/** Which of them a list shows; '': another, made by hand. */
export const homeListOf = (node: unknown, source: Source): HomeList | '' =>
  HOME_LISTS.find(list => isRecord(node) && isSame(node.query, queryOf(list, source))) ?? ''

export const groupOf = (node: unknown): string =>
  isRecord(node) && isRecord(node.groupOptions) ? String(node.groupOptions.groupBy ?? '') : ''

/** `list` is absent where the list is another and stays so. */
export function readHomes(form: URLSearchParams, name: string, from: unknown): unknown {
  const before = isRecord(from) ? from : {}
  const list = HOME_LISTS.find(each => each === form.get(`${name}-_list`))
  const source: Source = form.get(`${name}-_source`) === 'guid' ? 'guid' : 'main'
  const group = form.get(`${name}-_group`)
  const next: Record<string, unknown> = { ...before }
  if (list && list !== homeListOf(from, source)) next.query = queryOf(list, source)
  if (group !== null && group !== groupOf(from))
    next.groupOptions = { groupBy: HOME_GROUPS.find(each => each === group) ?? null }
  return isSame(next, before) ? from : next
}

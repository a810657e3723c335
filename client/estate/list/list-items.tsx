import { type ReactNode, useContext } from 'react'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { type Group, groupEstates } from '../../../shared/search/grouping.ts'
import {
  callsToActionAfter,
  type ListCallToAction,
} from '../../../shared/search/list-calls-to-action.ts'
import { DEFAULT_LIMIT, type GroupBy } from '../../../shared/search/search.ts'
import { useView } from '../../view.tsx'
import { CardSlot } from '../card/card-slot.ts'
import { EmptyList } from './empty-list.tsx'
import { ListCallToActionView, type CallToActionLinks } from './call-to-action.tsx'

export interface EstateListItemsProps {
  cards: readonly EstateCard[]
  /** Place of the first card in the whole loaded list, from 0. */
  startIndex: number
  /** Limited to sold properties (isSoldList). */
  soldList: boolean
  groupBy: GroupBy | null
  /** Key of the group that the cards before these end with; its heading is not said again. */
  previousGroup?: string | null
  links: CallToActionLinks
  /** What to change where nothing is found. */
  suggestion?: ReactNode
  /** How many of the first pictures are fetched at once. */
  eager?: number
}

type Row =
  | { heading: string; key: string }
  | { card: EstateCard; index: number; heading?: string }
  | { call: ListCallToAction; index: number }

/** The items of a list in one flat `ul`: headings of groups, cards, calls to action; or that there are none (LIST-38). */
export function EstateListItems(props: EstateListItemsProps) {
  const { locale, t } = useView()
  const Card = useContext(CardSlot)
  if (props.startIndex + props.cards.length === 0)
    return (
      <li className="list__empty">
        <EmptyList subscribeHref={props.links.subscribe}>{props.suggestion}</EmptyList>
      </li>
    )
  const groups: [Group | null, readonly EstateCard[]][] = props.groupBy
    ? groupEstates(props.cards, props.groupBy, locale, t)
    : [[null, props.cards]]
  return rowsOf(groups, props).map(row => {
    if ('key' in row)
      return (
        <li key={`group ${row.key}`} className="list__group">
          <h2 className="list__heading">{row.heading}</h2>
        </li>
      )
    if ('call' in row) {
      return (
        <li key={`${row.call} ${row.index}`} className="list__call">
          <ListCallToActionView call={row.call} links={props.links} />
        </li>
      )
    }
    return (
      <li
        key={publicId(row.card)}
        className={row.heading ? 'list__item list__item--only' : 'list__item'}
      >
        {row.heading && <h2 className="list__heading">{row.heading}</h2>}
        <Card card={row.card} eager={row.index - props.startIndex < (props.eager ?? 0)} />
      </li>
    )
  })
}

/** The group of the last card, for the slice that follows. */
export function lastGroup(
  cards: readonly EstateCard[],
  groupBy: GroupBy | null,
  { locale, t }: Pick<ReturnType<typeof useView>, 'locale' | 't'>,
): string | null {
  return groupBy ? (groupEstates(cards, groupBy, locale, t).at(-1)?.[0].key ?? null) : null
}

function rowsOf(
  groups: [Group | null, readonly EstateCard[]][],
  { startIndex, cards, soldList, previousGroup, links }: EstateListItemsProps,
): Row[] {
  const count = startIndex + cards.length
  let index = startIndex
  return groups.flatMap(([group, members], place) => {
    const isContinued = place === 0 && group?.key === previousGroup
    const label = group && !isContinued ? group.label : undefined
    // A group of one would leave the rest of its row empty: its heading stands in the card’s own place (LIST-56).
    const mayGoOn = place === groups.length - 1 && count % DEFAULT_LIMIT === 0
    const only = members.length === 1 && !mayGoOn ? label : undefined
    const heading: Row[] = label && group && !only ? [{ heading: label, key: group.key }] : []
    return [
      ...heading,
      ...members.flatMap((card): Row[] => {
        const position = ++index
        const calls = callsToActionAfter(position, count, soldList).filter(call => links[call])
        return [
          { card, index: position - 1, heading: only },
          ...calls.map(call => ({ call, index: position })),
        ]
      }),
    ]
  })
}

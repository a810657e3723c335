/** The calls to action that stand between the cards of a list. */
export type ListCallToAction = 'valuation' | 'reviews' | 'subscribe'

const VALUATION_EVERY = 16
const REVIEWS_EVERY = 8
const SUBSCRIBE_EVERY = 14

/**
 * The calls after the item at `position`, counted from 1 over the whole loaded list of `count` items. A sold
 * list asks for valuations and shows reviews; any other asks to subscribe, at its end when it is short (LIST-33, LIST-34).
 */
export function callsToActionAfter(
  position: number,
  count: number,
  soldList: boolean,
): ListCallToAction[] {
  if (soldList) {
    return [
      ...(position % VALUATION_EVERY === 0 ? ['valuation' as const] : []),
      ...(position % REVIEWS_EVERY === 0 ? ['reviews' as const] : []),
    ]
  }
  const isShortEnd = position === count && count < SUBSCRIBE_EVERY
  return position % SUBSCRIBE_EVERY === 0 || isShortEnd ? ['subscribe'] : []
}

import type { ReactNode } from 'react'
import { FEWEST_STOPS, MOST_STOPS } from '../../../shared/afternoon/propose.ts'
import { addressLine } from '../../../shared/estate/address.ts'
import type { EstateCard } from '../../../shared/estate/card.ts'
import { publicId } from '../../../shared/estate/estate.ts'
import { mentionedTitle } from '../../../shared/estate/kind/head-title.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { href } from '../../../shared/routes.ts'
import type { RequestContext } from '../../site/request-context.ts'

/** Two to six homes are chosen out of more; it is a form that asks for their times. */
export function ChooseHomes({
  context: { t, locale },
  cards,
  count,
}: {
  context: RequestContext
  cards: readonly EstateCard[]
  /** How many were asked for. */
  count: number
}): ReactNode {
  const open = cards.filter(card => !isSold(card))
  const sold = cards.filter(isSold)
  if (open.length < FEWEST_STOPS)
    return (
      <>
        <p className="alert">{t('agenda.round.few')}</p>
        <p>
          <a className="button" href={href('favorites', locale)}>
            {t('compare.toFavorites')}
          </a>
        </p>
      </>
    )
  return (
    <form className="form afternoon__choice" method="get" action={href('afternoon', locale)}>
      <fieldset>
        <legend className="field__label">{t('agenda.round.whichHomes')}</legend>
        {count > MOST_STOPS && <p className="alert">{t('agenda.round.tooMany')}</p>}
        {open.map((card, index) => (
          <label key={publicId(card)} className="check">
            <input
              type="checkbox"
              name="ids"
              value={publicId(card)}
              defaultChecked={index < MOST_STOPS && count <= MOST_STOPS}
            />
            <span>
              {mentionedTitle(card, locale, t)}
              <small>
                {addressLine(card.general.address, locale) || t('agenda.ticket.hidden')}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      {sold.length > 0 && (
        <ul className="afternoon__without">
          {sold.map(card => (
            <li key={publicId(card)}>
              {t('agenda.round.without.sold', { title: mentionedTitle(card, locale, t) })}
            </li>
          ))}
        </ul>
      )}
      <p>
        <button className="button" type="submit">
          {t('agenda.round.find')}
        </button>
      </p>
    </form>
  )
}

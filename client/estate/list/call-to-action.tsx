import type { ListCallToAction } from '../../../shared/search/list-calls-to-action.ts'
import { useView } from '../../view.tsx'

/** Where each call leads; one without an address is left out. */
export type CallToActionLinks = Record<ListCallToAction, string | null>

const CLASSES: Record<ListCallToAction, string> = {
  valuation: 'list-call list-call--valuation',
  reviews: 'list-call list-call--reviews',
  subscribe: 'list-call list-call--subscribe',
}

/** A call to action between the cards (LIST-33, LIST-34). */
export function ListCallToActionView({
  call,
  links,
}: {
  call: ListCallToAction
  links: CallToActionLinks
}) {
  const { t } = useView()
  return (
    <aside className={CLASSES[call]}>
      <p className="list-call__title">{t(`calls.${call}.title`)}</p>
      <p className="list-call__text">{t(`calls.${call}.text`)}</p>
      <a className="button list-call__link" href={links[call] ?? undefined}>
        {t(`calls.${call}.link`)}
      </a>
    </aside>
  )
}

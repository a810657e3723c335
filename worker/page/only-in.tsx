import type { ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import { langOf } from '../../shared/locale.ts'

/** Says in which language a text stands that the page's language does not have (LOCALE-20); nothing otherwise. */
export function OnlyIn({ text }: { text: unknown }): ReactNode {
  const { t, locale } = useView()
  const { lang } = langOf(text, locale)
  return (
    lang && (
      <p className="only-in">
        <small>{t(`onlyIn.${lang}`)}</small>
      </p>
    )
  )
}

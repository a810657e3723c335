import type { ReactNode } from 'react'
import { statusCode } from '../../../shared/estate/status.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { withValues } from '../../../shared/homes/record-path.ts'
import type { Locale } from '../../../shared/locale.ts'
import { formatDateTime } from '../../../shared/time/format-time.ts'
import { seconds } from '../../../shared/time/units.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Button } from '../page/button.tsx'
import { isStillSo, type DoneAct } from './act-row.ts'
import type { DeskHome } from './ask-home.ts'

interface Props {
  done: readonly DoneAct[]
  home: DeskHome
  path: string
  /** Of the agency's people, by 'person {id}'. */
  names: ReadonlyMap<string, string>
  locale: Locale
  t: Translate
}

/** Who did what and when, with what it was and became; the last word on a thing can be taken back (DESK-106). */
export const History = ({ done, home, path, names, locale, t }: Props): ReactNode => {
  if (done.length === 0) return null
  return (
    <section className="act-history">
      <h2 id="history">{t('deskActs.history.title')}</h2>
      <ol>
        {done.map(act => (
          <li key={act.id} className="act-history__act">
            <p>
              <strong>{t(`deskActs.did.${act.act}`)}</strong>{' '}
              {act.after.day &&
                `${t('deskActs.history.on', { date: formatDate(act.after.day) ?? '' })} `}
              <Change act={act} home={home} locale={locale} t={t} />
            </p>
            <p className="field__hint">
              <time dateTime={new Date(act.at).toISOString()}>
                {formatDateTime(seconds(act.at), t)}
              </time>
              {' · '}
              {names.get(act.actor) ?? t('deskActs.history.nobody')}
              {act.isUndone && ` · ${t('deskActs.history.undone')}`}
            </p>
            {!act.isUndone && isStillSo(home, act) && (
              <form method="post" action={path}>
                <input type="hidden" name="act" value="undo" />
                <Button
                  kind="quiet"
                  isSmall
                  name="row"
                  value={act.id}
                  of={t(`deskActs.did.${act.act}`)}
                >
                  {t('deskActs.undo')}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** '€ 345.000 → € 330.000', 'Te koop → Verkocht'. */
function Change({
  act,
  home,
  locale,
  t,
}: Pick<Props, 'home' | 'locale' | 't'> & { act: DoneAct }): ReactNode {
  const { before, after } = act
  const words = (path: string, value: unknown): string | null => {
    const content = withValues(home.content, [{ path, value }])
    if (path === 'general.price.value') return formatNumber('currency', value) ?? '–'
    if (path === 'general.sticker') return textAt(content, `${path}.name`, locale) ?? '–'
    const status = path === 'general.transaction' ? statusCode(content) : null
    return status && t(`transaction.${status}`)
  }
  const changes = after.set.flatMap(({ path, value }) => {
    const from = words(path, before.set.find(each => each.path === path)?.value)
    const to = words(path, value)
    return from && to ? [`${from} → ${to}`] : []
  })
  return changes.join(', ')
}

import type { ReactNode } from 'react'
import { href } from '../../shared/routes.ts'
import { formatDayInWords } from '../../shared/time/format-time.ts'
import type { Day } from '../../shared/time/units.ts'
import { CompareTable } from '../estate/compare/compare-table.tsx'
import type { RequestContext } from '../site/request-context.ts'
import { type ChosenHome, Portrait } from './portrait.tsx'
import { browserFiles } from '../page/browser-files.ts'

/** Of 'view', in the address. */
export const THREE = 'three'

interface Props {
  context: Pick<RequestContext, 't' | 'locale' | 'site'>
  token: string
  homes: readonly ChosenHome[]
  today: Day
}

/** 'Our three', where there are three. */
export const titleOfChoice = (homes: readonly unknown[]): string =>
  homes.length === 3 ? 'shared.three' : 'shared.choice'

/** To print and to lay on the table: the homes that stand first, what was said of each, then what sets them apart. */
export function ThreeView({ context, token, homes, today }: Props): ReactNode {
  const { t, locale, site } = context
  const estates = homes.map(({ estate }) => estate)
  return (
    <section className="section section--first three">
      <link rel="stylesheet" href={browserFiles.sharedListStyle} />
      <header className="section__header">
        <h1 className="section__title">{t(titleOfChoice(homes))}</h1>
        <p className="section__intro">
          {t('shared.threeText', { site: site.name, day: formatDayInWords(today, t) })}
        </p>
        <p className="three__ways">
          <a className="button button--quiet" href={href('sharedList', locale, { token })}>
            {t('shared.back')}
          </a>
          <span>{t('shared.print')}</span>
        </p>
      </header>
      {homes.length === 0 && <p>{t('shared.empty')}</p>}
      <ol className="three__homes">
        {homes.map(each => (
          <Portrait key={each.home.id} {...each} today={today} />
        ))}
      </ol>
      {estates.length > 0 && (
        <section className="compare three__table">
          <h2>{t(estates.length > 1 ? 'shared.differences' : 'shared.facts')}</h2>
          <CompareTable estates={estates} today={today} isShort={estates.length > 1} isFixed />
        </section>
      )}
    </section>
  )
}

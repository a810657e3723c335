import type { ReactNode } from 'react'
import { useView } from '../../client/view.tsx'
import { formatDate } from '../../shared/format.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import { MAX_SENTENCE } from '../../shared/search/sentence/tokens.ts'
import { CardList } from '../estate/list/card-list.tsx'
import type { FoundSearch } from './find-search.ts'
import { SentenceForm } from './sentence-form.tsx'
import { Understood, unsearchedNames } from './understood.tsx'

interface Props {
  sentence: string
  /** null: nothing was asked. */
  meaning: Meaning | null
  found: Exclude<FoundSearch, { kind: 'redirect' }> | null
}

/** What was understood, what was not, and where it leads. */
export function SentenceView({ sentence, meaning, found }: Props): ReactNode {
  const { t } = useView()
  return (
    <section className="section section--first sentence-page">
      <header className="section__header">
        <h1 className="section__title">{t('sentence.title')}</h1>
        {!meaning && <p className="section__intro">{t('sentence.empty')}</p>}
      </header>
      <SentenceForm id="sentence" value={sentence.slice(0, MAX_SENTENCE)} />
      {meaning && found && <Found meaning={meaning} found={found} />}
    </section>
  )
}

function Found({ meaning, found }: { meaning: Meaning; found: NonNullable<Props['found']> }) {
  const { t } = useView()
  const unsearched = found.kind === 'lists' ? unsearchedNames(found.unsearched, t) : []
  return (
    <>
      {meaning.isCut && <p className="sentence-page__note">{t('sentence.cut')}</p>}
      <Understood meaning={meaning} found={found} />
      <Words title={t('sentence.unknown')} words={meaning.unknown} />
      <Words title={t('sentence.unsearched')} words={unsearched} />
      {found.kind === 'lists' ? <Lists found={found} /> : <Stays found={found} />}
    </>
  )
}

/** Words of the visitor's own, kept apart from ours whatever their direction. */
function Words({ title, words }: { title: string; words: readonly string[] }): ReactNode {
  if (words.length === 0) return null
  return (
    <div className="sentence-page__words">
      <h2 className="sentence-page__title">{title}</h2>
      <ul>
        {words.map(word => (
          <li key={word}>
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Lists({
  found: { lists },
}: {
  found: Extract<FoundSearch, { kind: 'lists' }>
}): ReactNode {
  const { t } = useView()
  const cards = lists.find(({ total }) => (total ?? 0) > 0)?.cards ?? []
  return (
    <>
      <ul className="sentence-page__lists" aria-label={t('sentence.which')}>
        {lists.map(({ deal, to, total }) => (
          <li key={deal}>
            <a className="button" href={to} rel="nofollow">
              {t(deal === 'sale' ? 'transaction.FOR_SALE' : 'transaction.TO_RENT')}
              {total !== null && <span className="option__count">{total}</span>}
            </a>
          </li>
        ))}
      </ul>
      {cards.length > 0 && (
        <section>
          <h2 className="sentence-page__title">{t('sentence.homes')}</h2>
          <CardList cards={cards} />
        </section>
      )}
    </>
  )
}

function Stays({
  found: { to, arrivals },
}: {
  found: Extract<FoundSearch, { kind: 'stays' }>
}): ReactNode {
  const { t } = useView()
  return (
    <>
      {arrivals.length > 0 && (
        <nav aria-label={t('sentence.arrivals')}>
          <h2 className="sentence-page__title">{t('sentence.arrivals')}</h2>
          <ul className="filter__chips">
            {arrivals.map(({ day, to: at }) => (
              <li key={day}>
                <a className="chip" href={at} rel="nofollow">
                  {formatDate(day)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="sentence-page__lists">
        <a className="button" href={to} rel="nofollow">
          {t('sentence.stays')}
        </a>
      </p>
    </>
  )
}

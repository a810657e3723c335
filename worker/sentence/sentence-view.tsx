import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { criterionLabels } from '../../shared/search/criterion-words.ts'
import { describe } from '../../shared/search/describe.ts'
import { NearMisses } from '../../client/estate/list/near-misses.tsx'
import { useView } from '../../client/view.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import type { Meaning } from '../../shared/search/sentence/meaning.ts'
import type { Translate } from '../../shared/translator.ts'
import { MAX_SENTENCE } from '../../shared/search/sentence/tokens.ts'
import { CardList } from '../estate/list/card-list.tsx'
import type { FoundList, FoundLists, FoundStays } from './find-search.ts'
import { SentenceForm } from './sentence-form.tsx'
import { Understood, UnderstoodStay, unsearchedNames } from './understood.tsx'

interface Props {
  sentence: string
  /** null: nothing was asked. */
  meaning: Meaning | null
  found: FoundLists | FoundStays | null
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
  const { t, locale } = useView()
  const { search, unsearched } = found
  // Of a stay, all that only other homes are searched by.
  const conditions =
    found.kind === 'stays'
      ? describe(search, t, criterionLabels(search, { t, locale })).map(({ label }) => label)
      : []
  return (
    <>
      {meaning.isCut && <p className="sentence-page__note">{t('sentence.cut')}</p>}
      {found.kind === 'lists' ? (
        <Understood meaning={meaning} found={found} />
      ) : (
        <UnderstoodStay meaning={meaning} found={found} />
      )}
      <Words title={t('sentence.unknown')} words={meaning.unknown} />
      <Words
        title={t('sentence.unsearched')}
        words={[...conditions, ...unsearchedNames(unsearched, t)]}
      />
      {found.kind === 'lists' ? <Lists meaning={meaning} found={found} /> : <Stays found={found} />}
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

/** The lists that may be meant and have homes; of those that have none what lies near, and the search to be saved (SENTENCE-34). */
function Lists({ meaning, found: { lists } }: { meaning: Meaning; found: FoundLists }): ReactNode {
  const { t } = useView()
  const { deal, either } = meaning
  if (lists.length === 0)
    return (
      <p className="sentence-page__note">
        {t(deal === 'rent' ? 'sentence.noRent' : 'sentence.noSale')}
      </p>
    )
  const full = lists.filter(({ total }) => total !== 0)
  const cards = full.find(({ cards: own }) => own.length > 0)?.cards ?? []
  return (
    <>
      {either && lists.length > 1 && (
        <h2 className="sentence-page__title">{t('sentence.either')}</h2>
      )}
      <Buttons lists={either ? lists : full} isEither={either !== undefined} />
      {full.length === 0 &&
        lists.map(list => <Empty key={list.deal} list={list} isOne={lists.length === 1} />)}
      {cards.length > 0 && (
        <section>
          <h2 className="sentence-page__title">{t('sentence.homes')}</h2>
          <CardList cards={cards} />
        </section>
      )}
    </>
  )
}

const DEALS = { sale: 'transaction.FOR_SALE', rent: 'transaction.TO_RENT' } as const

function Buttons({
  lists,
  isEither,
}: {
  lists: readonly FoundList[]
  isEither: boolean
}): ReactNode {
  const { t } = useView()
  if (lists.length === 0) return null
  return (
    <ul className="sentence-page__lists" aria-label={t('sentence.which')}>
      {lists.map(list => (
        <li key={list.deal}>
          <a className="button" href={list.to} rel="nofollow">
            {isEither ? amountText(list, t) : t(DEALS[list.deal])}
            {list.total !== null && list.total > 0 && (
              <span className="option__count">{list.total}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** 'Te huur tot € 350 per maand', 'Te koop tot € 350.000'. */
function amountText({ deal, search: { values } }: FoundList, t: Translate): string {
  const textOf = (amount = 0): string => (amount > 0 && formatNumber('currency', amount)) || ''
  const [from, to] = [textOf(values['price-min']), textOf(values['price-max'])]
  const how = from && to ? 'between' : from ? 'from' : 'upTo'
  return t(`sentence.${deal}.${how}`, { from, price: to || from })
}

/** A list without homes, as lists themselves show it. */
function Empty({ list, isOne }: { list: FoundList; isOne: boolean }): ReactNode {
  const { t } = useView()
  return (
    <section className="empty-list">
      {!isOne && <h2 className="sentence-page__title">{t(DEALS[list.deal])}</h2>}
      <p className="empty-list__text">{t('list.empty')}</p>
      <NearMisses misses={list.misses} path={list.path} />
      <p>
        <a className="list__save" href={list.save} rel="nofollow">
          <Icon name="bell" />
          {t('calls.subscribe.save')}
        </a>
      </p>
    </section>
  )
}

function Stays({ found: { rentals, arrivals } }: { found: FoundStays }): ReactNode {
  const { t } = useView()
  if (!rentals) return null
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
        <a className="button" href={rentals.to} rel="nofollow">
          {t('sentence.stays')}
        </a>
      </p>
    </>
  )
}

import { Icon } from '../../client/controls/icon.tsx'
import type { Review } from '../../shared/content/entity.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { langOf, localize } from '../../shared/locale.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionContext, SectionDefinition } from './section-kind.ts'

const MAX_SHOWN = 6
const MAX_SCORE = 5

/** What clients say: the average, and the newest. */
export const reviews: SectionDefinition<'reviews', Review[]> = {
  load: (section, { api }) => api.items('reviews', section.entity),
  isCacheable: true,
  View({ section, data, context, index }) {
    if (data.length === 0) return null
    const newest = data.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MAX_SHOWN)
    return (
      <SectionFrame section={section} context={context} index={index} anchor="reviews">
        <Average reviews={data} context={context} />
        <ul className="reviews">
          {newest.map(review => (
            <li key={review.id} className="review">
              <figure>
                <Stars score={review.score} context={context} />
                <blockquote className="review__text">
                  <p {...langOf(review.text, context.locale)}>
                    {localize(review.text, context.locale)}
                  </p>
                </blockquote>
                <figcaption className="review__author">
                  {review.author}{' '}
                  <span>
                    {[
                      formatDate(review.date),
                      review.source && context.t('section.reviewSource', { source: review.source }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </SectionFrame>
    )
  },
}

/** One decimal, as it would be said. */
export const averageScore = (reviews: Pick<Review, 'score'>[]): number =>
  Math.round(
    (reviews.reduce((sum, review) => sum + review.score, 0) / Math.max(1, reviews.length)) * 10,
  ) / 10

function Average({ reviews, context }: { reviews: Review[]; context: SectionContext }) {
  const { t } = context
  const score = averageScore(reviews)
  return (
    <div className="review-average">
      <p className="review-average__score" aria-hidden="true">
        {formatNumber('number', score)}
      </p>
      <div>
        <Stars score={score} context={context} isAverage />
        <p className="review-average__count">
          {t('section.reviewsCount', { count: reviews.length })}
        </p>
      </div>
    </div>
  )
}

/** Stars to the nearest whole one; the exact score in words. */
function Stars({
  score,
  context: { t },
  isAverage,
}: {
  score: number
  context: SectionContext
  isAverage?: boolean
}) {
  const words = t(isAverage ? 'section.reviewsAverage' : 'section.stars', {
    score: formatNumber('number', score) ?? '',
  })
  return (
    <p className="stars">
      <span className="visually-hidden">{words}</span>
      {Array.from({ length: MAX_SCORE }, (_, place) => (
        <span
          key={place}
          className={place < Math.round(score) ? 'stars__star stars__star--full' : 'stars__star'}
          aria-hidden="true"
        >
          <Icon name="star" />
        </span>
      ))}
    </p>
  )
}

import type { ReactNode } from 'react'
import { Picture } from '../../../client/content/picture.tsx'
import { Icon } from '../../../client/controls/icon.tsx'
import { ServedIsland } from '../../render/island.tsx'
import { assetHref, useView } from '../../../client/view.tsx'
import { videos, type EstateVideo } from '../../../shared/estate/media/documents.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { floorPlans, pictureFile } from '../../../shared/estate/media/pictures.ts'
import { headTitle } from '../../../shared/estate/kind/head-title.ts'
import { langOf } from '../../../shared/locale.ts'
import { textAt } from '../../../shared/estate/read.ts'
import { hashOf, shownPicture } from './picture-facts.ts'

const PLAN_SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw'
const MAX_PLANS = 30

/** Floor plans, beside the photographs. */
export function FloorPlans({ estate }: { estate: Estate }): ReactNode {
  const { t, locale } = useView()
  const title = headTitle(estate, locale, t)
  const plans = floorPlans(estate).slice(0, MAX_PLANS)
  if (plans.length === 0) return null
  return (
    <section className="plans" id="plans">
      <h2>{t('gallery.plans')}</h2>
      <ul className="plans__list">
        {plans.map((plan, index) => {
          const caption = textAt(plan, 'caption', locale)
          return (
            <li key={index}>
              <a
                className="plans__link"
                href={assetHref(pictureFile(plan), hashOf(plan))}
                data-picture
              >
                <Picture
                  {...shownPicture(plan)}
                  alt={caption ?? t('gallery.plan', { title, number: index + 1 })}
                  {...langOf(plan.caption, locale)}
                  sizes={PLAN_SIZES}
                />
              </a>
              {caption && (
                <p className="plans__rooms" {...langOf(plan.caption, locale)}>
                  {caption}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Virtual tours and videos: a link; from a host that the site trusts it opens in its place, after a click. */
export function Tours({
  estate,
  videoHosts,
}: {
  estate: Estate
  videoHosts: readonly string[]
}): ReactNode {
  const { t } = useView()
  const all = videos(estate).slice(0, MAX_PLANS)
  if (all.length === 0) return null
  return (
    <section className="tours" id="tours">
      <h2>{t('detail.tours')}</h2>
      {all.map((video, index) => (
        <Tour key={index} video={video} videoHosts={videoHosts} />
      ))}
    </section>
  )
}

function Tour({
  video: { kind, link },
  videoHosts,
}: {
  video: EstateVideo
  videoHosts: readonly string[]
}): ReactNode {
  const { t } = useView()
  const host = hostOf(link)
  const name = host ? t('detail.tourOn', { kind: t(`detail.${kind}`), host }) : t(`detail.${kind}`)
  const anchor = (
    <a className="tour__link" href={link} rel="noopener noreferrer" data-tour={name}>
      <span className="tour__play">
        <Icon name="play" />
      </span>
      <span className="tour__name">{name}</span>
      {host && <span className="tour__note">{t('detail.tourNote', { host })}</span>}
    </a>
  )
  const isTrusted = link.startsWith('https://') && host !== null && videoHosts.includes(host)
  return (
    <div className="tour">
      {isTrusted ? (
        <ServedIsland name="estate-tour" props={{}}>
          {anchor}
        </ServedIsland>
      ) : (
        anchor
      )}
    </div>
  )
}

function hostOf(link: string): string | null {
  try {
    return link.startsWith('/') ? null : new URL(link).hostname
  } catch {
    return null
  }
}

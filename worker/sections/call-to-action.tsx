import { Icon } from '../../client/controls/icon.tsx'
import { Picture } from '../../client/content/picture.tsx'
import { Counters } from '../../client/content/counters.tsx'
import { Island } from '../render/island.tsx'
import { langOf, localize } from '../../shared/locale.ts'
import { SectionHeading } from './section-frame.tsx'
import { SectionLink } from './section-link.tsx'
import type { SectionDefinition } from './section-kind.ts'

/** A call to act; opening a page it is the page's cover. May bear counters, and the arrow down to the employees (CONTENT-6). */
export const callToAction: SectionDefinition<'callToAction'> = {
  lead: ({ section: { picture }, index }) =>
    picture && index === 0
      ? { asset: picture.asset, hash: picture.hash, sizes: COVER_SIZES }
      : null,
  View({ section, context, index }) {
    const { locale, t } = context
    const { picture, numbers = [] } = section
    const text = localize(section.text, locale)
    const classes = [
      'cta',
      index === 0 ? 'cta--cover' : 'cta--band',
      picture ? 'cta--pictured' : 'cta--plain',
    ]
    return (
      <section className={classes.join(' ')} id={section.id}>
        {picture && (
          <div className="cta__picture">
            <Picture
              asset={picture.asset}
              hash={picture.hash}
              width={picture.width}
              height={picture.height}
              color={picture.color}
              preview={picture.preview}
              alt={localize(picture.alt, locale) ?? ''}
              {...langOf(picture.alt, locale)}
              sizes={index === 0 ? COVER_SIZES : BAND_SIZES}
              eager={index === 0}
            />
          </div>
        )}
        <div className="cta__panel">
          <SectionHeading section={section} context={context} index={index} />
          {text && (
            <p className="cta__text" {...langOf(section.text, locale)}>
              {text}
            </p>
          )}
          <p className="cta__actions">
            <SectionLink link={section.link} locale={locale} className="button" />
            {section.employees && (
              <a
                className="cta__down"
                href="#employees"
                data-scroll
                aria-label={t('document.scrollToEmployees')}
              >
                <Icon name="arrow-down" />
              </a>
            )}
          </p>
        </div>
        {numbers.length > 0 && (
          <div className="cta__numbers">
            <Island name="content-counters" props={{}}>
              <Counters
                numbers={numbers.map(number => ({
                  ...number,
                  label: localize(number.label, locale) ?? '',
                }))}
              />
            </Island>
          </div>
        )}
      </section>
    )
  },
}

/** The cover fills the width on a phone and most of it elsewhere. */
const COVER_SIZES = '(min-width: 64rem) 70vw, 100vw'
const BAND_SIZES = '(min-width: 64rem) 50vw, 100vw'

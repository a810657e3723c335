import { Picture } from '../../client/content/picture.tsx'
import { langOf, localize } from '../../shared/locale.ts'
import { SectionFrame, SectionHeading } from './section-frame.tsx'
import { SectionLink } from './section-link.tsx'
import type { SectionDefinition } from './section-kind.ts'

const SIZES = '(min-width: 64rem) 45vw, 92vw'

/** A picture and what there is to say beside it. The words come first for those who listen. */
export const imageWithText: SectionDefinition<'imageWithText'> = {
  lead: ({ section: { image } }) => image && { asset: image.asset, hash: image.hash, sizes: SIZES },
  View({ section, context, index }) {
    const { locale } = context
    const { image, side, link } = section
    const html = localize(section.html, locale)
    return (
      <SectionFrame section={section} context={context} index={index} heading={false}>
        <div className={side === 'left' ? 'spread spread--left' : 'spread spread--right'}>
          <div className="spread__text">
            <SectionHeading section={section} context={context} index={index} />
            {html && (
              <div
                className="prose"
                {...langOf(section.html, locale)}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            )}
            {link && (
              <p className="section__more">
                <SectionLink link={link} locale={locale} />
              </p>
            )}
          </div>
          {image && (
            <div className="spread__picture">
              <Picture
                asset={image.asset}
                hash={image.hash}
                width={image.width}
                height={image.height}
                color={image.color}
                preview={image.preview}
                alt={localize(image.alt, locale) ?? ''}
                {...langOf(image.alt, locale)}
                sizes={SIZES}
                eager={index < 2}
              />
            </div>
          )}
        </div>
      </SectionFrame>
    )
  },
}

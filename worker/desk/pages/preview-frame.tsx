import type { ReactNode } from 'react'
import type { Locale } from '../../../shared/locale.ts'
import { deskPreviewLink } from '../../content/desk-preview.ts'
import type { Desk } from '../env.ts'
import { OWN_FRAMES } from '../../http/security-headers.ts'
import { wordsOf } from '../page/document.tsx'
import { readSecret } from '../sign-in/cookies.ts'
import { localesOf } from './load-context.ts'
import type { PageState } from './page-state.ts'

const WIDTHS = [360, 768, 1280] as const

interface Preview {
  locale: Locale
  href: string
}

/** The draft of a page in each language that it has, for this session alone. The page may frame the site's own (SE8). */
export async function previewsOf(c: Desk, { stored }: PageState): Promise<Preview[]> {
  c.header(OWN_FRAMES, 'around')
  const secret = readSecret(c, 'desk')
  const links = await Promise.all(
    localesOf(c).map(async locale => {
      const href = await deskPreviewLink(c.env, {
        site: c.var.site.id,
        secret,
        page: stored.content,
        locale,
        now: c.var.trace.startedAt,
      })
      return href === null ? [] : [{ locale, href }]
    }),
  )
  return links.flat()
}

/** The page as visitors would see it, at three widths. Without script and forms: nothing can be sent from it. */
export function PreviewFrame({
  c,
  previews,
}: {
  c: Desk
  previews: readonly Preview[]
}): ReactNode {
  const t = wordsOf(c)
  const url = new URL(c.req.url)
  const language = url.searchParams.get('lang')
  const shown = previews.find(({ locale }) => locale === language) ?? previews[0]
  if (!shown) return null
  return (
    <section className="desk-preview" aria-label={t('deskPages.preview.label')}>
      <div className="desk-preview__bar">
        <fieldset className="desk-preview__widths">
          <legend className="visually-hidden">{t('deskPages.preview.width')}</legend>
          {WIDTHS.map(width => (
            <label key={width}>
              <input
                type="radio"
                name="preview-width"
                form="desk-preview-width"
                value={width}
                defaultChecked={width === 360}
              />
              <span>{t(`deskPages.preview.${width}`)}</span>
            </label>
          ))}
        </fieldset>
        <p className="desk-preview__languages">
          {previews.length > 1 &&
            previews.map(({ locale }) => (
              <a
                key={locale}
                href={`${url.pathname}?lang=${locale}`}
                hrefLang={locale}
                {...(locale === shown.locale && { 'aria-current': 'true' as const })}
              >
                {locale.toUpperCase()}
              </a>
            ))}
          <a href={shown.href} target="_blank" rel="noopener">
            {t('deskPages.preview.open')}
          </a>
        </p>
      </div>
      <div className="desk-preview__window">
        <iframe
          src={shown.href}
          title={t('deskPages.preview.label')}
          sandbox="allow-same-origin"
          loading="lazy"
          data-preview=""
        />
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { pageHref } from '../../../shared/routes.ts'
import type { Site } from '../../../shared/site/site.ts'
import type { Translate } from '../../../shared/translator.ts'
import { previewHref } from './preview.ts'

const WIDTHS = ['360', '768', '1280'] as const

/** The real site in the look that is tried, at three widths; it needs no script. */
export const LookFrame = ({
  site,
  at,
  t,
}: {
  site: Pick<Site, 'defaultLocale'>
  at?: string | undefined
  t: Translate
}): ReactNode => {
  const path = at?.startsWith('/') ? at : pageHref(site.defaultLocale, '')
  return (
    <section className="look-preview" id="look-preview" aria-label={t('deskLook.preview')}>
      <fieldset className="look-preview__widths">
        <legend className="visually-hidden">{t('deskLook.width')}</legend>
        {WIDTHS.map(width => (
          <label key={width}>
            <input type="radio" name="look-width" value={width} defaultChecked={width === '360'} />
            <span>{t(`deskLook.widths.${width}`)}</span>
          </label>
        ))}
        <a href={previewHref(path)} target="_blank" rel="noopener">
          {t('deskLook.open')}
        </a>
      </fieldset>
      <div className="look-preview__window">
        <iframe src={previewHref(path)} title={t('deskLook.preview')} sandbox="allow-same-origin" />
      </div>
    </section>
  )
}

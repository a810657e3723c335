import { localize } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionKind } from './section-kind.ts'

/** The contact form as a plain form that posts by itself. */
export const contactForm: SectionKind<'contactForm'> = {
  View({ section, context, index }) {
    const { t, locale } = context
    const id = (name: string): string => `${section.id}-${name}`
    return (
      <SectionFrame section={section} context={context} index={index}>
        <form className="form" method="post" action={href('ajax', locale, { call: 'contact-form-handler' })} id={id('form')}>
          <input type="hidden" name="subject" value={localize(section.subject, locale) ?? ''} />
          <div className="field">
            <label className="field__label" htmlFor={id('name')}>{t('contact.name')}</label>
            <input className="control" id={id('name')} name="name" autoComplete="name" required maxLength={200} />
          </div>
          <div className="form__row">
            <div className="field">
              <label className="field__label" htmlFor={id('email')}>{t('contact.email')}</label>
              <input className="control" id={id('email')} name="email" type="email" autoComplete="email" required maxLength={254} />
            </div>
            <div className="field">
              <label className="field__label" htmlFor={id('phone')}>{t('contact.phone')} <span className="field__optional">({t('contact.optional')})</span></label>
              <input className="control" id={id('phone')} name="phone" type="tel" autoComplete="tel" maxLength={40} />
            </div>
          </div>
          <div className="field">
            <label className="field__label" htmlFor={id('text')}>{t('contact.text')}</label>
            <textarea className="control" id={id('text')} name="text" rows={6} required maxLength={5000} />
          </div>
          <div className="honeypot" aria-hidden="true">
            <label htmlFor={id('website')}>{t('contact.leaveEmpty')}</label>
            <input id={id('website')} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          <label className="check">
            <input type="checkbox" name="privacy" value="1" required />
            <span>{t('contact.privacy')} <a href={href('privacy', locale)}>{t('contact.privacyLink')}</a>.</span>
          </label>
          <p><button className="button" type="submit">{t('contact.send')}</button></p>
        </form>
      </SectionFrame>
    )
  },
}

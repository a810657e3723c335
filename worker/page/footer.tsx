import type { ReactNode } from 'react'
import { Icon } from '../../client/controls/icon.tsx'
import { useView, type View } from '../../client/view.tsx'
import type { Office } from '../../shared/content/entity.ts'
import { localize } from '../../shared/locale.ts'
import { href } from '../../shared/routes.ts'
import type { Navigation } from '../../shared/site/navigation.ts'
import type { Site } from '../../shared/site/site.ts'
import { AgencyIdentity } from './agency-identity.tsx'
import { OpenMenu } from './menu.tsx'
import { Phone } from './phone.tsx'

interface Props {
  site: Site
  navigation: Navigation | null
  offices: Office[]
  hasTerms: boolean
}

const LEGAL = ['privacy', 'terms', 'accessibility', 'report'] as const

/** Menu, offices and the agency's legal identity (LAW-40); no link to terms that are not there (CONTENT-79). */
export function Footer({ site, navigation, offices, hasTerms }: Props): ReactNode {
  const view = useView()
  const { t, locale } = view
  const { agency } = site
  return (
    <footer className="site-footer">
      <div className="site-footer__top">
        <div className="site-footer__agency">
          <p className="site-footer__name">{site.name}</p>
          <address className="site-footer__address">
            {agency.street} {agency.number}
            <br />
            {agency.zip} {localize(agency.city, locale)}
            <br />
            <Phone number={agency.phone} />
            <br />
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </address>
        </div>
        {navigation && navigation.items.length > 0 && (
          <nav className="site-footer__menu" aria-label={t('footer.menu')}>
            <OpenMenu items={navigation.items} view={view} />
          </nav>
        )}
        {offices.length > 0 && <Offices offices={offices} view={view} />}
      </div>
      <details className="footer-fold fold">
        <summary>{t('footer.legal')}</summary>
        <AgencyIdentity view={view} agency={agency} />
      </details>
      <ul className="site-footer__legal">
        <li>{agency.legalName}</li>
        {LEGAL.filter(route => route !== 'terms' || hasTerms).map(route => (
          <li key={route}>
            <a href={href(route, locale)}>{t(`footer.${route}`)}</a>
          </li>
        ))}
        {site.isIllustrated && (
          <li>{t(site.hasPhotographs ? 'footer.someIllustrations' : 'footer.illustrations')}</li>
        )}
      </ul>
      <a className="back-to-top" href="#top" data-back-to-top data-scroll hidden>
        <Icon name="arrow-up" />
        <span className="visually-hidden">{t('document.backToTop')}</span>
      </a>
    </footer>
  )
}

function Offices({ offices, view: { t, locale } }: { offices: Office[]; view: View }): ReactNode {
  return (
    <details className="footer-fold fold">
      <summary>{t('footer.offices')}</summary>
      <div className="site-footer__offices">
        {offices.map(office => (
          <address key={office.id} className="site-footer__address">
            <strong>{office.name}</strong>
            <br />
            {office.street} {office.number}, {office.zip} {localize(office.city, locale)}
            <br />
            {office.phone && <Phone number={office.phone} />}
          </address>
        ))}
      </div>
    </details>
  )
}

import type { ReactNode } from 'react'
import type { View } from '../../client/view.tsx'
import { langOf, localize, type Locale, type Localized } from '../../shared/locale.ts'
import { webTarget } from '../../shared/content/web-address.ts'
import type { Agency } from '../../shared/site/site.ts'

/** Numbers, title, supervisor, insurer and account of an agency (LAW-40). Missing values are left out. */
export function AgencyIdentity({
  view: { t, locale },
  agency,
}: {
  view: Pick<View, 't' | 'locale'>
  agency: Agency
}): ReactNode {
  const title = localize(agency.title, locale)
  const supervisor = localize(agency.supervisor.name, locale)
  const conduct = localize(agency.codeOfConductUrl, locale)
  const rows: [string, ReactNode][] = [
    [t('footer.enterprise'), agency.kbo],
    [t('footer.vat'), agency.vat],
    [
      t('footer.institute'),
      agency.biv && (
        <>
          {agency.biv}
          <br />
          {title && t('footer.professional', { title })}
        </>
      ),
    ],
    [
      t('footer.supervisor'),
      supervisor && (
        <>
          <Outside url={localize(agency.supervisor.url, locale)}>
            <Words text={agency.supervisor.name} locale={locale} />
          </Outside>
          <br />
          <Words text={agency.supervisor.address} locale={locale} />
          <br />
          {conduct && <Outside url={conduct}>{t('footer.codeOfConduct')}</Outside>}
        </>
      ),
    ],
    [
      t('footer.insurer'),
      agency.insurer.name && (
        <>
          {agency.insurer.name}
          <br />
          {t('footer.policy', { number: agency.insurer.policy })}
        </>
      ),
    ],
    [t('footer.thirdPartyAccount'), agency.thirdPartyAccount],
  ]
  return (
    <dl className="identity">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="identity__row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** In the page's language, else said to be in another (LOCALE-31). */
function Words({ text, locale }: { text: Localized | string; locale: Locale }): ReactNode {
  const { lang } = langOf(text, locale)
  const words = localize(text, locale)
  return lang ? <span lang={lang}>{words}</span> : words
}

/** An address of the agency's record, which its own back end may have written: the one rule of addresses (TN3). */
function Outside({ url, children }: { url: string | null; children: ReactNode }): ReactNode {
  const address = webTarget(url)
  return address?.startsWith('/') === false ? (
    <a href={address} rel="noopener external">
      {children}
    </a>
  ) : (
    children
  )
}

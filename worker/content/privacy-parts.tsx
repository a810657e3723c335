import type { ReactNode } from 'react'
import { ADEQUACY_DECISION } from '../../shared/privacy/authority.ts'
import { BROWSER_STORAGE, FAVORITES_COOKIE_DAYS } from '../../shared/privacy/browser-storage.ts'
import { DESK_COOKIES } from '../../shared/privacy/desk-cookies.ts'
import type { PROCESSING } from '../../shared/privacy/processing.ts'
import { RETENTION_DAYS } from '../../shared/privacy/retention-periods.ts'
import { keysOf } from '../../shared/table.ts'
import { DAY, MINUTE, type Millis } from '../../shared/time/units.ts'
import type { Translate } from '../../shared/translator.ts'
import type { PageRequest } from '../page/result.ts'

/** '1 jaar', '90 dagen'. */
const inWords = (days: number, t: Translate): string =>
  days % 365 === 0 ? t('privacy.years', { count: days / 365 }) : t('privacy.days', { count: days })

/** What is kept when a visitor does one thing: data, purpose, legal basis and term (PRIV-41). */
export function Kind({
  kind: { id, basis },
  keepDays,
  t,
}: {
  kind: (typeof PROCESSING)[number]
  /** Of what people write. */
  keepDays: number
  t: Translate
}): ReactNode {
  const terms = Object.fromEntries(
    Object.entries({
      ...RETENTION_DAYS,
      leads: keepDays,
      consents: Math.max(RETENTION_DAYS.consents, keepDays),
    }).map(([name, days]) => [name, inWords(days, t)]),
  )
  const rows = {
    data: t(`privacy.${id}.data`),
    purpose: t(`privacy.${id}.purpose`),
    basis: t(
      `privacy.basis.${basis}`,
      basis === 'interest' ? { interest: t(`privacy.${id}.interest`) } : undefined,
    ),
    kept: t(`privacy.${id}.kept`, terms),
  }
  return (
    <>
      <h3>{t(`privacy.${id}.title`)}</h3>
      <dl className="terms">
        {Object.entries(rows).map(([name, text]) => (
          <div key={name} className="terms__row">
            <dt>{t(`privacy.kinds.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Staff, the hosting company, and whoever else the site's settings bring in (PRIV-42). */
export function Recipients({ request: { t, site, env } }: { request: PageRequest }): ReactNode {
  const { captcha, videoHosts } = site.settings
  return (
    <ul>
      <li>{t('privacy.recipients.team')}</li>
      <li>{t('privacy.recipients.hosting', { decision: ADEQUACY_DECISION })}</li>
      {env.API_URL && <li>{t('privacy.recipients.backEnd')}</li>}
      {captcha && <li>{t(`privacy.recipients.${captcha.service}`)}</li>}
      {videoHosts.map(host => (
        <li key={host}>{t('privacy.recipients.videos', { host })}</li>
      ))}
      <li>{t('privacy.recipients.nobody')}</li>
    </ul>
  )
}

/** What stands in the visitor's own browser, under which keys (PRIV-43). */
export const BrowserStorage = ({ t, hasDesk }: { t: Translate; hasDesk: boolean }): ReactNode => (
  <ul>
    {BROWSER_STORAGE.map(({ id, keys }) => (
      <li key={id}>
        {t(`privacy.browser.${id}`, {
          cookie: inWords(FAVORITES_COOKIE_DAYS, t),
          seat: inWords(RETENTION_DAYS.sharedLists, t),
        })}{' '}
        (
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <code>{key}</code>
          </span>
        ))}
        )
      </li>
    ))}
    {hasDesk && <DeskCookies t={t} />}
  </ul>
)

/** What the agency's own people get where they sign in, and visitors never do (PRIV-46). */
const DeskCookies = ({ t }: { t: Translate }): ReactNode => (
  <li>
    {t('privacy.browser.desk')}
    <ul>
      {keysOf(DESK_COOKIES).map(name => (
        <li key={name}>
          <code>{`__Host-${name}`}</code>
          {` – ${t(`privacy.browser.cookies.${name}`, { time: lifeInWords(DESK_COOKIES[name], t) })}`}
        </li>
      ))}
    </ul>
  </li>
)

const lifeInWords = (life: Millis, t: Translate): string =>
  life < DAY ? t('privacy.minutes', { count: life / MINUTE }) : inWords(life / DAY, t)

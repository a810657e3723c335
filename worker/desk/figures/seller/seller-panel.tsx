import type { ReactNode } from 'react'
import type { Site } from '../../../../shared/site/site.ts'
import type { Millis } from '../../../../shared/time/units.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { isOpen, type SellerLink } from '../../../agency/figures/seller-links.ts'
import { ActForm, Acts } from '../../act-form.tsx'
import { moment } from '../../moment.ts'
import { Button } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { fieldsOf, Form, FormButtons } from '../../page/form.tsx'
import { Notice, Panel, Tag } from '../../page/notice.tsx'
import { Alert, Field } from '../../page/parts.tsx'
import { newLinkId } from './seller-act.ts'

/** What an act left to be told on the page that answers it. */
export interface Shown {
  /** The whole address, which is shown once. */
  made?: { address: string; email: string }
  refused?: 'full' | 'limited' | 'unknown'
  values?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
}

interface Props {
  links: readonly SellerLink[]
  path: string
  site: Pick<Site, 'locales' | 'defaultLocale'>
  now: Millis
  mayMake: boolean
  mayRevoke: boolean
  shown: Shown
  t: Translate
}

/** The page of figures for whoever sells the home: who has a link, and a form for another. */
export const SellerPanel = (props: Props): ReactNode => {
  const { links, now, mayMake, shown, t } = props
  return (
    <Panel title={t('deskFigures.seller.title')} id="seller">
      <p>{t('deskFigures.seller.text')}</p>
      {shown.refused && <Alert>{t(`deskFigures.seller.refused.${shown.refused}`)}</Alert>}
      {shown.made && <Made {...shown.made} t={t} />}
      {links.length > 0 && (
        <ul className="seller-links">
          {links.map(link => (
            <Link key={link.id} link={link} isOpen={isOpen(link, now)} {...props} />
          ))}
        </ul>
      )}
      {mayMake && <NewLink {...props} />}
    </Panel>
  )
}

const Made = ({
  address,
  email,
  t,
}: {
  address: string
  email: string
  t: Translate
}): ReactNode => (
  <Notice kind="done" title={t(`deskFigures.seller.${email ? 'mailed' : 'made'}`, { email })}>
    <p>{t('deskFigures.seller.once')}</p>
    <p>
      <a className="desk-code" href={address} rel="noreferrer">
        {address}
      </a>
    </p>
  </Notice>
)

const Link = ({
  link: { id, locale, madeAt, openedAt, mailed },
  isOpen: open,
  path,
  mayRevoke,
  t,
}: Props & { link: SellerLink; isOpen: boolean }): ReactNode => {
  const name = t('deskFigures.seller.link', {
    language: t(`language.${locale}`),
    when: moment(madeAt, t),
  })
  return (
    <li>
      <p>
        {name}{' '}
        <Tag kind={open ? 'good' : 'plain'}>
          {t(`deskFigures.seller.${open ? 'open' : 'ended'}`)}
        </Tag>
      </p>
      <p className="desk-quiet">
        {[
          mailed === 1 && t('deskFigures.seller.byMail'),
          openedAt === null
            ? t('deskFigures.seller.never')
            : t('deskFigures.seller.opened', { when: moment(openedAt, t) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {open && mayRevoke && (
        <Acts>
          <ActForm action={path} hidden={{ act: 'revoke', id }} of={name} kind="danger">
            {t('deskFigures.seller.revoke')}
          </ActForm>
        </Acts>
      )}
    </li>
  )
}

const NewLink = ({ path, site, shown: { values = {}, errors = {} }, t }: Props): ReactNode => {
  const at = fieldsOf({ values, errors })
  return (
    <Form action={`${path}#seller`} errors={errors} hidden={{ act: 'make', id: newLinkId() }} t={t}>
      <h3>{t('deskFigures.seller.new')}</h3>
      <Select
        label={t('deskFigures.seller.language')}
        name="locale"
        options={site.locales.map(value => ({ value, label: t(`language.${value}`) }))}
        chosen={values.locale ?? site.defaultLocale}
        error={errors.locale}
      />
      <Field
        label={t('deskFigures.seller.email')}
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={t('deskFigures.seller.emailHint')}
        {...at('email')}
      />
      <FormButtons>
        <Button>{t('deskFigures.seller.make')}</Button>
      </FormButtons>
    </Form>
  )
}

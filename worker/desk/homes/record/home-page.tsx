import type { ReactNode } from 'react'
import { LOCALES } from '../../../../shared/locale.ts'
import { FORM_TABS, formTab } from '../../../../shared/homes/form/form-tabs.ts'
import { stampsOf } from '../../../../shared/homes/form/stamps.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { LinkButton } from '../../page/button.tsx'
import { Form, FormButtons, FieldSet } from '../../page/form.tsx'
import { Tabs } from '../../page/lists.tsx'
import { Notice } from '../../page/notice.tsx'
import { Submit } from '../../page/parts.tsx'
import { elsewherePage, noHomePage } from '../elsewhere.tsx'
import { isElsewhere } from '../../content/ask-content.ts'
import { estateOf, homeAddress, homeName } from '../home-name.ts'
import { StateTag } from '../state-tag.tsx'
import { mayChange, readHome } from '../store.ts'
import { HomeField } from './home-field.tsx'
import { homeForm, languagesOf, moreOf, partOf, valuesOf, type HomeForm } from './home-form.ts'
import { HomeRows } from './home-rows.tsx'
import { Lens, lensState } from './lens.tsx'
import { PlaceFields } from './place-fields.tsx'
import { Standing } from './standing.tsx'

/** GET /desk/homes/{externalId}: a home's whole record, a page of it at a time, with the law beside it. */
export async function homePage(c: Desk, { member }: OpenSession): Promise<Response> {
  const home = await readHome(c, c.req.param('home') ?? '')
  if (!home) return isElsewhere(c) ? elsewherePage(c) : noHomePage(c)
  const tab = formTab(c.req.query('tab'))
  return formPage(c, homeForm(c, { home, tab, mayChange: mayChange(member, home) }))
}

/** The form as it is, or as it came back. */
export function formPage(c: Desk, form: HomeForm, status: Status = 200): Promise<Response> {
  const t = wordsOf(c)
  const { home, estate, tab } = form
  const { defaultLocale } = c.var.site
  return deskPage(
    c,
    homeName(home.content.general, defaultLocale, t),
    <div className="homes-record">
      <div className="homes-record__form">
        <p className="homes-record__hint">
          <a href="#lens">{lensState(estate, t).summary}</a>
        </p>
        {status === 409 && (
          <Notice kind="error" title={t('deskHomes.conflict.title')}>
            {<p>{t('deskHomes.conflict.text')}</p>}
          </Notice>
        )}
        {!form.mayChange && <Notice>{<p>{t('deskHomes.lookOn')}</p>}</Notice>}
        <RecordForm form={form} c={c} />
      </div>
      <aside className="homes-record__beside">
        <Standing form={form} />
        <Lens
          estate={estate}
          externalId={home.externalId}
          tab={tab.id}
          locale={LOCALES.find(locale => locale === defaultLocale) ?? defaultLocale}
          t={t}
        />
      </aside>
    </div>,
    status,
    {
      back: { href: '/desk/homes', label: t('desk.rooms.homes') },
      tag: <StateTag state={home.state} general={home.content.general} t={t} />,
      actions: form.mayChange && (
        <>
          <LinkButton href={homeAddress(home.externalId, '/photos')}>
            {t('deskPhotos.title')}
          </LinkButton>
          <LinkButton href={homeAddress(home.externalId, '/acts')}>
            {t('deskActs.title')}
          </LinkButton>
        </>
      ),
      tabs: (
        <Tabs
          label={t('deskHomes.tabs')}
          tabs={FORM_TABS.map(each => ({
            href: homeAddress(home.externalId, `?tab=${each.id}`),
            label: t(each.title),
            isCurrent: each.id === tab.id,
          }))}
        />
      ),
    },
  )
}

const RecordForm = ({ form, c }: { form: HomeForm; c: Desk }): ReactNode => {
  const { tab, home, errors, t } = form
  const { reason: _, ...own } = errors
  // Of the record as it is now: who sends the form again has seen what another wrote.
  const opened = stampsOf(
    valuesOf(estateOf(home), tab, languagesOf(c.var.site)),
    partOf(tab),
    moreOf(tab),
  )
  return (
    <Form
      action={homeAddress(home.externalId, `?tab=${tab.id}`)}
      id="record"
      errors={own}
      hidden={{ opened: JSON.stringify(opened) }}
      wide
      isGuarded
      t={t}
    >
      {tab.groups.map((group, index) => (
        <FieldSet
          key={group.title ?? index}
          title={t(group.title ?? tab.title)}
          columns={tab.id !== 'texts'}
        >
          {group.fields.map(field => (
            <HomeField key={field.name} field={field} form={form} />
          ))}
        </FieldSet>
      ))}
      {tab.id === 'address' && <PlaceFields form={form} />}
      {tab.lists.map(list => (
        <HomeRows key={list.path} list={list} form={form} />
      ))}
      {form.mayChange && (
        <FormButtons isSticky>
          <Submit>{t('deskHomes.save')}</Submit>
        </FormButtons>
      )}
    </Form>
  )
}

import { LOCALES } from '../../../../shared/locale.ts'
import { href } from '../../../../shared/routes.ts'
import { fieldsOfTab, FORM_TABS, formTab } from '../../../../shared/homes/form/form-tabs.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import type { Desk } from '../../env.ts'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { OwnSystem } from '../../elsewhere/own-system.tsx'
import { LinkButton } from '../../page/button.tsx'
import { Tabs } from '../../page/lists.tsx'
import { Notice } from '../../page/notice.tsx'
import { figuresAddress } from '../figures-address.ts'
import { noHomePage } from '../elsewhere.tsx'
import { isElsewhere } from '../../content/ask-content.ts'
import { homeAddress, homeName } from '../home-name.ts'
import { StateTag } from '../state-tag.tsx'
import { mayChange, mayWrite, readHome } from '../store.ts'
import { homeForm, type HomeForm } from './home-form.ts'
import { Lens, lensState } from './lens.tsx'
import { RecordForm } from './record-form.tsx'
import { Standing } from './standing.tsx'

/** GET /desk/homes/{externalId}: a home's whole record, a page of it at a time, with the law beside it. */
export async function homePage(c: Desk, { member }: OpenSession): Promise<Response> {
  const home = await readHome(c, c.req.param('home') ?? '')
  if (!home) return noHomePage(c)
  const tab = formTab(c.req.query('tab'))
  const isTheirs = mayChange(member, home)
  const isOpen =
    isTheirs && fieldsOfTab(tab).every(({ paths }) => paths.every(path => mayWrite(member, path)))
  return formPage(c, homeForm(c, { home, tab, isTheirs, mayChange: isOpen }))
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
        {Object.keys(form.theirs).length > 0 && (
          <Notice kind="error" title={t('deskHomes.conflict.title')}>
            {<p>{t('deskHomes.conflict.text')}</p>}
          </Notice>
        )}
        {isElsewhere(c) ? (
          <OwnSystem c={c} />
        ) : (
          !form.mayChange && (
            <Notice>
              <p>{t(form.isTheirs ? 'deskHomes.ownersPage' : 'deskHomes.lookOn')}</p>
            </Notice>
          )
        )}
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
      actions: (
        <>
          {form.isTheirs && (
            <>
              <LinkButton href={homeAddress(home.externalId, '/acts')}>
                {t('deskActs.title')}
              </LinkButton>
              <LinkButton href={homeAddress(home.externalId, '/photos')}>
                {t('deskPhotos.title')}
              </LinkButton>
              <LinkButton href={`/desk/calendar/hours/home/${encodeURIComponent(home.externalId)}`}>
                {t('deskCalendar.hours.link')}
              </LinkButton>
            </>
          )}
          <LinkButton
            href={
              isElsewhere(c)
                ? href('estate', defaultLocale, { estateId: home.publicId })
                : homeAddress(home.externalId, '/preview')
            }
          >
            {t(isElsewhere(c) ? 'deskElsewhere.onSite' : 'deskActs.preview')}
          </LinkButton>
          <LinkButton href={figuresAddress(home.publicId)}>{t('deskFigures.title')}</LinkButton>
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

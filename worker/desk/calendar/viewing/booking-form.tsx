import type { Slot } from '../../../../shared/booking/agenda.ts'
import type { Desk } from '../../env.ts'
import { homeAddress } from '../../homes/home-name.ts'
import { Button, LinkButton } from '../../page/button.tsx'
import { Select } from '../../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../../page/document.tsx'
import { Form, FormButtons } from '../../page/form.tsx'
import { Empty } from '../../page/notice.tsx'
import { Field } from '../../page/parts.tsx'
import { SlotField } from './slot-field.tsx'

interface Shown {
  home: { externalId: string; name: string; isOnline: boolean }
  slots: readonly Slot[]
  typed: URLSearchParams
  errors: Record<string, string>
  status: Status
}

/** The form of a viewing that somebody asks for by telephone. */
export function bookingForm(
  c: Desk,
  { home, slots, typed, errors, status }: Shown,
): Promise<Response> {
  const t = wordsOf(c)
  const { locales, defaultLocale } = c.var.site
  const at = (name: string) => ({
    name,
    defaultValue: typed.get(name) ?? '',
    error: errors[name],
  })
  const hours = (
    <LinkButton href={`/desk/calendar/hours/home/${encodeURIComponent(home.externalId)}`}>
      {t('deskCalendar.hours.ofHome')}
    </LinkButton>
  )
  return deskPage(
    c,
    t('deskCalendar.book.title'),
    slots.length === 0 && Object.keys(errors).length === 0 ? (
      <Empty title={t('deskCalendar.book.none')} action={home.isOnline && hours}>
        {t(`deskCalendar.book.${home.isOnline ? 'noneText' : 'offline'}`)}
      </Empty>
    ) : (
      <Form
        t={t}
        hidden={{ home: home.externalId, form: crypto.randomUUID() }}
        errors={errors}
        isGuarded
      >
        <SlotField
          slots={slots}
          chosen={typed.get('slot') ?? undefined}
          error={errors.slot}
          t={t}
        />
        <Field
          label={t('deskCalendar.book.name')}
          {...at('name')}
          autoComplete="off"
          maxLength={120}
          required
        />
        <Field
          label={t('agenda.mail.phone')}
          {...at('phone')}
          type="tel"
          autoComplete="off"
          maxLength={30}
          hint={t('deskCalendar.book.reachHint')}
        />
        <Field
          label={t('agenda.mail.email')}
          {...at('email')}
          type="email"
          autoComplete="off"
          hint={t('deskCalendar.book.emailHint')}
        />
        <Select
          label={t('deskCalendar.language')}
          name="language"
          hint={t('deskCalendar.book.languageHint')}
          error={errors.language}
          chosen={typed.get('language') ?? defaultLocale}
          options={locales.map(value => ({ value, label: t(`language.${value}`) }))}
        />
        <FormButtons>
          <Button>{t('deskCalendar.book.button')}</Button>
          <LinkButton href="/desk/calendar">{t('deskPage.cancel')}</LinkButton>
        </FormButtons>
      </Form>
    ),
    status,
    {
      back: { href: '/desk/calendar/new', label: t('deskCalendar.book.otherHome') },
      intro: <a href={homeAddress(home.externalId)}>{home.name}</a>,
    },
  )
}

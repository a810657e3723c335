import * as v from 'valibot'
import { readSlot } from '../../../../shared/booking/viewing-form.ts'
import { emailAddress } from '../../../../shared/forms/email-address.ts'
import { parseFields, textField, wholeForm, type Parsed } from '../../../../shared/forms/fields.ts'
import type { Locale } from '../../../../shared/locale.ts'
import type { Seconds } from '../../../../shared/time/units.ts'

interface TelephoneBooking {
  slot: Seconds
  name: string
  /** '' where the visitor gave none. */
  email: string
  phone: string
  language: string
}

/** What is known of who calls: a name, and a telephone number or an address (CAL-8). */
export const readBooking = (
  fields: URLSearchParams,
  locales: readonly Locale[],
): Parsed<TelephoneBooking> =>
  parseFields(
    {
      slot: v.pipe(wholeForm, v.transform(readSlot), v.number('deskCalendar.wrong.choose')),
      name: textField('name', { max: 120, required: true }),
      phone: v.pipe(
        wholeForm,
        v.check(
          form => Boolean(form.get('phone')?.trim() || form.get('email')?.trim()),
          'deskCalendar.wrong.reach',
        ),
        textField('phone', { max: 30 }),
      ),
      email: v.pipe(
        wholeForm,
        v.transform(form => form.get('email')?.trim() ?? ''),
        v.transform(text => (text === '' ? '' : emailAddress(text))),
        v.string('formError.email'),
      ),
      language: v.pipe(
        wholeForm,
        v.transform(form => form.get('language') ?? ''),
        v.check(
          language => locales.some(locale => locale === language),
          'deskCalendar.wrong.language',
        ),
      ),
    },
    fields,
  )

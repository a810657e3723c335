import type { ReactNode } from 'react'
import { LOCALES } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { signInAgain } from '../fresh.tsx'
import { Button } from '../page/button.tsx'
import { Choices, Select } from '../page/choices.tsx'
import { done } from '../page/done.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { FieldSet, Form, FormButtons } from '../page/form.tsx'
import { LanguageFields } from '../page/languages.tsx'
import { Notice } from '../page/notice.tsx'
import { Field } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { localesOf } from '../words/words-page.tsx'
import { writerOf } from '../sign-in/letter.ts'
import { accessLetter } from '../sign-in/letters.ts'
import { OFFICE_FIELDS, OFFICE_GROUPS } from './office-fields.ts'
import { officeValues, readOffice, type Values } from './read-office.ts'
import { statusOf, wordOf } from '../../store/refusal.ts'

const PATH = 'site.json'

interface Shown {
  typed?: URLSearchParams
  errors?: Values
  notice?: string
  status?: Status
}

/** GET /desk/settings: what the site says of the agency (DESK-170). */
export async function officePage(
  c: Desk,
  { typed, errors = {}, notice, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const part = await readPart(c, PATH)
  const title = t('deskOffice.title')
  if (!part) return deskPage(c, title, <Notice title={t('deskOffice.elsewhere')} />, status)
  const locales = localesOf(c)
  const values = {
    ...officeValues(part.content, locales, c.var.site.defaultLocale),
    ...Object.fromEntries(typed ?? []),
  }
  const said = Object.fromEntries(
    Object.entries(errors).map(([name, word]) => [name, t(`deskOffice.wrong.${word}`)]),
  )
  const language = (value: string) => ({ value, label: t(`language.${value}`) })
  const body = (
    <>
      {notice && <Notice kind="error" title={t(`deskOffice.notice.${notice}`)} />}
      <Form errors={said} hidden={{ tag: part.tag }} isGuarded wide t={t}>
        {OFFICE_GROUPS.map(({ name, fields }) => (
          <FieldSet key={name} title={t(`deskOffice.group.${name}`)} hint={hintOf(name, t)} columns>
            {fields.map(field =>
              field.languages ? (
                <LanguageFields
                  key={field.name}
                  label={t(`deskOffice.field.${field.name}`)}
                  name={field.name}
                  locales={locales}
                  values={values}
                  errors={said}
                  t={t}
                />
              ) : (
                <Field
                  key={field.name}
                  label={t(`deskOffice.field.${field.name}`)}
                  name={field.name}
                  type={field.type ?? 'text'}
                  {...(field.kind && { inputMode: 'decimal' })}
                  required={!field.isOptional}
                  error={said[field.name]}
                  defaultValue={values[field.name] ?? ''}
                />
              ),
            )}
          </FieldSet>
        ))}
        <FieldSet title={t('deskOffice.group.languages')} hint={hintOf('languages', t)} columns>
          <Choices
            label={t('deskOffice.field.locales')}
            name="locales"
            type="checkbox"
            chosen={typed ? typed.getAll('locales') : locales}
            options={LOCALES.map(language)}
          />
          <Select
            label={t('deskOffice.field.defaultLocale')}
            name="defaultLocale"
            chosen={values.defaultLocale ?? c.var.site.defaultLocale}
            error={said.defaultLocale}
            options={LOCALES.map(language)}
          />
        </FieldSet>
        <FormButtons isSticky>
          <Button>{t('deskOffice.save')}</Button>
        </FormButtons>
      </Form>
    </>
  )
  return deskPage(c, title, body, status, { intro: t('deskOffice.intro') })
}

/** What is to be known of a group, where there is something. */
const hintOf = (group: string, t: Translate): ReactNode =>
  ['legal', 'recipients', 'languages'].includes(group) && t(`deskOffice.hint.${group}`)

/** POST /desk/settings: by an owner who signed in a moment ago, for mail and money hang on it. */
export async function saveOffice(c: Desk, session: OpenSession): Promise<Response> {
  const again = signInAgain(c, session)
  if (again) return again
  const typed = await readFields(c.req.raw)
  const part = await readPart(c, PATH)
  if (!part) return officePage(c, { status: 409 })
  const read = readOffice(typed, part.content, {
    shown: localesOf(c),
    own: c.var.site.defaultLocale,
  })
  if ('errors' in read) return officePage(c, { typed, errors: read.errors, status: 422 })
  const saved = await writePart(c, session, {
    path: PATH,
    content: read.record,
    tag: typed.get('tag') ?? part.tag,
    act: 'office changed',
  })
  if (!('refused' in saved)) {
    await tellOfRecipients(c, session, part.content, read.record)
    return done(c, '/desk/settings', 'saved')
  }
  return officePage(c, { typed, notice: wordOf(saved), status: statusOf(saved.refused) })
}

/** Every owner is mailed that mail goes to another address than before (DESK-221). */
async function tellOfRecipients(
  c: Desk,
  { member }: OpenSession,
  before: unknown,
  after: unknown,
): Promise<void> {
  const [was, is] = [officeValues(before, []), officeValues(after, [])]
  const fields = OFFICE_FIELDS.filter(({ type }) => type === 'email')
  const changed = fields.filter(({ name }) => is[name] && is[name] !== was[name])
  const names = new Set(changed.map(({ name }) => is[name] ?? ''))
  const [first, ...rest] = [...names].map(name => ({ what: 'recipient' as const, name }))
  if (!first) return
  const mail = await accessLetter(writerOf(c), {
    id: crypto.randomUUID(),
    made: [first, ...rest],
    by: member.name,
  })
  await agencyOf(c.env, c.var.site.id).members.tellOwners(mail)
}

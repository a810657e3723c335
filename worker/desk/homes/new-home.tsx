import type { ReactNode } from 'react'
import { HEAD_TYPES } from '../../../shared/estate/kind/head-types.ts'
import { transactionIds, type Source, type StatusCode } from '../../../shared/estate/status.ts'
import {
  placeNamed,
  placeValues,
  type FoundPlace,
} from '../../../shared/homes/form/address-form.ts'
import { AMOUNT, parseNumber } from '../../../shared/typed-number.ts'
import type { FieldValue } from '../../../shared/homes/record-path.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { uuidOf } from '../../crypto/hash.ts'
import { isElsewhere } from '../content/ask-content.ts'
import type { Desk } from '../env.ts'
import { Choices, Select } from '../page/choices.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { fieldsOf, Form, FormButtons, type Filled } from '../page/form.tsx'
import { LinkButton } from '../page/button.tsx'
import { Field, Submit } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { elsewherePage } from './elsewhere.tsx'
import { homeAddress } from './home-name.ts'
import { findPlaces } from './record/read-sent.ts'
import { changeHome, readHome } from './store.ts'
import { statusOf, wordOf } from '../../store/refusal.ts'

const DEALS: readonly StatusCode[] = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER']

/** GET /desk/homes/new: what a draft needs to begin with. */
export const newHomePage = (c: Desk): Promise<Response> =>
  isElsewhere(c)
    ? elsewherePage(c)
    : page(c, { values: { deal: 'FOR_SALE', key: crypto.randomUUID() }, errors: {} })

function page(c: Desk, filled: Filled, status: Status = 200): Promise<Response> {
  const t = wordsOf(c)
  return deskPage(c, t('deskHomes.new.title'), <NewHome filled={filled} c={c} />, status, {
    back: { href: '/desk/homes', label: t('desk.rooms.homes') },
    intro: t('deskHomes.new.intro'),
  })
}

const NewHome = ({ filled, c }: { filled: Filled; c: Desk }): ReactNode => {
  const t = wordsOf(c)
  const { values, errors } = filled
  const at = fieldsOf(filled)
  return (
    <Form errors={errors} hidden={{ key: values.key ?? '' }} t={t}>
      <Choices
        label={t('deskHomes.new.deal')}
        name="deal"
        chosen={values.deal}
        error={errors.deal}
        options={DEALS.map(value => ({ value, label: t(`transaction.${value}`) }))}
      />
      <Select
        label={t('field.type')}
        name="kind"
        chosen={values.kind}
        error={errors.kind}
        none={t('deskHomes.new.choose')}
        options={Object.entries(HEAD_TYPES).map(([value, code]) => ({
          value,
          label: t(`headType.${code}`),
        }))}
      />
      <Field
        label={t('deskHomes.field.street')}
        autoComplete="off"
        maxLength={200}
        {...at('street')}
      />
      <Field
        label={t('deskHomes.field.number')}
        autoComplete="off"
        maxLength={20}
        {...at('number')}
      />
      <Field
        label={t('deskHomes.field.place')}
        hint={t('deskHomes.new.placeHint')}
        autoComplete="off"
        {...at('place')}
      />
      <Field
        label={t('field.price')}
        hint={t('deskHomes.new.priceHint')}
        before="€"
        inputMode="decimal"
        autoComplete="off"
        {...at('price')}
      />
      <FormButtons>
        <Submit>{t('deskHomes.new.save')}</Submit>
        <LinkButton href="/desk/homes" kind="text">
          {t('deskPage.cancel')}
        </LinkButton>
      </FormButtons>
    </Form>
  )
}

/** POST /desk/homes/new: a draft, which nobody but the office sees. */
export async function makeHome(c: Desk, session: OpenSession): Promise<Response> {
  const t = wordsOf(c)
  const values = Object.fromEntries(await readFields(c.req.raw))
  const { source } = c.var.site
  const deal = DEALS.find(code => code === values.deal)
  const [transaction] = deal ? transactionIds(deal, source) : []
  const kind = Object.keys(HEAD_TYPES).find(id => id === values.kind)
  const text = values.place?.trim() ?? ''
  const found = text === '' ? [] : await findPlaces(c, text)
  const place = placeNamed(text, found)
  const price = values.price?.trim()
    ? parseNumber(values.price, c.var.site.defaultLocale, AMOUNT)
    : undefined
  const errors = {
    ...(transaction === undefined && { deal: t('deskHomes.wrong.choice') }),
    ...(kind === undefined && { kind: t('deskHomes.wrong.choice') }),
    ...(!place && { place: t(text === '' ? 'deskHomes.wrong.missing' : placeWord(found)) }),
    ...(price === null && { price: t('deskHomes.wrong.number') }),
  }
  if (transaction === undefined || kind === undefined || !place || price === null)
    return page(c, { values, errors }, 422)
  const externalId = await externalIdOf(values, source)
  const set: FieldValue[] = [
    { path: 'general.transaction', value: { id: transaction } },
    { path: 'general.headType', value: { id: Number(kind) } },
    ...(price === undefined ? [] : [{ path: 'general.price.value', value: price }]),
    ...(deal === 'TO_RENT' ? [{ path: 'general.price.period', value: 'MONTH' }] : []),
    ...streetOf(values, c.var.site.defaultLocale),
    ...placeValues({}, place),
    ...agentOf(session),
  ]
  const changed = await changeHome(
    c,
    session,
    externalId,
    { create: true, set },
    {
      act: 'home made',
      before: null,
    },
  )
  if ('refused' in changed) {
    if (changed.refused !== 'unavailable' && (await readHome(c, externalId)))
      return done(c, homeAddress(externalId), 'homes.made')
    const field = changed.refused === 'invalid' ? 'price' : 'deal'
    const refused = { [field]: t(`deskHomes.refused.${wordOf(changed)}`) }
    return page(c, { values, errors: refused }, statusOf(changed.refused))
  }
  return done(c, homeAddress(externalId), 'homes.made')
}

/** The same for one form sent twice, so that it makes one home; the guid is the public id where homes have one. */
async function externalIdOf(values: Record<string, string>, source: Source): Promise<string> {
  const id = values.key ? await uuidOf(JSON.stringify(values)) : crypto.randomUUID()
  return source === 'guid' ? id : `desk-${id.slice(0, 8)}`
}

/** Several towns of a postal code are told apart by name. */
const placeWord = (found: readonly FoundPlace[]): string =>
  found.length > 1 ? 'deskHomes.wrong.places' : 'deskHomes.wrong.place'

const streetOf = (
  { street = '', number = '' }: Record<string, string>,
  locale: string,
): FieldValue[] => [
  ...(street.trim()
    ? [{ path: 'general.address.street', value: { [locale]: street.trim() } }]
    : []),
  ...(number.trim() ? [{ path: 'general.address.number', value: number.trim() }] : []),
]

/** An agent's home is his own; an owner says later whose it is. */
function agentOf({ member }: OpenSession): FieldValue[] {
  if (member.role !== 'agent') return []
  const [firstname = '', ...rest] = member.name.trim().split(/\s+/)
  return [
    { path: 'salesRep.email', value: member.email },
    ...(firstname ? [{ path: 'salesRep.firstname', value: firstname }] : []),
    ...(rest.length > 0 ? [{ path: 'salesRep.lastname', value: rest.join(' ') }] : []),
  ]
}

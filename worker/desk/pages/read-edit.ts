import type * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { readBody } from '../read-fields.ts'
import { errorsOf, type FormErrors } from '../schema-form/form-errors.ts'
import { withListAct } from '../schema-form/list-act.ts'
import { objectOf, type RefusedTexts } from '../schema-form/read-field.ts'
import type { NamedField } from '../schema-form/schema-field.ts'

/** What a form made by SchemaForm brings. */
export interface Edit {
  value: Record<string, unknown>
  /** Of what was stored when the form was made. */
  tag: string
  /** 'save', 'publish', 'live' or the act of a list. */
  act: string
  errors: FormErrors
  texts: RefusedTexts
}

/** null: the body is no form, or larger than any. */
export async function readEdit(
  request: Request,
  {
    fields,
    schema,
    locale,
    t,
  }: { fields: readonly NamedField[]; schema: v.GenericSchema; locale: Locale; t: Translate },
): Promise<Edit | null> {
  const body = await readBody(request)
  if (!('fields' in body)) return null
  const form = body.fields
  const texts: RefusedTexts = new Map()
  const read = objectOf(fields, form, '', jsonOf(form.get('_from') ?? ''), { locale, texts })
  const act = form.get('_do') ?? 'save'
  const value = withListAct(read, act)
  const isSaved = ['save', 'publish', 'live'].includes(act)
  const refused = [...texts.keys()].map(name => [name, t('deskPages.error.text')] as const)
  return {
    value: isRecord(value) ? value : {},
    tag: form.get('_tag') ?? '',
    act,
    errors: isSaved ? { ...errorsOf(schema, value, t), ...Object.fromEntries(refused) } : {},
    texts,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

import * as v from 'valibot'
import { isRecord } from '../../../shared/is-record.ts'
import type { Locale } from '../../../shared/locale.ts'
import type { Translate } from '../../../shared/translator.ts'
import { readBody } from '../read-fields.ts'
import { errorsOf, type FormErrors } from '../schema-form/form-errors.ts'
import { withListAct } from '../schema-form/list-act.ts'
import { objectOf, type RefusedTexts } from '../schema-form/read-field.ts'
import type { Leaves } from '../schema-form/leaves.ts'
import { mergeEdit, stampsOfValue, type Stamps } from '../schema-form/merge-edit.ts'
import type { NamedField } from '../schema-form/schema-field.ts'

/** What a form made by SchemaForm brings. */
export interface Edit {
  value: Record<string, unknown>
  /** Of what was stored when the form was made. */
  tag: string
  /** Of each value when the form was made (mergeEdit). */
  opened: Stamps
  /** 'save', 'publish', 'live' or the act of a list. */
  act: string
  errors: FormErrors
  texts: RefusedTexts
}

const STAMPS = v.fallback(v.record(v.string(), v.string()), {})

/** The stamps that a form brings back; none: all that is stored otherwise is somebody else's. */
export const stampsSent = (form: URLSearchParams): Stamps =>
  v.parse(STAMPS, jsonOf(form.get('_opened') ?? ''))

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
    opened: stampsSent(form),
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

/** A form as it is to be saved or shown again, laid on what is stored now. */
export interface Laid {
  value: Record<string, unknown>
  tag: string
  opened: Stamps
  /** What somebody else changed as well: nothing is saved then. null: it is gone. */
  theirs?: Leaves | null
}

/** `stored` is the tag of `now`; undefined: it is not there. */
export function layOn(
  { value, tag, opened }: Pick<Edit, 'value' | 'tag' | 'opened'>,
  {
    fields,
    now,
    stored,
  }: {
    fields: readonly NamedField[]
    now: Record<string, unknown> | null | undefined
    stored: string
  },
): Laid {
  if (tag === stored) return { value, tag, opened }
  if (!now) return { value, tag: stored, opened: {}, theirs: null }
  const merged = mergeEdit(fields, value, { opened, now })
  return {
    value: merged.value,
    tag: stored,
    opened: stampsOfValue(fields, now),
    ...(merged.theirs.size > 0 && { theirs: merged.theirs }),
  }
}

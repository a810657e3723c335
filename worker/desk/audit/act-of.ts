import { hasText, type Translate } from '../../../shared/translator.ts'

/** An act of the audit in words; one without words as it is written. */
export function actOf(act: string, t: Translate): string {
  const key = act.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())
  const text = t(`deskAudit.act.${key}`)
  return hasText(text) ? text : act
}

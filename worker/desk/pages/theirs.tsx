import type { ReactNode } from 'react'
import { isRecord } from '../../../shared/is-record.ts'
import type { Translate } from '../../../shared/translator.ts'
import { Facts } from '../page/lists.tsx'
import { Notice } from '../page/notice.tsx'

/** What somebody else saved of the same thing meanwhile, to compare with what is in the form (DESK-122). */
export const Theirs = ({ value, t }: { value: unknown; t: Translate }): ReactNode => (
  <Notice kind="warning" title={t('deskPages.theirs.title')}>
    <p>{t('deskPages.theirs.text')}</p>
    {value === null ? (
      <p>{t('deskPages.theirs.gone')}</p>
    ) : (
      <Facts facts={leavesOf(value, [], t)} />
    )}
  </Notice>
)

const HIDDEN: ReadonlySet<string> = new Set(['id', 'type', 'hash', 'width', 'height', 'color'])

function leavesOf(value: unknown, path: readonly string[], t: Translate): [string, string][] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[path.join(' · '), String(value)]]
  if (Array.isArray(value))
    return value.flatMap((each, at) => leavesOf(each, [...path, String(at + 1)], t))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([key]) => !HIDDEN.has(key))
    .flatMap(([key, each]) => leavesOf(each, [...path, wordOf(key, t)], t))
}

const wordOf = (key: string, t: Translate): string =>
  /^(nl|fr|en|de)$/.test(key) ? t(`language.${key}`) : t(`deskPages.field.${key}`)

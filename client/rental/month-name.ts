import type { Translate } from '../../shared/translator.ts'

/** 'december 2026' of '2026-12'. */
export function monthName(month: string, t: Translate): string {
  const [year, number] = month.split('-')
  return `${t(`calendar.month.${Number(number)}`)} ${year}`
}

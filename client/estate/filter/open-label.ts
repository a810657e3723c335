import type { Translate } from '../../../shared/translator.ts'

/** What the button that opens the filter sheet says: 'Filters', or 'Filters (2)'. */
export const openLabel = (active: number, t: Translate): string =>
  active > 0 ? t('filter.openActive', { count: active }) : t('filter.open')

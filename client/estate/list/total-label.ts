import type { Translate } from '../../../shared/translator.ts'

/** 'Geen panden gevonden', '1 pand gevonden', '34 panden gevonden'. */
export const totalLabel = (total: number, t: Translate): string =>
  t(total === 0 ? 'list.totalNone' : 'list.total', { count: total })

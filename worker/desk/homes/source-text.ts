import type { Translate } from '../../../shared/translator.ts'

/** From which feed a home comes, by the words at `key`: the CRM, the agency's only feed, or one of several by its name. */
export const sourceText = (key: string, source: string, t: Translate): string =>
  source === 'crm' || source === 'feed' ? t(`${key}.${source}`) : t(`${key}.named`, { source })

import { RETENTION_DAYS } from '../../../shared/privacy/retention-periods.ts'
import type { Sql } from '../sql.ts'

/** How many days an agency keeps what people wrote to it (PRIV-5). */
export const keepDaysOf = (sql: Sql): number =>
  sql.first<{ days: number }>('SELECT keep_days AS days FROM inbox_setting')?.days ??
  RETENTION_DAYS.leads

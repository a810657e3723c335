import type { Database } from '../db/database.ts'
import { raw, sql } from '../../store/sql.ts'

/** Homes that are shown with legal gaps, or of which nobody looked. */
const SHOWN_WITH_GAPS = `SELECT id FROM estate WHERE held IS NULL AND archived_at IS NULL
  AND id NOT IN (SELECT id FROM estate_desk WHERE gaps = 0)`

const END_OF_SETTING = `
  INSERT OR IGNORE INTO estate_decision (id) ${SHOWN_WITH_GAPS};
  UPDATE estate_decision
    SET reason = 'settings.shownWithout', reason_by = '', reason_at = unixepoch()
    WHERE reason IS NULL AND id IN (${SHOWN_WITH_GAPS});
  UPDATE site SET doc = json_remove(doc, '$.settings.shownWithout');`

const END_OF_REASONS = `
  UPDATE estate_decision SET shown_until = date('now', '+90 days') WHERE reason IS NOT NULL AND shown_until IS NULL;
  UPDATE estate_desk SET check_on = '' WHERE id IN (SELECT id FROM estate_decision WHERE shown_until IS NOT NULL);`

/**
 * Gives what the agency's setting of before showed an end, 90 days from now, and takes the setting away; in a copy that was
 * put in also what a reason alone showed (LAW-63). Where there is no setting any more it does nothing.
 */
export function endSetting(db: Database, isCopy = false): void {
  const hasSetting = db.first(
    sql`SELECT 1 FROM site WHERE json_array_length(doc, '$.settings.shownWithout') > 0`,
  )
  if (hasSetting) db.write(raw(END_OF_SETTING))
  if (hasSetting || isCopy) db.write(raw(END_OF_REASONS))
}

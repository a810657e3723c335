import { toCard } from '../../../shared/estate/card.ts'
import type { Estate } from '../../../shared/estate/estate.ts'
import { completed, completedOne } from '../asset/complete.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../../store/sql.ts'

/** Cards with what is known of their pictures; one whose picture is not there takes the home's next that is (UPLOAD-33). */
export function completedCards(db: Database, cards: readonly string[]): string[] {
  return completed(db, cards).map((card, at) =>
    card !== cards[at] && hasPicture(cards[at] ?? '') && !hasPicture(card)
      ? withOtherPicture(db, card)
      : card,
  )
}

const hasPicture = (card: string): boolean => !card.includes('"pictures":[]')

function withOtherPicture(db: Database, card: string): string {
  const { general }: Pick<Estate, 'general'> = JSON.parse(card)
  const row = db.first<{ doc: string }>(sql`SELECT doc FROM estate_doc WHERE id = ${general.id}`)
  if (!row) return card
  const estate: Estate = JSON.parse(completedOne(db, row.doc))
  return JSON.stringify(toCard(estate))
}

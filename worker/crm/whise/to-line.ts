import type { Localized } from '../../../shared/locale.ts'
import type { CrmEstate } from '../crm.ts'
import type { FeedLine } from '../feed-line.ts'
import { attachmentsOf } from './attachments.ts'
import { equipmentOf, readDetails, roomsOf } from './details.ts'
import type { WhiseHome } from './columns.ts'
import { addressOf, priceOf } from './facts.ts'
import { kindOf } from './kind.ts'
import { planningOf } from './legal.ts'
import { readPart } from './read-columns.ts'
import type { WhiseEstate } from './schema.ts'
import { ANNUITY, STATUSES, STICKERS } from './statuses.ts'
import { textsOf, type Responses } from './texts.ts'
import { known, type Warn } from './values.ts'

/** Records that are in use, and displays that visitors see. */
const ACTIVE = 1
const SHOWN = [2, 3, 4, 5]

export const externalIdOf = (id: number): string => `whise:${id}`

/** What an estate of Whise is as a line of our feed, and what could not be taken over (CRM-20, CRM-21). */
export function toLine(responses: Responses, words: (key: string) => Localized): CrmEstate | null {
  const [estate] = responses.values()
  if (!estate) return null
  const warnings: string[] = []
  const line = lineOf(estate, responses, words, message => void warnings.push(message))
  return {
    externalId: externalIdOf(estate.id),
    parentExternalId: estate.parentId === null ? null : externalIdOf(estate.parentId),
    reference: referenceOf(estate),
    office: estate.officeId === null ? null : String(estate.officeId),
    line,
    warnings: line ? warnings : [],
  }
}

const referenceOf = ({ referenceNumber, id }: WhiseEstate): string =>
  (referenceNumber || String(id)).slice(0, 200)

function lineOf(
  estate: WhiseEstate,
  responses: Responses,
  words: (key: string) => Localized,
  warn: Warn,
): FeedLine | null {
  const isShown =
    (estate.status?.id ?? ACTIVE) === ACTIVE &&
    SHOWN.includes(estate.displayStatusId ?? SHOWN[0] ?? 0)
  if (!isShown) return null
  const status = known(STATUSES, estate.purposeStatus?.id, 'status', warn)
  const kind = kindOf(estate, warn)
  if (!status || !kind) return null
  const details = readDetails(estate.details)
  const home: WhiseHome = { estate, details, isProject: kind.project }
  const isRent = status.transaction === 2 || status.transaction === 6
  return {
    externalId: externalIdOf(estate.id),
    general: {
      parentId: estate.parentId === null ? null : externalIdOf(estate.parentId),
      ...readPart('general', home, warn),
      ...kind,
      transaction: { id: status.transaction },
      sticker: status.sticker && {
        id: STICKERS[status.sticker],
        name: words(`crm.sticker.${status.sticker}`),
      },
      ...textsOf(responses),
      price: priceOf(estate, {
        isRent,
        isProject: kind.project,
        isAnnuity: status.isAnnuity === true || estate.purpose?.id === ANNUITY,
      }),
      address: addressOf(estate, details, warn),
    },
    technical: readPart('technical', home, warn),
    dimensions: readPart('dimensions', home, warn),
    energy: readPart('energy', home, warn),
    ki: readPart('ki', home, warn),
    layout: roomsOf(estate, details),
    planning: planningOf(home, warn),
    ...equipmentOf(new Map([...responses].map(([locale, each]) => [locale, each.details]))),
    ...attachmentsOf(estate, warn),
  }
}

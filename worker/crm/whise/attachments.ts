import { emailAddress } from '../../../shared/forms/email-address.ts'
import type { FeedLine } from '../feed-line.ts'
import type { WhiseEstate } from './schema.ts'
import type { Warn } from './values.ts'

const MAX_PICTURES = 200
const MAX_ADDRESS = 2000
const TOUR = 2
const VIDEO = 1
const VIDEO_HOSTS = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com)$/

/** Pictures by their addresses, tours and videos, and who shows the home. */
export const attachmentsOf = (
  estate: WhiseEstate,
  warn: Warn,
): Pick<FeedLine, 'pictures' | 'videos' | 'salesRep'> => ({
  pictures: picturesOf(estate, warn),
  videos: [
    ...videoOf(estate.linkVirtualVisit, TOUR),
    ...videoOf(estate.link3DModel, TOUR),
    ...videoOf(estate.linkVideo, VIDEO),
  ],
  salesRep: agentOf(estate),
})

/** The first has no order, which is 0; another date of change is another picture at the same address. */
function picturesOf({ pictures }: WhiseEstate, warn: Warn): FeedLine['pictures'] {
  const found = pictures
    .flatMap(({ urlXXL, urlOriginal, urlLarge, order, updateDateTime }) => {
      const url = webAddress(urlXXL) ?? webAddress(urlOriginal) ?? webAddress(urlLarge)
      return url === null
        ? []
        : [{ url, index: Math.max(0, order ?? 0), hash: updateDateTime?.slice(0, 64) || null }]
    })
    .toSorted((a, b) => a.index - b.index)
  if (found.length < pictures.length)
    warn(`${pictures.length - found.length} pictures have no address`)
  if (found.length > MAX_PICTURES) warn(`only the first ${MAX_PICTURES} pictures are taken`)
  return found.slice(0, MAX_PICTURES)
}

/** A video stands now and then where a tour belongs. */
function videoOf(address: string | null, type: number): NonNullable<FeedLine['videos']> {
  const link = webAddress(address)
  if (link === null) return []
  const isVideo = VIDEO_HOSTS.test(new URL(link).hostname)
  return [{ type: { id: isVideo ? VIDEO : type }, link }]
}

function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && !url.username && url.href.length <= MAX_ADDRESS
    ? url.href
    : null
}

/** The first of its representatives; `name` may be the last name or the whole one. */
function agentOf({ representatives: [agent] }: WhiseEstate): FeedLine['salesRep'] {
  if (!agent) return null
  const { name, firstName, email, phone, directLine, mobile } = agent
  const last =
    firstName && name?.startsWith(`${firstName} `) ? name.slice(firstName.length + 1) : name
  return {
    firstname: firstName?.slice(0, 200) || null,
    lastname: last?.slice(0, 200) || null,
    email: emailAddress(email ?? ''),
    phone: (directLine || phone)?.slice(0, 200) || null,
    mobile: mobile?.slice(0, 200) || null,
  }
}

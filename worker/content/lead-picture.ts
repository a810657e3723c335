import type { LeadPicture, SectionContext } from '../sections/section-kind.ts'
import type { LoadedSection } from './load-sections.tsx'

/** How many sections may stand before the one whose picture is the first to be seen. */
const FIRST_SEEN = 3

/** The picture that fills most of the first screen, if any section says it has one. */
export function leadPicture(
  sections: readonly LoadedSection[],
  context: SectionContext,
): { picture: LeadPicture; mayBeLate: boolean } | null {
  for (const [index, loaded] of sections.slice(0, FIRST_SEEN).entries()) {
    const { section, kind } = loaded
    if (!kind.lead) continue
    const picture =
      'data' in loaded ? kind.lead({ section, data: loaded.data, context, index }) : null
    // Whether it is late or not, what stands behind it leads no page.
    if (picture || kind.late) return picture && { picture, mayBeLate: kind.late !== undefined }
  }
  return null
}

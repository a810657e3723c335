import { EstateCardView } from '../../client/estate/card/card.tsx'
import { toCard, type EstateCard } from '../../shared/estate/card.ts'
import { isHidden } from '../../shared/estate/visibility.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionDefinition } from './section-kind.ts'
import { isAbsent, notFound } from '../http/absence.ts'

/** One estate, shown large. One that is gone or hidden leaves no trace. */
export const estateItem: SectionDefinition<'estateItem', EstateCard | null> = {
  async load({ estateId }, { api, site }) {
    const estate = await api.estate(String(estateId)).catch(notFound)
    return isAbsent(estate) || isHidden(estate, site.settings.hiddenStatus) ? null : toCard(estate)
  },
  View({ section, data, context, index }) {
    if (!data) return null
    return (
      <SectionFrame section={section} context={context} index={index}>
        <div className="card-large">
          <EstateCardView card={data} eager={index === 0} />
        </div>
      </SectionFrame>
    )
  },
}

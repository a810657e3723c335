import { AgencyIdentity } from '../page/agency-identity.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionDefinition } from './section-kind.ts'

/** The agency's own marks and numbers: recognition, supervision, insurance (CONTENT-5). */
export const bivCib: SectionDefinition<'bivCib'> = {
  View: ({ section, context, index }) => (
    <SectionFrame section={section} context={context} index={index}>
      <AgencyIdentity view={context} agency={context.site.agency} />
    </SectionFrame>
  ),
}

import type { Agency } from '../../../../shared/site/site.ts'
import { localized } from './localized.ts'

const PAGES = localized(
  'https://www.biv.be/',
  'https://www.ipi.be/',
  'https://www.biv.be/',
  'https://www.ipi.be/',
)

/** What every Belgian agency must state (LAW-40). */
export const PROFESSIONAL: Pick<Agency, 'title' | 'supervisor' | 'codeOfConductUrl'> = {
  title: localized(
    'Vastgoedmakelaar-bemiddelaar',
    'Agent immobilier courtier',
    'Estate agent (broker)',
    'Immobilienmakler',
  ),
  supervisor: {
    name: localized(
      'Beroepsinstituut van Vastgoedmakelaars (BIV)',
      'Institut professionnel des agents immobiliers (IPI)',
      'Professional Institute of Estate Agents (BIV/IPI)',
      'Berufsinstitut der Immobilienmakler (IPI)',
    ),
    address: localized(
      'Luxemburgstraat 16 B, 1000 Brussel',
      'rue du Luxembourg 16 B, 1000 Bruxelles',
      'Rue du Luxembourg 16 B, 1000 Brussels',
      'Rue du Luxembourg 16 B, 1000 Brüssel',
    ),
    url: PAGES,
  },
  codeOfConductUrl: localized(
    'https://www.biv.be/plichtenleer',
    'https://www.ipi.be/',
    'https://www.biv.be/plichtenleer',
    'https://www.ipi.be/',
  ),
}

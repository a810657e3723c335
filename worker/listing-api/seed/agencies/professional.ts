import type { Agency } from '../../../../shared/site/site.ts'
import { words } from './words.ts'

/** What every Belgian agency says alike (display rules 2.1). */
export const PROFESSIONAL: Pick<Agency, 'title' | 'supervisor' | 'codeOfConductUrl'> = {
  title: words('Vastgoedmakelaar-bemiddelaar', 'Agent immobilier courtier', 'Estate agent (broker)', 'Immobilienmakler'),
  supervisor: {
    name: words('Beroepsinstituut van Vastgoedmakelaars (BIV)', 'Institut professionnel des agents immobiliers (IPI)', 'Professional Institute of Estate Agents (BIV/IPI)', 'Berufsinstitut der Immobilienmakler (IPI)'),
    address: 'Luxemburgstraat 16 B, 1000 Brussel',
    url: 'https://www.biv.be/',
  },
  codeOfConductUrl: 'https://www.biv.be/',
}

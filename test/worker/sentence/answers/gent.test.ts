import { leieSeed } from '../../../../worker/listing-api/demo/agencies/leie/seed.ts'
import { judgeAgency } from './judged.ts'

judgeAgency('gent', leieSeed())

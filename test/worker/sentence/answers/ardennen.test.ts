import { ardoiseSeed } from '../../../../worker/listing-api/demo/agencies/ardoise/seed.ts'
import { judgeAgency } from './judged.ts'

judgeAgency('ardennen', ardoiseSeed())

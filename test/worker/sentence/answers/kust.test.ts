import { duinkantSeed } from '../../../../worker/listing-api/demo/agencies/duinkant/seed.ts'
import { judgeAgency } from './judged.ts'

judgeAgency('kust', duinkantSeed())

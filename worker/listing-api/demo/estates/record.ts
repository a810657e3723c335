import type { Estate } from '../../../../shared/estate/estate.ts'
import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Source } from '../../../../shared/estate/status.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { guidRecord } from './guid-record.ts'
import { mainRecord } from './main-record.ts'
import type { Sketch } from './sketch.ts'

/** A sketch in the form of its site's source, without pictures. */
export const recordOf = (sketch: Sketch, source: Source, own: Locale, reps: SalesRep[]): Estate =>
  (source === 'guid' ? guidRecord : mainRecord)(sketch, own, reps)

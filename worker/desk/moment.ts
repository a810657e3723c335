import { formatDateTime } from '../../shared/time/format-time.ts'
import { seconds, type Millis } from '../../shared/time/units.ts'
import type { Translate } from '../../shared/translator.ts'

/** 'dinsdag 24 november 2026 om 10:00 uur'. */
export const moment = (time: Millis, t: Translate): string => formatDateTime(seconds(time), t)

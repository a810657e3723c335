import { describe, expect, it } from 'vitest'
import { travelBetween } from '../../../../shared/afternoon/travel.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'
import { metersBetween } from '../../../../shared/map/distance.ts'
import { wayText } from '../../../../worker/booking/afternoon/route-view.tsx'
import { translator } from '../../../shared/estate/messages.ts'

const GENT = { lat: 51.05, lon: 3.72 }
const SPA = { lat: 50.49, lon: 5.86 }
const NEXT_DOOR = { lat: 51.051, lon: 3.721 }

const told = (locale: Locale, ...way: Parameters<typeof travelBetween>): string =>
  wayText({ t: translator(locale), locale }, travelBetween(...way)).replace(/[\u00a0\u202f]/g, ' ')

const ESTIMATED: Record<Locale, RegExp> = {
  nl: /\(ongeveer (\S+) km over de weg, geschat uit de afstand in vogelvlucht\)$/,
  fr: /\(environ (\S+) km par la route, estimés d’après la distance à vol d’oiseau\)$/,
  en: /\(about (\S+) km by road, estimated from the straight line\)$/,
  de: /\(etwa (\S+) km Fahrstrecke, aus der Luftlinie geschätzt\)$/,
}

const NEAR: Record<Locale, string> = {
  nl: 'minder dan 1 km over de weg',
  fr: 'moins de 1 km par la route',
  en: 'less than 1 km by road',
  de: 'weniger als 1 km Fahrstrecke',
}

describe.each(LOCALES)('the way between two viewings, in %s', locale => {
  it('17.39: is an estimate by road in whole kilometres where no streets are known (AFTERNOON-2)', () => {
    const [, km] = ESTIMATED[locale].exec(told(locale, GENT, SPA, null)) ?? []
    expect(km).toBe(String(Math.round((metersBetween(SPA, GENT) * 1.4) / 1000)))
    expect(told(locale, GENT, NEXT_DOOR, null)).toContain(NEAR[locale])
  })

  it('17.39: is told to a tenth where it was measured along streets (AFTERNOON-2)', () => {
    const way = told(locale, GENT, SPA, 3_240)
    expect(way).toMatch(/3[.,]2 km/)
    expect(way).not.toMatch(/vogelvlucht|oiseau|straight|Luftlinie/)
  })
})

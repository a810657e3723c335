/** Months, by number. */
export const MONTH_WORDS = [
  'januari|janvier|january|januar|janner|jan|janv',
  'februari|fevrier|february|februar|feb|fevr',
  'maart|mars|march|marz|maerz|mrt',
  'april|avril|apr|avr',
  'mei|mai|may',
  'juni|juin|june|jun',
  'juli|juillet|july|jul|juil',
  'augustus|aout|august|aug',
  'september|septembre|sept|sep',
  'oktober|octobre|october|okt|oct',
  'november|novembre|nov',
  'december|decembre|dezember|dec|dez',
] as const

export const PERIOD_WORDS = {
  WEEK: 'weekverblijf|midden week|hele week|volle week|semaine complete|full week|whole week|ganze woche|7 dagen|7 nachten|7 nuits|7 jours|7 nights|7 days|7 nachte|7 tage|huit jours|eine ganze woche|fortnight|quinzaine|14 dagen|14 jours|zwei wochen|twee weken|deux semaines|two weeks|week|weken|weekje|een week|semaine|semaines|weeks|woche|wochen|1 week|une semaine|a week|eine woche',
  WEEKEND:
    'w / e|weekeind|weekeinde|week einde|weekendverblijf|week ends|fin de semaine|weekend break|weekend away|weekendausflug|weekendtrip|wochenendtrip|weekend|weekends|weekendje|week end|wochenende|wochenenden|long weekend|lang weekend|verlengd weekend|langes wochenende|weekends',
  MIDWEEK:
    'midweek|midweeks|midweekje|mid week|midweekarrangement|midweekend|milieu de semaine|en milieu de semaine|mid week break|midweek break|mitte der woche|unter der woche',
} as const

export const NUMBER_WORDS = [
  [
    0.5,
    'halve|een halve|demi|un demi|half|half a|half an|a half|ein halber|halber|einen halben|halben|ein halbes|halbes',
  ],
  [
    500_000,
    'half miljoen|een half miljoen|demi million|un demi million|half a million|eine halbe million|halbe million',
  ],
  [1_000_000, 'een miljoen|un million|one million|a million|eine million'],
  [
    1_500_000,
    'anderhalf miljoen|un million et demi|one and a half million|a million and a half|eineinhalb millionen|anderthalb millionen',
  ],
  [1.5, 'anderhalve|anderhalf|one and a half|eineinhalb|anderthalb|einenhalb'],
  [2, 'twee|deux|two|zwei|beide'],
  [3, 'drie|trois|three|drei'],
  [4, 'vier|quatre|four'],
  [5, 'vijf|cinq|five|funf|fuenf'],
  [6, 'zes|six|sechs'],
  [7, 'zeven|sept personnes|seven|sieben'],
  [8, 'acht|huit|eight'],
  [9, 'negen|neuf personnes|nine|neun'],
  [10, 'tien|dix|ten|zehn'],
  [12, 'twaalf|douze|twelve|zwolf'],
  [20, 'twintig|vingt|twenty|zwanzig'],
  [30, 'dertig|trente|thirty|dreissig'],
] as const

export const ONE_WORDS = 'een|un|une|one|a|ein|eine|einem|einer'

/** Parts of an hour, in minutes. */
export const HOUR_WORDS = {
  15: 'kwartier|een kwartier|kwartiertje|quart d heure|un quart d heure|quarter of an hour|a quarter of an hour|viertelstunde|eine viertelstunde',
  30: 'half uur|een half uur|halfuur|een halfuur|demi heure|une demi heure|half an hour|half hour|a half hour|halbe stunde|eine halbe stunde|einer halben stunde|halben stunde',
  45: 'drie kwartier|trois quarts d heure|dreiviertelstunde',
  60: 'een uur|1 uur|une heure|1 heure|1 h|an hour|one hour|1 hour|eine stunde|einer stunde|1 stunde',
} as const

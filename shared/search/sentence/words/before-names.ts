/** After these a word is a name, whatever its letters. */
export const NAMES_FOLLOW = new Set([
  'in',
  'te',
  'a',
  'nabij',
  'bij',
  'at',
  'near',
  'bei',
  'omgeving',
  'pres',
  'regio',
  'um',
  'rond',
  'around',
])
/** After these it is the name of a municipality, though it is written small and is a word too. */
export const PLACES_FOLLOW = new Set(['regio', 'region', 'omgeving', 'environs', 'umgebung'])
/** Parts of municipalities that are also words: only with a capital, or where a name follows. */
export const ALSO_WORDS = new Set(
  'reet halle weert meer leest perk laar berg welle outer mere eke lot moen doel arbre ligne gages macon ere bray barry rance havre my bra foret fosse odeur mont on roy soy ham beek donk paal mal kanne vorst mean heure heer alle bras bure hour mater elst naast bury soye jeuk haren bevel stree hever impe dion bost ways weris aye bende hoves munte duras fumal eine lo meux dave zande voort vance hees harre angre abee moere brye vaulx leut heyd soree stave velm bleid save thys graux harze hody witry grune vivy nives ebly'.split(
    ' ',
  ),
)
/** After these, a capital begins a name. */
export const BEFORE_NAMES = new Set([
  ...NAMES_FOLLOW,
  'de',
  'vers',
  'of',
  'ou',
  'or',
  'oder',
  'from',
  'en',
  'et',
  'and',
  'und',
  'van',
  'von',
  'zu',
])

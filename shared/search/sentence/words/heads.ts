import type { Locale } from '../../../locale.ts'

/** What is looked for most, in the words of each language: these are known with a letter wrong though they are short, the page's own first. */
export const HEAD_WORDS: Record<Locale, string> = {
  nl: 'niet|weide|horeca|rijhuis|nieuwbouw|magazijn|loods|parking|atelier|cafe|label|lift|hoeve|duplex|chalet|woonst|week|zonder|geen|huis|huizen|woning|woningen|appartement|grond|bouwgrond|villa|studio|loft|garage|tuin|terras|kamer|slaapkamer|slaapkamers|winkel|kantoor|weiland|bungalow',
  fr: 'sans|neuve|neuves|neufs|bois|prairie|ferme|etang|verger|hangar|hotel|immeuble|atelier|parking|entrepot|commerce|label|duplex|chalet|neuf|maison|maisons|appart|appartement|terrain|villa|studio|loft|garage|jardin|terrasse|chambre|chambres|bureau|magasin|ferme|gite',
  en: 'farm|land|mill|room|meadow|pasture|cafe|lodge|castle|holiday|building|orchard|cottage|parking|label|lift|duplex|chalet|week|without|house|houses|flat|flats|apartment|villa|studio|loft|garage|garden|terrace|bedroom|bedrooms|office|shop|plot|bungalow',
  de: 'kein|keine|wald|wiese|buro|halle|aufzug|neubau|kuste|lager|acker|gaststatte|zimmer|stall|schloss|werkstatt|fewo|label|duplex|chalet|ohne|nicht|haus|hauser|wohnung|wohnungen|villa|studio|loft|garage|garten|terrasse|zimmer|schlafzimmer|grundstuck|bauernhof|laden',
}

/** Words that people use beside these, and that are not they. */
export const NOT_HEADS = new Set(
  'kost|kosten|care|cake|case|cave|face|cage|calf|loin|joint|soin|foin|moin|verder|zonnen|zonen|zander|gezen|geel|geef|geer|gene|green|gent|genk|gees|geest|greens|nichte|licht|ohr|one|wee|weer|welk|weet|wees|weeks|werk|wek|wens|weg|weekly|hoe|hoek|hoog|heve|hove|noue|neu|neufs|neuve|null|nouf|labels|lable|lifte|live|life|laid|light|laten|lazen|weiger|meters|meter|haas|gardons|gardez|gardees|appartient|commence|apport|personnel|personnels|industriel|industrielle|industrieel|industrial|triple|turn|domain|domains|friend|protect|manage|halten|weiter|stelle|fermez|fermees|gras|grand|grote|groot|grund|ground|front|frond|rond|thuis|huid|huur|hulp|hours|hour|horse|horses|houden|haut|haute|hans|hals|hand|heus|plat|plan|plus|pilot|post|port|left|lost|lift|lofts|list|flap|float|flag|flow|tuig|train|trein|tram|team|toen|terug|terre|terres|ville|via|vital|raison|saison|garder|gardes|garten|guarantee|garantie|garde|jadis|kamera|camera|kammer|comer|sommer|simmer|immer|zimmert|chambord|wonen|woord|warmung|walking|winter|winkelen|office|officer|shops|show|stop|step|chop|shoe|flash|flats|state|studie|studies|studium|student|farm|forme|fermer|fermee|firme|site|gate|give|gift|lader|leden|luden|loden|later|haush|hausse|housed|housing|mais|main|moisson|poison|patio|ploeg|plots|plaats|place'.split(
    '|',
  ),
)

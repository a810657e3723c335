/** What a number counts. */
export const UNIT_WORDS = {
  eur: '€|euro|euros|eur|eu|euroos',
  k: 'keur|keuros|teur|t €|k|duizend|mille|thousand|tsd|tausend|kilo|keuro|k€',
  million: 'm|mio|mln|miljoen|million|millions|millionen|milj',
  ton: 'ton',
  bed: 'sl|sls|sl k|sl kmr|slp kamer|slp kamers|sleeping room|sleeping rooms|bed room|bed rooms|bedr|bedrm|bedrms|b r|b / r|schlzi|schl zi|schlafzim|s z|cac|slp|slps|slaapkmr|slaapkmrs|slaapkamer s|kmr|kmrs|chb|chbs|chamb|slk|slpk|slpks|slks|slaapk|slpkr|slaapkamer|slaapkamers|slaapkamertjes|slpkamer|slpkamers|ch|chs|chambre|chambres|chbre|chbres|cha|bed|beds|bedroom|bedrooms|bdr|bdrm|bdrms|br|sz|schlafz|schlafzi|schlafzimmer|schlafzimmern|schlafraume|bedded|chambres a coucher|chambre a coucher',
  room: 'pieces|piece|raum|zimmer|zimmern|zi|raume|zkb',
  person:
    'personen|persoon|pers|personne|personnes|p|person|persons|people|ppl|guests|gasten|gast|leute|gaste|mensen|vrienden|amis|friends|slaapplaatsen|couchages|voyageurs|pax|man',
  adult:
    'volw|adu|erw|volwassenen|volwassene|adultes|adulte|adults|adult|erwachsene|erwachsenen|erwachsener',
  child:
    'kdn|enf|kinderen|kind|kinder|kids|enfants|enfant|children|child|kindern|babys|baby|kindjes|kindje|kindertjes|kleintjes|gosses|gamins|kiddos|kleinkinderen',
  m2: 'm2|q m|mtr2|mtr 2|mt2|vierkante meter|vierkante meters|mq|metre carre|metres carres|m carres|sqm|square metres|square meters|square metre|sq m|qm|quadratmeter|kwm|meter2',
  are: 'are|ares|a|ar|aren|aare',
  ha: 'ha|hectare|hectares|hektar|hectaren|hektare|hektaren|hectar',
  acre: 'acre|acres',
  /** Two persons each. */
  pair: 'couples|koppels|koppeltjes|paare|paaren|echtparen|stellen|ehepaare',
  km: 'km|kilometer|kilometers|kilometre|kilometres|kms|kilometern',
  minute: 'min|minuten|minuut|minutes|minute|mins|mn|autominuten|minuten rijden|minuten fietsen',
} as const

export const BOUND_WORDS = {
  max: 'nie duurder als|niet duurder als|nie duurder dan|nie boven|nie boven de|nie meer als|niet hoger dan|ten maximum|not more expensive than|pas plus cher que|moins cher que|nicht mehr als|nicht hoher als|nie meer dan|nt meer dan|niet meer als|maximun|maxium|maximu|maxmum|maks|maksimum|upto|up to a maximum of|moins que|niet verder dan|pas plus loin que|not further than|no further than|not farther than|nicht weiter als|hooguit|tot hooguit|tot en met max|a concurrence de|jusque max|ne pas depasser|sans depasser|not above|not over|no higher than|limited to|hoechstens|nicht ueber|tot|tot en met|tot maximum|tot maximaal|tot max|max|maxi|maximum|maximaal|maximale prijs|hoogstens|ten hoogste|onder|onder de|beneden|minder dan|niet meer dan|niet boven|niet duurder dan|maximaal tot|goedkoper dan|jusqu a|jusque|jusqu|jusqu au|moins de|a moins de|sous|sous les|au plus|au maximum|maximum de|pas plus de|ne depassant pas|inferieur a|en dessous de|under|below|up to|less than|at most|no more than|not more than|within|maximum of|cheaper than|bis|bis zu|bis max|unter|hochstens|weniger als|maximal|nicht mehr als|nicht uber|nicht teurer als|<|≤',
  min: 'a p de|a p d|a ptr de|des de|a parti de|a parir de|apartir de|apd|minimun|minium|v a|va|vanaf minstens|starting at|starting from|des|minimal|vanaf|min|minimum|minimaal|minstens|ten minste|tenminste|meer dan|boven|boven de|niet minder dan|van minstens|op zijn minst|a partir de|des|au moins|minimum de|plus de|au dessus de|pas moins de|superieur a|from|at least|more than|over|above|no less than|not less than|upwards of|ab|mindestens|wenigstens|mehr als|uber|ueber|nicht weniger als|minimal|>|≥',
  about:
    '±|~|+ / -|plus minus|plusminus|om en bij|om en nabij|rond de|zowat|pakweg|plus ou moins|grosso modo|aux environs de|autour des|dans les|approx|in the region of|give or take|roundabout|so um die|ungef|gegen|ongeveer|rond|rond de|circa|ca|omstreeks|environ|autour de|aux alentours de|a peu pres|around|about|approximately|roughly|etwa|ungefahr|zirka|rund|um die|um',
  between: 'tss|tsn|btw|btwn|betw|zw|tussen de|between the|tussen|entre|between|zwischen',
  budget:
    'budget|prijs|prix|price|preis|budget max|prijsklasse|kostprijs|budget maximum|maximum budget|max budget|budget van|budget de|budget of|huurbudget',
} as const

/** After a number: it and more, it and less. */
export const AFTER_WORDS = {
  more: '+|of meer|en meer|ou plus|et plus|or more|and more|and up|and above|oder mehr|und mehr|minimum|min|minimaal|minstens|au moins|au minimum|mindestens|plus|at least|or above',
  less: 'of minder|ou moins|or less|oder weniger|maximum|max|maximaal|maxi|au maximum|maximal|hoogstens|hochstens|au plus|at most|tops',
} as const

/** Of an energy label: it or a better one. */
export const BETTER_WORDS =
  'of beter|en beter|of hoger|ou mieux|et mieux|ou meilleur|minimum|min|minimaal|minstens|au moins|or better|and better|or above|oder besser|und besser|mindestens|max|maximum|of lager|at least|maximaal'

export const LABEL_WORDS =
  'label|labels|energielabel|epc|epc label|epc score|epcwaarde|epc waarde|epclabel|peb|label peb|certificat peb|score peb|energy label|energy rating|energy class|energy score|epc rating|epb|epb label|energieklasse|energieeffizienzklasse|effizienzklasse|classe energetique|classe|energie label|peb label|rated|energieausweis|energiescore|label energetique|certificat energetique|performance energetique|etiquette energetique|dpe|energy certificate|energy efficiency|energielevel|energieniveau|energiecertificaat|energieprestatie|energieeffizienz'

export const PER_MONTH =
  '/ m|/ mnd|/ mo|mo|mth|/ mth|each month|per mnd|p maand|kalt|per maand|p / m|p mnd|mens|/ mois|pm|p m|maandelijks|maand|mnd|euro per maand|par mois|mensuel|mensuels|mois|le mois|du mois|per month|a month|monthly|pcm|month|pro monat|im monat|monatlich|mtl|monat|in de maand|€ m'

export const PER_OTHER =
  'per week|par semaine|pro woche|a week|per nacht|par nuit|la nuit|la semaine|pro nacht|per night|a night|per jaar|par an|pro jahr|per year|a year|de week|per dag|par jour|per day|pro tag|die woche|m2|per m2|le m2|du m2|pro m2|pro qm|qm|per sqm|nacht|nuit|night|week|semaine|woche'

export const PLOT_WORDS =
  'grond|gronden|grund|terrain|perceel|plot|land|grundstuck|grundstueck|grondoppervlakte|perceelsoppervlakte|parcelle|of land|de terrain|grundstucksflache|oppervlakte grond|terrein|plot size|superficie terrain'

export const AREA_WORDS =
  'woonoppervlakte|bewoonbaar|bewoonbare oppervlakte|woonopp|oppervlakte|wonen|habitables|habitable|surface habitable|superficie|surface|living area|living space|floor area|wohnflache|wohnflaeche|flache|opp|nuttige oppervlakte|area|size'

export const GARDEN_AREA = 'tuin|jardin|garden|garten|terras|terrasse|terrace'

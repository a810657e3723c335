export const AND_WORDS = 'en|et|and|und|&|plus|alsook|ainsi que|as well as|sowie'
/** Persons of a stay, without the word. */
export const GROUP_WORDS = {
  2: 'fur ein paar|fuer ein paar|koppel|koppeltje|couple|paar|parchen|paerchen|ehepaar|echtpaar|stel|stelletje|pair|lovers|zu zweit|met zn tweeen|met z n tweeen|met zijn tweeen|met ons tweeen|the two of us|two of us|just us two|en amoureux|tweetjes|met ons tweetjes',
  3: 'zu dritt|met zn drieen|met z n drieen|met ons drieen|the three of us|three of us',
  4: 'zu viert|met zn vieren|met z n vieren|met ons vieren|the four of us|four of us',
  5: 'zu funft|met zn vijven|met z n vijven|met ons vijven|the five of us|five of us',
  6: 'zu sechst|met zn zessen|met z n zessen|met ons zessen|the six of us|six of us',
  8: 'zu acht|met zn achten|met z n achten|met ons achten|the eight of us',
} as const

export const OR_WORDS = 'of|ou|or|oder|hetzij|soit|of in|ou a|or in'
/** Between two ends of a range. */
export const TO_WORDS =
  'tot|a|au|to|bis|-|en|et|and|und|tot en met|t / m|tot de|tot den|to the|bis den|jusqu au|jusqu a|till|until|tot aan|bis zum'

export const NOT_WORDS =
  'geen|niet|zonder|niet in|noch|liefst geen|behalve|uitgezonderd|liever geen|pas de|pas d|pas|sans|aucun|aucune|ni|sauf|no|not|without|except|not in|non|but not|anywhere but|anywhere except|everywhere but|everywhere except|all but|all except|anywhere but in|other than|apart from|rather not|rather not in|but not in|not near|avoid|never|never in|partout sauf|partout sauf a|n importe ou sauf|n importe ou sauf a|tout sauf|sauf a|sauf en|excepte|hormis|a l exception de|eviter|mais pas|mais pas a|mais pas en|mais pas de|surtout pas|surtout pas a|plutot pas|jamais|overal behalve|overal behalve in|overal maar niet in|overal maar niet|eender waar behalve|eender waar behalve in|waar dan ook behalve|behalve in|alles behalve|maar niet|maar niet in|maar geen|liever niet|liever niet in|zeker niet|zeker niet in|zeker geen|nooit|vermijden|met uitzondering van|uberall ausser|uberall ausser in|ueberall ausser|ueberall ausser in|ueberall nur nicht in|uberall nur nicht in|uberall nur nicht|alles ausser|ausser in|nur nicht|nur nicht in|bloss nicht|lieber nicht|lieber nicht in|lieber kein|lieber keine|aber nicht|aber nicht in|aber kein|aber keine|aber ohne|auf keinen fall|mit ausnahme von|nie|niemals|maar zonder|mais sans|but without|but no|kein|keine|keinen|keiner|nicht|ohne|ausser|nicht in|kein en|pas a|pas en|hors'

/** Before a place, and before a circle around one. */
export const PLACE_WORDS =
  'quarter|quartier|wijk|buurt|viertel|stadtteil|stadsdeel|neighbourhood|neighborhood|du cote de|du cote d|dans le coin de|dans les environs de|dans les environs d|aux abords de|aux abords d|pas loin de|pas loin d|non loin de|non loin d|pas trop loin de|pas trop loin d|niet ver van|niet te ver van|not far from|not too far from|unweit von|nicht weit von|nicht zu weit von|in de streek van|rond omgeving|te midden van|in the vicinity of|in the area of|overal|overal in|eender waar|eender waar in|partout|n importe ou|anywhere|anywhere in|everywhere|irgendwo|irgendwo in|uberall|ueberall|in|te|nabij|bij|rond|rondom|omgeving|buurt|in de buurt van|in de buurt|in de omgeving van|in omgeving|in regio|regio|vlakbij|dichtbij|dicht bij|van|naar|a|au|aux|en|pres de|pres|proche de|proche|autour de|aux alentours de|dans|region|la region de|region de|a proximite de|environs de|de|near|at|around|close to|near to|in or near|from|area|bei|nahe|in der nahe von|in der nahe|im raum|raum|um|rund um|umgebung|nach|von|zu|en omgeving|et environs|et alentours|en omstreken|omstreken|and surroundings|and surrounding area|und umgebung|und umland|of omgeving|ou environs|binnen|straal|straal van|in een straal van|rayon|rayon de|dans un rayon de|radius|within a radius of|umkreis|umkreis von|im umkreis von|im umkreis|binnen een straal van|op|op wandelafstand van|op hoogstens|within|a moins de|op minder dan|afstand|distance|entfernt|weg|away|rijden|fietsen|en voiture|drive|driving|mit dem auto|fahrt|met de auto|by car|autofahrt|stad|ville|city|town|stadt|dorp|village|gemeente|commune|vers|richting|direction'

/** Courtesy, articles, and what every home is said to be. */
export const NOISE_WORDS =
  'on cherche|on recherche|on veut|on voudrait|on souhaite|on aimerait|on desire|belgie|belgique|belgium|belgien|fur ein paar tage|fur ein paar nachte|ein paar|ein paar tage|paar tage|een paar|een paar dagen|een paar nachten|paar dagen|a couple of|a couple of days|a couple of nights|couple of days|couple of nights|de|het|een|der|den|die|dat|wat|is|zijn|was|ik|we|wij|me|mij|ons|onze|mijn|u|je|jij|er|voor|met|aan|op|uit|om|dan|ook|nog|graag|zoek|zoeken|zoekt|gezocht|op zoek|naar|wil|willen|zou|zouden|kan|kunnen|hebben|heeft|moet|mag|liefst|bij voorkeur|indien mogelijk|eventueel|misschien|iets|eender welk|alstublieft|aub|dank|hallo|goedendag|maar|als|dus|te|per|voorzien van|inclusief|incl|mooi|mooie|leuk|leuke|klein|kleine|kleinschalige|groot|grote|ruim|ruime|gezellig|gezellige|goedkoop|goedkope|betaalbaar|betaalbare|modern|moderne|nieuw|nieuwe|licht|lichte|luxe|luxueus|luxueuze|charmant|charmante|karaktervol|karaktervolle|landelijk|landelijke|jong|jonge|koppel|gezin|alleenstaande|le|la|les|l|un|une|des|du|d|au|aux|je|j|nous|on|mon|ma|mes|notre|nos|qui|que|qu|est|sont|avec|pour|par|sur|dans|cherche|cherchons|recherche|recherchons|a la recherche|souhaite|souhaitons|veux|voudrais|voudrions|aimerais|s il vous plait|svp|merci|bonjour|si possible|de preference|eventuellement|quelque chose|bien|biens|immobilier|logement|joli|jolie|beau|belle|belles|beaux|petit|petite|petits|petites|grand|grande|grandes|grands|spacieux|spacieuse|lumineux|lumineuse|moderne|pas cher|pas chere|bon marche|abordable|agreable|couple|famille|jeune|charme|caractere|the|an|i|we re|m|re|im|am|are|looking|look|for|want|wanted|need|would|like|please|thanks|hello|hi|find|search|searching|some|any|something|someone|somewhere|with|that|which|has|have|having|my|our|us|me|is|it|on|at|in|by|of|to|preferably|ideally|possibly|maybe|nice|lovely|beautiful|big|large|small|little|spacious|bright|cheap|affordable|modern|cosy|cozy|charming|luxury|luxurious|new|young|property|properties|place|home|homes|real estate|das|dem|des|ein|eine|einen|einem|einer|ich|wir|mein|meine|unser|unsere|suche|suchen|gesucht|mochte|mochten|moechte|moechten|will|wollen|hatte|hatten|gern|gerne|bitte|danke|hallo|guten tag|fur|fuer|mit|am|im|an|auf|von|vom|zum|zur|und zwar|wenn moglich|am liebsten|vielleicht|etwas|immobilie|immobilien|schon|schone|schones|schonen|kleine|kleines|kleinen|kleiner|grossem|kleinem|schonem|schoner|ruhigem|grosse|grosses|grossen|grosser|gross|gunstig|gunstige|gunstiges|billig|billige|modernes|hell|helle|geraumig|geraumige|geraumiges|gemutlich|gemutliche|neu|neue|neues|jung|junges|paar|familie|pand|panden|eigendom|vastgoed|immo|bezit|objekt|haben|sein|vrij|libre|free|frei|beschikbaar|disponible|available|minder|meer|oppervlakte|prive|nur|alleen|enkel|only|just|seulement|uniquement|stuk|stukje|lap|echt|heel|zeer|tres|very|really|sehr|nette|net|propre|verzorgd|verzorgde|degelijk|degelijke|gepflegt|gepflegte|sympa|sympathique|idealement|idealiter|ideal|zo|snel|vite|urgent|dringend|dringend gezocht|bald|privatif|private|privat|eigen|own|wel|toch|zeker|absoluut|voldoende|of zo|ofzo|enz|etc'

export const REGION_WORDS = {
  COAST:
    'mer du nord|a la mer du nord|noordzee|aan de noordzee|north sea|the north sea|aan zee|aan de zee|zee|bij de zee|kust|aan de kust|belgische kust|vlaamse kust|de kust|zeekust|kuststreek|a la mer|mer|en bord de mer|bord de mer|au bord de la mer|a la cote|cote|la cote|cote belge|littoral|a la cote belge|at the sea|by the sea|seaside|coast|the coast|at the coast|on the coast|belgian coast|by the coast|near the coast|at the seaside|near the sea|am meer|meer|an der kuste|kuste|nordseekuste|belgische kuste|an der belgischen kuste|an der see|nordsee|an der nordsee|kueste|an der kueste',
  ARDENNES:
    'ardennen|de ardennen|in de ardennen|ardennes|ardenne|les ardennes|en ardenne|en ardennes|the ardennes|den ardennen|in den ardennen',
  WEST_FLANDERS: 'west vlaanderen|westvlaanderen|flandre occidentale|west flanders|westflandern',
  EAST_FLANDERS: 'oost vlaanderen|oostvlaanderen|flandre orientale|east flanders|ostflandern',
  ANTWERP:
    'provincie antwerpen|province d anvers|antwerp province|province of antwerp|provinz antwerpen',
  FLEMISH_BRABANT:
    'vlaams brabant|vlaamsbrabant|brabant flamand|flemish brabant|flamisch brabant|flaemisch brabant',
  LIMBURG:
    'limburg|provincie limburg|province de limbourg|limbourg province|province du limbourg|belgisch limburg',
  WALLOON_BRABANT:
    'waals brabant|waalsbrabant|brabant wallon|walloon brabant|wallonisch brabant|bw|brabant walloon',
  HAINAUT: 'henegouwen|hainaut|province de hainaut|hennegau|province du hainaut',
  LIEGE: 'provincie luik|province de liege|liege province|province of liege|provinz luttich',
  NAMUR: 'provincie namen|province de namur|namur province|province of namur|provinz namur',
  LUXEMBOURG:
    'luxemburg|luxembourg|provincie luxemburg|province de luxembourg|province du luxembourg|luxembourg province|belgisch luxemburg|provinz luxemburg',
} as const

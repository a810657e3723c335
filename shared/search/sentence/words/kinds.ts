import type { KindCode } from '../meaning.ts'

/** What may be looked for: folded words of all four languages, in all their forms, parted by '|'. */
export const KIND_WORDS: Partial<Record<KindCode, string>> = {
  HOUSE:
    'huis|huizen|huisje|woning|woningen|woonst|woonhuis|woonhuizen|eengezinswoning|eengezinswoningen|gezinswoning|gezinswoningen|gezinshuis|eensgezinswoning|maison|maisons|maisonnette|maison unifamiliale|maison familiale|unifamiliale|pavillon|house|houses|family home|family house|haus|haeuser|hauser|einfamilienhaus|einfamilienhauser|einfamilienhaeuser|familienhaus|wohnhaus|wohnhauser',
  APARTMENT:
    'appartement|appartementen|appartementje|appartements|appart|apparts|app|appt|apt|apts|flat|flats|flatje|apartment|apartments|wohnung|wohnungen|eigentumswohnung|eigentumswohnungen|etagenwohnung|apartement|apartements|appartment|appartments',
  PLOT: 'grond|gronden|perceel|percelen|perceel grond|stuk grond|lap grond|terrain|terrains|parcelle|parcelles|plot|plots|plot of land|piece of land|land|grundstuck|grundstucke|grundstueck|grundstuecke',
  COMMERCIAL:
    'handelspand|handelspanden|handelsruimte|handelsruimtes|handelszaak pand|commercieel pand|winkelruimte|commerce|commerces|rez commercial|surface commerciale|local commercial|espace commercial|commercial property|commercial premises|commercial space|commercial unit|retail space|gewerbeimmobilie|gewerbeimmobilien|gewerbeflache|gewerberaum|geschaftsraum|ladenlokal',
  PROJECT:
    'nieuwbouwproject|nieuwbouwprojecten|projecten|project|bouwproject|projet|projets|projet neuf|projets neufs|projet immobilier|new development|new developments|development|developments|neubauprojekt|neubauprojekte|bauprojekt',
  INDUSTRIAL:
    'industriepand|industrieel gebouw|industriegebouw|bedrijfsgebouw|bedrijfspand|batiment industriel|immeuble industriel|industrial building|industrial property|industriegebaude|industrieimmobilie',
  VILLA: 'villa|villas|villaatje|landvilla',
  BUNGALOW: 'bungalow|bungalows|plain pied|maison de plain pied',
  CASTLE: 'kasteel|kastelen|kasteeltje|chateau|chateaux|castle|castles|schloss',
  TERRACED_HOUSE:
    'rijwoning|rijwoningen|rijhuis|rijhuizen|tussenwoning|gesloten bebouwing|twee gevels|2 gevels|2 gevel|tweegevelwoning|2 gevelwoning|maison mitoyenne|maisons mitoyennes|mitoyenne|2 facades|deux facades|maison 2 facades|terraced house|terraced houses|terraced home|row house|townhouse terrace|terraced|reihenhaus|reihenhauser|reihenhaeuser|reihenmittelhaus',
  SEMI_DETACHED_HOUSE:
    'halfopen bebouwing|half open bebouwing|halfopen|half open|halfopen woning|halfvrijstaande woning|halfvrijstaand huis|halfvrijstaand|driegevelwoning|3 gevelwoning|3 gevel|3 gevels|drie gevels|driegevel|3 facades|trois facades|maison 3 facades|maison trois facades|semi mitoyenne|maison semi mitoyenne|jumelee|maison jumelee|semi detached|semi detached house|semi detached houses|semi|semis|doppelhaushalfte|doppelhaushaelfte|doppelhaus|zweifassadenhaus',
  DETACHED_HOUSE:
    'open bebouwing|vrijstaande woning|vrijstaand huis|vrijstaande woningen|vrijstaand|viergevelwoning|4 gevelwoning|4 gevel|4 gevels|vier gevels|alleenstaande woning|alleenstaand huis|4 facades|quatre facades|maison 4 facades|maison quatre facades|detached|detached house|detached houses|detached home|freistehend|freistehendes haus|freistehendes einfamilienhaus|freistehende|freistehendes|freistehender',
  CORNER_HOUSE: 'hoekwoning|hoekhuis|hoekpand|maison de coin|maison d angle|corner house|eckhaus',
  TOWN_HOUSE:
    'stadswoning|stadswoningen|stadshuis|maison de ville|maisons de ville|town house|town houses|townhouse|townhouses|stadthaus|stadthauser',
  MASTER_HOUSE:
    'herenhuis|herenhuizen|herenwoning|herenwoningen|burgerhuis|burgerwoning|meesterwoning|maison de maitre|maisons de maitre|hotel de maitre|maison bourgeoise|mansion|mansion house|mansions|herrenhaus|burgerhaus|buergerhaus',
  COUNTRY_HOUSE:
    'landhuis|landhuizen|buitenhuis|maison de campagne|country house|country home|landhaus|landhauser',
  COUNTRY_ESTATE: 'landgoed|domaine|country estate|landgut',
  FARMHOUSE:
    'hoeve|hoeves|boerderij|boerderijen|boerderijtje|boerenhuis|ferme|fermes|corps de ferme|farmhouse|farmhouses|bauernhaus|bauernhof',
  SQUARE_FARM: 'vierkantshoeve|ferme en carre|vierkanthof|vierseithof',
  FERMETTE: 'fermette|fermettes|fermetje',
  COTTAGE: 'cottage|cottages|landhuisje',
  CHALET: 'chalet|chalets',
  BEL_ETAGE:
    'bel etage|bel etages|bel etagewoning|belle etage|bel etage woning|maison bel etage|beletage|beletagewoning',
  SPLIT_LEVEL: 'split level|splitlevel|splitlevelwoning',
  PATIO_HOUSE: 'patiowoning|maison patio|patio house',
  RECTORY: 'pastorie|presbytere|cure|rectory|pfarrhaus',
  MILL: 'molen|watermolen|windmolen|moulin|watermill|muhle|wassermuhle',
  KANGAROO_HOUSE: 'kangoeroewoning|maison kangourou|zorgwoning',
  MULTI_FAMILY_HOUSE:
    'meergezinswoning|meergezinswoningen|maison multifamiliale|multi family house|multi family home|mehrfamilienhaus|mehrfamilienhauser|zweifamilienhaus|tweegezinswoning|tweewoonst|maison bifamiliale',
  INVESTMENT_PROPERTY:
    'opbrengsteigendom|opbrengsteigendommen|opbrengstpand|opbrengstwoning|investeringspand|investeringseigendom|beleggingspand|immeuble de rapport|immeubles de rapport|maison de rapport|bien d investissement|investment property|investment properties|buy to let|anlageobjekt|renditeobjekt|anlageimmobilie|renditehaus|kapitalanlage',
  APARTMENT_BUILDING:
    'appartementsgebouw|appartementsblok|immeuble a appartements|immeuble d appartements|apartment building|block of flats|wohnblock|apartmenthaus',
  MIXED_USE_BUILDING: 'gemengd gebouw|immeuble mixte|mixed use building|wohn und geschaftshaus',
  HOUSEBOAT: 'woonboot|peniche|houseboat|hausboot',
  MOBILE_HOME: 'stacaravan|mobilhome|mobil home|mobile home|caravane residentielle',
  DUPLEX:
    'duplex|duplexen|duplexappartement|duplex appartement|appartement duplex|duplexwoning|maisonette|maisonettewohnung|duplexwohnung',
  TRIPLEX: 'triplex|triplexappartement',
  LOFT: 'loft|lofts|loftappartement',
  PENTHOUSE: 'penthouse|penthouses|penthousewohnung|appartement penthouse',
  STUDIO: 'studio|studios|studiootje|studiootjes|studiowohnung|einzimmerwohnung',
  STUDENT_ROOM:
    'kot|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenhuis|studentenstudio|kot etudiant|chambre d etudiant|chambre etudiant|kots|student room|student rooms|student accommodation|studentenzimmer|studentenwohnung',
  GROUND_FLOOR_APARTMENT:
    'gelijkvloers appartement|gelijkvloersappartement|gelijkvloerse appartement|appartement gelijkvloers|gelijkvloers|gelijkvloerse|rez de chaussee|rez|appartement rez de chaussee|ground floor|ground floor flat|ground floor apartment|erdgeschoss|erdgeschosswohnung|eg wohnung|parterrewohnung|wohnung im erdgeschoss',
  GARDEN_APARTMENT:
    'tuinappartement|appartement rez de jardin|garden flat|garden apartment|gartenwohnung',
  ROOF_APARTMENT:
    'dakappartement|dakappartementen|appartement sous les toits|appartement sous toit|attic flat|top floor flat|top floor apartment|loft apartment|dachwohnung|dachgeschosswohnung|dg wohnung',
  CORNER_APARTMENT:
    'hoekappartement|appartement de coin|appartement d angle|corner apartment|eckwohnung',
  SERVICE_FLAT:
    'serviceflat|service flat|serviceflats|assistentiewoning|assistentiewoningen|assistentieflat|residence service|residence services|appartement service|seniorenwohnung|seniorenflat|senior flat|sheltered flat|betreutes wohnen|servicewohnung',
  BUILDING_PLOT:
    'bouwgrond|bouwgronden|bouwperceel|bouwpercelen|bouwkavel|kavel|terrain a batir|terrains a batir|terrain constructible|terrain batir|parcelle a batir|building plot|building plots|building land|plot to build on|baugrundstuck|baugrundstucke|baugrundstueck|bauland|bauplatz|baugrund',
  AGRICULTURAL_LAND:
    'landbouwgrond|landbouwgronden|akker|akkerland|terrain agricole|terre agricole|terres agricoles|agricultural land|farmland|farm land|ackerland|landwirtschaftliche flache|acker',
  MEADOW:
    'weide|weiland|weilanden|weides|paardenweide|prairie|prairies|pature|meadow|meadows|paddock|pasture|wiese|weideland|pferdewiese|pferdeweide',
  ORCHARD: 'boomgaard|verger|orchard|obstwiese',
  FOREST:
    'bos|bosgrond|bosperceel|bois|foret|terrain boise|forest|woodland|wood|wald|waldgrundstuck|waldstuck',
  POND: 'vijver|visvijver|etang|pond|teich',
  SHOP: 'winkel|winkels|winkelpand|winkelpanden|magasin|magasins|boutique|shop|shops|laden|ladengeschaft|geschaft',
  OFFICE:
    'kantoor|kantoren|kantoorruimte|kantoorruimtes|kantoorpand|bureau|bureaux|espace de bureau|espaces de bureaux|surface de bureaux|office|offices|office space|buro|buros|buero|bueroraum|buroflache|buroraum|buroraume',
  CATERING: 'horeca|horecazaak|horecapand|cafe|restaurant|brasserie|gaststatte',
  HOTEL: 'hotel|hotels',
  BED_AND_BREAKFAST:
    'bed and breakfast|b b|chambre d hote|chambres d hotes|chambres d hote|gastenkamers|pension',
  BUSINESS:
    'handelszaak|handelszaken|fonds de commerce|zaak over te nemen|going concern|geschaftsbetrieb|betrieb',
  PRACTICE: 'praktijkruimte|praktijk|cabinet medical|praxis|praxisraume',
  GARAGE: 'garages te koop|garages',
  GARAGE_BOX:
    'garagebox|garageboxen|garage box|box de garage|box garage|box|boxe|lock up garage|lock up|einzelgarage',
  PARKING:
    'parkeerplaats|parkeerplaatsen|autostaanplaats|autostaanplaatsen|staanplaats|standplaats|parking|parkings|emplacement de parking|place de parking|emplacement|parking space|parking spot|parking place|car park|stellplatz|stellplatze|parkplatz|autostellplatz|tiefgaragenstellplatz|tiefgarage|parkeerplek',
  CARPORT: 'carport|carports',
  STORAGE_ROOM: 'berging|opslagruimte|garde meuble|storage room|storage space|lagerraum',
  WAREHOUSE:
    'magazijn|magazijnen|loods|loodsen|opslagplaats|entrepot|entrepots|depot|warehouse|warehouses|lager|lagerhalle|lagerhaus',
  HALL: 'hal|hallen|bedrijfshal|industriehal|hangar|hangars|hall industriel|gewerbehalle|industriehalle',
  WORKSHOP: 'atelier|werkplaats|werkhuis|workshop|werkstatt',
  SME_UNIT: 'kmo unit|kmo units|unite pme|sme unit|bedrijfsunit',
  APARTMENT_PROJECT: 'appartementenproject|projet d appartements|apartment project|wohnungsprojekt',
  FARM: 'landbouwbedrijf|exploitation agricole|farm|farms',
  STABLES: 'stal|stallen|manege|ecurie|ecuries|stables|pferdestall',
}

/** Words that only where the page is in this language are a kind. */
export const KIND_WORDS_OF = { en: { HALL: 'hall' }, de: { HALL: 'halle' } } as const

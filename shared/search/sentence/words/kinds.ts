import type { KindCode } from '../meaning.ts'

/** What may be looked for: folded words of all four languages, in all their forms, parted by '|'. */
export const KIND_WORDS: Partial<Record<KindCode, string>> = {
  HOUSE:
    'huis|hus|huse|hius|huus|huizen|huisje|woning|woningen|woonst|woonhuis|woonhuizen|eengezinswoning|eengezinswoningen|gezinswoning|gezinswoningen|gezinshuis|eensgezinswoning|maison|maisons|maisonnette|maison unifamiliale|maison familiale|unifamiliale|pavillon|house|houses|family home|family house|haus|haeuser|hauser|einfamilienhaus|einfamilienhauser|einfamilienhaeuser|familienhaus|wohnhaus|wohnhauser|maisons unifamiliales|family homes|woonhuisje',
  APARTMENT:
    'whg|whng|wohng|etw|appartement|appartementen|appartementje|appartements|appart|apparts|app|appt|apt|apts|flat|flats|flatje|apartment|apartments|wohnung|wohnungen|eigentumswohnung|eigentumswohnungen|etagenwohnung|apartement|apartements|appartment|appartments|apart|apartm|appartm|appartem|apartmen|condo|mietshauswohnung',
  PLOT: 'grond|gronden|perceel|percelen|perceel grond|stuk grond|lap grond|terrain|terrains|parcelle|parcelles|plot|plots|plot of land|piece of land|land|grundstuck|grundstucke|grundstueck|grundstuecke',
  COMMERCIAL:
    'rez de chaussee commercial|handelspand|handelspanden|handelsruimte|handelsruimtes|handelszaak pand|commercieel pand|winkelruimte|commerce|commerces|rez commercial|surface commerciale|local commercial|espace commercial|commercial property|commercial premises|commercial space|commercial unit|retail space|gewerbeimmobilie|gewerbeimmobilien|gewerbeflache|gewerberaum|geschaftsraum|handelslokaal|handelsgelijkvloers|locaux commerciaux|cellule commerciale|gewerbelokal|gewerberaume|gewerbeobjekt',
  PROJECT:
    'nieuwbouwproject|nieuwbouwprojecten|projecten|project|bouwproject|projet|projets|projet neuf|projets neufs|projet immobilier|new development|new developments|development|developments|neubauprojekt|neubauprojekte|bauprojekt',
  INDUSTRIAL:
    'industriepand|industrieel gebouw|industriegebouw|bedrijfsgebouw|bedrijfspand|batiment industriel|immeuble industriel|industrial building|industrial property|industriegebaude|industrieimmobilie|bedrijfsruimte|industrial unit|bedrijfspanden|industriepanden',
  VILLA: 'villa|villas|villaatje|landvilla|vila|vilas|vilaa|fermettevilla|villatje',
  BUNGALOW: 'bungalow|bungalows|bungalowwoning|flachbungalow',
  CASTLE:
    'kasteel|kastelen|kasteeltje|chateau|chateaux|castle|castles|schloss|kasteelhoeve|chateau ferme|schlosser|landkasteel',
  TERRACED_HOUSE:
    'rijwoning|rijwoningen|rijhuis|rijhuizen|tussenwoning|gesloten bebouwing|twee gevels|2 gevels|2 gevel|tweegevelwoning|2 gevelwoning|maison mitoyenne|maisons mitoyennes|mitoyenne|2 facades|deux facades|maison 2 facades|terraced house|terraced houses|terraced home|row house|townhouse terrace|terraced|reihenhaus|reihenhauser|reihenhaeuser|reihenmittelhaus|rijwoninkje|rijhuisje|rijtjeshuis|rijtjeshuizen|maison de rangee|maison en rangee|maisons en rangee|reiheneckhaus|reihenendhaus|terrace house|terraced property|mid terrace|arbeiderswoning|arbeidershuisje|maison ouvriere',
  SEMI_DETACHED_HOUSE:
    'halfopen bebouwing|half open bebouwing|halfopen|half open|halfopen woning|halfvrijstaande woning|halfvrijstaand huis|halfvrijstaand|driegevelwoning|3 gevelwoning|3 gevel|3 gevels|drie gevels|driegevel|3 facades|trois facades|maison 3 facades|maison trois facades|semi mitoyenne|maison semi mitoyenne|jumelee|maison jumelee|semi detatched|semi detatched house|semidetached|semidetached house|semi detached|semi detached house|semi detached houses|semi|semis|doppelhaushalfte|doppelhaushaelfte|doppelhaus|zweifassadenhaus|half vrijstaand|half vrijstaande woning|half open woning|halfopen huis|half open huis|3 gevelhuis|driegevelhuis|maison de 3 facades|3 facade|maison a 3 facades|maison jumelle|halboffen|doppelhaushalften|dreifassadenhaus|twee onder een kap',
  DETACHED_HOUSE:
    'open bebouwing|vrijstaande woning|vrijstaand huis|vrijstaande woningen|vrijstaand|viergevelwoning|4 gevelwoning|4 gevel|4 gevels|vier gevels|alleenstaande woning|alleenstaand huis|4 facades|quatre facades|maison 4 facades|maison quatre facades|detatched|detatched house|detached|detached house|detached houses|detached home|freistehend|freistehendes haus|freistehendes einfamilienhaus|freistehende|freistehendes|freistehender|4 gevelhuis|viergevelhuis|maison isolee|maison a 4 facades|maison de 4 facades|4 facade|freistehend haus|vierfassadenhaus|stand alone house|standalone house|allein stehendes haus|alleinstehendes haus',
  CORNER_HOUSE:
    'hoekwoning|hoekhuis|hoekpand|maison de coin|maison d angle|corner house|eckhaus|hoekwoningen|corner property|eckhauser|hoek woning',
  TOWN_HOUSE:
    'stadswoning|stadswoningen|stadshuis|maison de ville|maisons de ville|town house|town houses|townhouse|townhouses|stadthaus|stadthauser|stadswoninkje|stadtwohnhaus|stadsvilla',
  MASTER_HOUSE:
    'master house|master houses|masters house|maison maitre|manor|manor house|heerenhuis|herenhuis|herenhuizen|herenwoning|herenwoningen|burgerhuis|burgerwoning|meesterwoning|maison de maitre|maisons de maitre|hotel de maitre|maison bourgeoise|mansion|mansion house|mansions|herrenhaus|burgerhaus|buergerhaus|herenhuisje|meesterhuis|hotel particulier|patrizierhaus|stadtpalais|patriciershuis',
  COUNTRY_HOUSE:
    'landhuis|landhuizen|buitenhuis|maison de campagne|country house|country home|landhaus|landhauser|plattelandswoning|landwoning|landelijke woning|landelijk huis|maisons de campagne|country houses|country homes',
  COUNTRY_ESTATE:
    'landgoed|domaine|country estate|landgut|landgoederen|domaines|propriete de maitre|landsitz',
  FARMHOUSE:
    'hoeve|hoeves|boerderij|boerderijen|boerderijtje|boerenhuis|ferme|fermes|corps de ferme|farmhouse|farmhouses|bauernhaus|bauernhof|hoevetje|langgevelhoeve|langgevelboerderij|bauernhauser|resthof|farm house|fermhouse|farmhous',
  SQUARE_FARM:
    'vierkantshoeve|ferme en carre|vierkanthof|vierseithof|vierkanthoeve|vierkantshoeves|vierkantboerderij|ferme carree|fermes en carre|square farmhouse',
  FERMETTE: 'fermette|fermettes|fermetje|fermete|fermet|fermettewoning',
  COTTAGE: 'cottage|cottages|landhuisje|cottagewoning|cottage woning|landhuisjes',
  CHALET: 'chalet|chalets|weekendchalet|chalette|boschalet|holzchalet',
  BEL_ETAGE:
    'bel etage|bel etages|bel etagewoning|belle etage|bel etage woning|maison bel etage|beletage|beletagewoning|bel etage huis|bel etagehuis|belle etage woning|bel etage house|belle etagewoning|beletage woning',
  SPLIT_LEVEL:
    'split level|splitlevel|splitlevelwoning|splitlevel huis|split level woning|split level house',
  PATIO_HOUSE:
    'patiowoning|maison patio|patio house|patiowoningen|patiohuis|atriumhaus|maison a patio',
  RECTORY:
    'pastorie|presbytere|cure|rectory|pfarrhaus|presbyteres|old rectory|pfarrhauser|ancien presbytere',
  MILL: 'mill|molen|watermolen|windmolen|moulin|watermill|muhle|wassermuhle|molens|moulin a eau|moulins|windmill|windmuhle|mills',
  KANGAROO_HOUSE: 'kangoeroewoning|maison kangourou|zorgwoning',
  MULTI_FAMILY_HOUSE:
    'meergezinswoning|meergezinswoningen|maison multifamiliale|multi family house|multi family home|mehrfamilienhaus|mehrfamilienhauser|zweifamilienhaus|tweegezinswoning|tweewoonst|maison bifamiliale|tweewoonsten|tweegezinswoningen|duowoning|immeuble multifamilial|maison bi familiale|two family house|multifamily house|zweifamilienhauser|mehrparteienhaus|dreifamilienhaus',
  INVESTMENT_PROPERTY:
    'opbrengsteigendom|opbrengsteigendommen|opbrengstpand|opbrengstwoning|investeringspand|investeringseigendom|beleggingspand|immeuble de rapport|immeubles de rapport|maison de rapport|bien d investissement|investment property|investment properties|buy to let|anlageobjekt|renditeobjekt|anlageimmobilie|renditehaus|kapitalanlage|renditehuis|opbrengsthuis|immeuble de rendement|immeuble investissement|investering vastgoed|investeringsvastgoed|renditewoning|zinshaus|mietshaus|mietshauser|immobilier de rapport',
  APARTMENT_BUILDING:
    'appartementsgebouw|appartementsblok|immeuble a appartements|immeuble d appartements|apartment building|block of flats|wohnblock|apartmenthaus|appartementsgebouwen|appartementencomplex|residential building|wohnhausblock',
  MIXED_USE_BUILDING: 'gemengd gebouw|immeuble mixte|mixed use building|wohn und geschaftshaus',
  HOUSEBOAT:
    'woonboot|peniche|houseboat|hausboot|woonschip|woonark|bateau logement|wohnboot|house boat',
  MOBILE_HOME:
    'stacaravan|mobilhome|mobil home|mobile home|caravane residentielle|mobilheim|static caravan|wohnmobilheim|mobilhomes|stacaravans',
  DUPLEX:
    'duplex|duplexen|duplexappartement|duplex appartement|appartement duplex|duplexwoning|maisonette|maisonettewohnung|duplexwohnung|duplexe|duplexflat|duplexapartment|duplex apartment|duplex flat|maisonnettewohnung|dupleks',
  TRIPLEX: 'triplex|triplexappartement|triplexwoning|triplex apartment',
  LOFT: 'loft|lofts|loftappartement|loftwoning|loftwohnung|loft apartement|industriele loft',
  PENTHOUSE:
    'penthouse|penthouses|penthousewohnung|appartement penthouse|penthous|penthaus|dakpenthouse|penthousappartement|penthouseappartement|penthouse apartment',
  STUDIO:
    'studio|studios|studiootje|studiootjes|studiowohnung|einzimmerwohnung|studioappartement|studio appartement|studio flat|studio apartment|studioflat|bedsit|flatstudio|1 zimmer wohnung|einzimmerappartement|einraumwohnung|studiotje',
  STUDENT_ROOM:
    'kot|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenhuis|studentenstudio|kot etudiant|chambre d etudiant|chambre etudiant|kots|student room|student rooms|student accommodation|studentenzimmer|studentenwohnung|studentenkoten|studentenflat|studentenwoning|logement etudiant|logement pour etudiant|student flat|student studio|student housing|student digs|studentenbude|studentenbleibe|studentenappartement|studio etudiant|kotkamer',
  GROUND_FLOOR_APARTMENT:
    'rdc|appartement rdc|glvl|gelijkvl|gelijkvlrs|eg|parterre|gelijkvloers appartement|gelijkvloersappartement|gelijkvloerse appartement|appartement gelijkvloers|gelijkvloers|gelijkvloerse|rez de chaussee|rez|appartement rez de chaussee|ground floor|ground floor flat|ground floor apartment|erdgeschoss|erdgeschosswohnung|eg wohnung|parterrewohnung|wohnung im erdgeschoss|gelijkvloersflat|benedenwoning|appartement au rez|appartement au rez de chaussee|parterre wohnung|erdgeschosswohnungen|hochparterre|ground floor apartments|groundfloor|groundfloor flat|groundfloor apartment|appartement op het gelijkvloers|appartement op gelijkvloers',
  GARDEN_APARTMENT:
    'tuinappartement|appartement rez de jardin|garden flat|garden apartment|gartenwohnung',
  ROOF_APARTMENT:
    'dakappartement|dakappartementen|appartement sous les toits|appartement sous toit|attic flat|top floor flat|top floor apartment|loft apartment|dachwohnung|dachgeschosswohnung|dg wohnung|dakwoning|dakstudio|appartement mansarde|dachgeschoss wohnung|attic apartment|rooftop apartment',
  CORNER_APARTMENT:
    'hoekappartement|appartement de coin|appartement d angle|corner apartment|eckwohnung',
  SERVICE_FLAT:
    'serviceflat|service flat|serviceflats|assistentiewoning|assistentiewoningen|assistentieflat|residence service|residence services|appartement service|seniorenwohnung|seniorenflat|senior flat|sheltered flat|betreutes wohnen|servicewohnung|service flats|aanleunwoning|seniorenflats|seniorie|assistentie woning|assisted living|assisted living flat|retirement flat|sheltered housing|seniorenresidenz|logement senior|seniorenappartement',
  BUILDING_PLOT:
    'terain a batir|terains a batir|terrain a bati|terrain a batire|bouwgront|bouwgrond|bouwgronden|bouwperceel|bouwpercelen|bouwkavel|kavel|terrain a batir|terrains a batir|terrain constructible|terrain batir|parcelle a batir|building plot|building plots|building land|plot to build on|baugrundstuck|baugrundstucke|baugrundstueck|bauland|bauplatz|baugrund|bouw grond|bouwgrondje|bouwlot|bouw perceel|kavels|terrain a construire|terrains constructibles|terrain pour construire|terrain pour batir|construction plot|plot for building|building lot|building site|development plot|bauparzelle|baugrunde|bauplatze|lot a batir|lots a batir',
  AGRICULTURAL_LAND:
    'landbouwgrond|landbouwgronden|akker|akkerland|terrain agricole|terre agricole|terres agricoles|agricultural land|farmland|farm land|ackerland|landwirtschaftliche flache|acker|landbouwland|akkergrond|akkers|terrain agricoles|terrains agricoles|arable land|ackerflache|agrarflache|landwirtschaftsflache|bouwland|teeltgrond',
  MEADOW:
    'weide|weiland|weilanden|weides|paardenweide|prairie|prairies|pature|meadow|meadows|paddock|pasture|wiese|weideland|pferdewiese|pferdeweide|weitje|weilandje|graasweide|prairie a chevaux|paturage|horse paddock|grazing land|weide grundstuck|wiesengrundstuck|horse meadow|hooiland|grasland|grunland|grassland',
  ORCHARD:
    'boomgaard|verger|orchard|obstwiese|boomgaarden|vergers|orchards|obstgarten|fruitboomgaard',
  FOREST:
    'bos|bosgrond|bosperceel|bois|foret|terrain boise|forest|woodland|wood|wald|waldgrundstuck|waldstuck|bosje|bossen|parcelle boisee|terrain forestier|woodland plot|waldflache|waldparzelle|bosperceeltje',
  POND: 'vijver|visvijver|etang|pond|teich|visvijvers|etangs|fishing pond|fishing lake|fischteich|weiher',
  SHOP: 'winkel|winkels|winkelpand|winkelpanden|magasin|magasins|boutique|shop|shops|laden|ladengeschaft|geschaft|ladenlokal|ladenlokale|ladenflache|verkaufslokal|winkeltje|buurtwinkel|winkelunit',
  OFFICE:
    'kantoor|kantoren|kantoorruimte|kantoorruimtes|kantoorpand|bureau|bureaux|espace de bureau|espaces de bureaux|surface de bureaux|office|offices|office space|buro|buros|buero|bueroraum|buroflache|buroraum|buroraume|kantoortje|kantoorlokaal|kantooroppervlakte|buroraeume|bueros|buroimmobilie|locaux de bureaux|bureauruimte|burelen',
  CATERING:
    'pub|horeca|horecazaak|horecapand|cafe|restaurant|brasserie|gaststatte|restaurants|cafes|taverne|frituur|frietkot|eetcafe|snackbar|bistro|gastronomie|gastronomiebetrieb|kneipe|etablissement horeca',
  HOTEL: 'hotel|hotels|hotelletje',
  BED_AND_BREAKFAST:
    'bed and breakfast|b b|chambre d hote|chambres d hotes|chambres d hote|gastenkamers|pension|bed breakfast|bnb|b and b|gastenkamer|maison d hotes|maisons d hotes|gastehaus|fruhstuckspension',
  BUSINESS:
    'handelszaak|handelszaken|zaak|business|businesses|fonds de commerce|going concern|geschaftsbetrieb|betrieb|handelsfonds|existing business|running business|geschaftsubernahme',
  PRACTICE:
    'praktijkruimte|praktijk|cabinet medical|praxis|praxisraume|artsenpraktijk|dokterspraktijk|medical practice|cabinet dentaire|arztpraxis|praktijkpand|tandartspraktijk',
  GARAGE: 'garages te koop|garages',
  GARAGE_BOX:
    'garagebox|garage ferme|garages fermes|garage fermee|gesloten garage|garageboxen|garage box|box de garage|box garage|box|boxe|lock up garage|lock up|einzelgarage|box ferme|garages box|lockup garage|garagenbox|garageboxje',
  PARKING:
    'parkeerplaats|parkeerplaatsen|autostaanplaats|autostaanplaatsen|staanplaats|standplaats|parking|parkings|emplacement de parking|place de parking|emplacement|parking space|parking spot|parking place|car park|stellplatz|stellplatze|parkplatz|autostellplatz|tiefgaragenstellplatz|tiefgarage|parkeerplek|autoplaats|parkingplaats|place de stationnement|tiefgaragenplatz|pkw stellplatz|buitenparking|binnenparking|ondergrondse parking|staanplaatsen|parking souterrain|underground parking',
  CARPORT: 'carport|carports|karport',
  STORAGE_ROOM:
    'berging|opslagruimte|garde meuble|storage room|storage space|lagerraum|kelderberging|bergruimte|box de stockage|abstellraum|self storage|storage unit',
  WAREHOUSE:
    'magazijn|magazijnen|loods|loodsen|opslagplaats|entrepot|entrepots|depot|warehouse|warehouses|lager|lagerhalle|lagerhaus|stockageruimte|opslagloods|lagerflache',
  HALL: 'hal|hallen|bedrijfshal|industriehal|hangar|hangars|hall industriel|gewerbehalle|industriehalle|werkhal|bedrijfshallen|produktionshalle|opslaghal',
  WORKSHOP: 'atelier|werkplaats|werkhuis|workshop|werkstatt|ateliers|werkplaatsen|werkstatten',
  SME_UNIT: 'kmo unit|kmo units|unite pme|sme unit|bedrijfsunit',
  APARTMENT_PROJECT:
    'appartementenproject|projet d appartements|apartment project|wohnungsprojekt|appartementenprojecten|projet appartements|wohnprojekt',
  FARM: 'landbouwbedrijf|exploitation agricole|farm|farms|boerenbedrijf|bauernbetrieb|landwirtschaftsbetrieb|exploitations agricoles|veehouderij|working farm',
  STABLES:
    'stal|stallen|manege|ecurie|ecuries|stables|pferdestall|paardenstal|paardenstallen|stallingen|centre equestre|riding stables|pferdestalle|reitstall|reiterhof',
  COMMERCIAL_BUILDING:
    'handelsgebouw|commercieel gebouw|immeuble commercial|immeuble de commerce|batiment commercial|commercial building|geschaftshaus|geschaftsgebaude',
  OFFICE_BUILDING:
    'kantoorgebouw|kantoorgebouwen|immeuble de bureaux|immeubles de bureaux|office building|office buildings|office block|burogebaude|buerogebaeude|burohaus',
  SHOP_WITH_HOME:
    'winkel met woonst|winkel met woning|winkelwoonhuis|winkelhuis|handelspand met woonst|handelspand met woning|magasin avec logement|magasin avec habitation|commerce avec logement|commerce avec habitation|shop with flat|shop with living accommodation|laden mit wohnung',
  SHOWROOM: 'showroom|showrooms|toonzaal|toonzalen|ausstellungsraum',
  PETROL_STATION:
    'tankstation|benzinestation|station service|station essence|petrol station|gas station|tankstelle',
  LOGISTICS:
    'logistiek gebouw|logistiek pand|logistiek centrum|batiment logistique|centre logistique|plateforme logistique|logistics building|logistics centre|logistics center|logistikhalle|logistikzentrum|logistikgebaude',
  STORAGE_UNIT: 'opslagunit|opslagbox|unite de stockage|lagerbox',
  GREENHOUSE: 'serrebedrijf|serres horticoles|gewachshausbetrieb|glastuinbouwbedrijf',
  VINEYARD:
    'wijngaard|wijngaarden|wijndomein|vignoble|vignobles|domaine viticole|vineyard|vineyards|weinberg|weingut',
  GARDEN_PLOT:
    'tuingrond|volkstuin|volkstuintje|terrain de jardin|allotment|allotments|schrebergarten|kleingarten|gartengrundstuck|gartenparzelle',
  RECREATIONAL_LAND:
    'recreatiegrond|recreatieterrein|recreatieperceel|terrain de loisirs|terrain de loisir|recreational land|leisure plot|leisure land|freizeitgrundstuck|wochenendgrundstuck',
  INDUSTRIAL_LAND:
    'industriegrond|industrieterrein|bedrijfsgrond|terrain industriel|terrains industriels|industrial land|industrial plot|industriegrundstuck|gewerbegrundstuck|gewerbegrund',
  PROJECT_LAND:
    'projectgrond|projectgronden|ontwikkelingsgrond|terrain a developper|development land|projektgrundstuck|bauerwartungsland',
  HOUSE_PROJECT:
    'woningproject|woningprojecten|projet de maisons|housing project|housing development|hausprojekt',
  DOUBLE_GARAGE: 'dubbele garagebox',
}

/** Words that only where the page is in this language are a kind. */
export const KIND_WORDS_OF = { en: { HALL: 'hall' }, de: { HALL: 'halle' } } as const

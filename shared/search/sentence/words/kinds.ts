import type { KindCode } from '../meaning.ts'

/** What may be looked for: folded words of all four languages, in all their forms, parted by '|'. */
export const KIND_WORDS: Partial<Record<KindCode, string>> = {
  HOUSE:
    'hauschen|haeuschen|baraque|bicoque|huizeke|huizekes|hus|huis|huse|hius|huus|huizen|huisje|woning|woningen|woonst|woonhuis|woonhuizen|eengezinswoning|eengezinswoningen|gezinswoning|gezinswoningen|gezinshuis|eensgezinswoning|maison|maisons|maison unifamiliale|maison familiale|unifamiliale|pavillon|house|houses|family home|family house|haus|haeuser|hauser|einfamilienhaus|einfamilienhauser|einfamilienhaeuser|familienhaus|wohnhaus|wohnhauser|maisons unifamiliales|family homes|woonhuisje|gezinswoninkje|eengezinshuis|eengezinshuizen|eengezins woning|gezins woning|vrijgezellenwoning|woninkje|starterswoning|starterswoningen|maison d habitation|maisons d habitation|maisonnette',
  APARTMENT:
    'whg|whng|wohng|etw|appartement|appartementen|appartementje|appartements|appart|apparts|app|appt|apt|apts|flat|flats|flatje|apartment|apartments|wohnung|wohnungen|eigentumswohnung|eigentumswohnungen|etagenwohnung|apartement|apartements|appartment|appartments|apart|apartm|appartm|appartem|apartmen|condo|mietshauswohnung|appmt|aptmt|aptm|appts|verdiepingsappartement|tweekamerappartement|instapappartement|appartement familial|logement social',
  PLOT: 'grond|gronden|perceel|percelen|perceel grond|stuk grond|lap grond|terrain|terrains|parcelle|parcelles|plot|plots|plot of land|piece of land|land|grundstuck|grundstucke|grundstueck|grundstuecke|stukken grond|lapje grond|perceeltje|grondje|terreinen|kaveltje|bout de terrain|lopin de terre|terrains nus|parcel|grundstucksparzelle',
  COMMERCIAL:
    'rez de chaussee commercial|handelspand|handelspanden|handelsruimte|handelsruimtes|handelszaak pand|commercieel pand|commerce|commerces|rez commercial|surface commerciale|local commercial|espace commercial|commercial property|commercial premises|commercial space|commercial unit|gewerbeimmobilie|gewerbeimmobilien|gewerbeflache|gewerberaum|geschaftsraum|handelslokaal|handelsgelijkvloers|locaux commerciaux|cellule commerciale|gewerbelokal|gewerberaume|gewerbeobjekt|commerciele ruimte|commerciele ruimtes|commerciele gelijkvloers|commercieel gelijkvloers|handelseigendom|handelsvastgoed|commercieel vastgoed|espaces commerciaux|surfaces commerciales|local de commerce|commercial ground floor|winkelruimte|retail space',
  PROJECT:
    'nieuwbouwproject|nieuwbouwprojecten|projecten|project|bouwproject|projet|projets|projet neuf|projets neufs|projet immobilier|new development|new developments|development|developments|neubauprojekt|neubauprojekte|bauprojekt|nieuwbouw project|vastgoedproject|vastgoedprojecten|woonproject|woonprojecten|residentieel project|projets immobiliers|projet residentiel|projet de construction|promotion immobiliere',
  INDUSTRIAL:
    'industriepand|industrieel gebouw|industriegebouw|bedrijfsgebouw|bedrijfspand|batiment industriel|immeuble industriel|industrial building|industrial property|industriegebaude|industrieimmobilie|bedrijfsruimte|industrial unit|bedrijfspanden|industriepanden|industrieel pand|industrieel vastgoed|industrieel complex|industrievastgoed|fabriek|fabrieksgebouw|fabriekspand|usine|batiments industriels|batiment semi industriel',
  VILLA:
    'villa|villas|villaatje|landvilla|vila|vilas|vilaa|fermettevilla|villatje|landhuisvilla|bungalowvilla|design villa|designvilla|villa d architecte|villa contemporaine|villa bungalow|villa fermette|country villa|architektenvilla',
  BUNGALOW:
    'bungalow|bungalows|bungalowwoning|flachbungalow|bungalowtje|bungalowtjes|bungalowstijl|winkelbungalow',
  CASTLE:
    'kasteel|kastelen|kasteeltje|chateau|chateaux|castle|castles|schloss|kasteelhoeve|chateau ferme|schlosser|landkasteel|kasteeldomein|waterkasteel|chatelet|gentilhommiere|chateau domaine|maison forte|chateau fort|palace|schlossgut',
  TERRACED_HOUSE:
    'rijwoning|rijwoningen|rijhuis|rijhuizen|tussenwoning|gesloten bebouwing|twee gevels|2 gevels|2 gevel|tweegevelwoning|2 gevelwoning|maison mitoyenne|maisons mitoyennes|mitoyenne|2 facades|deux facades|maison 2 facades|terraced house|terraced houses|terraced home|row house|townhouse terrace|terraced|reihenhaus|reihenhauser|reihenhaeuser|reihenmittelhaus|rijwoninkje|rijhuisje|rijtjeshuis|rijtjeshuizen|maison de rangee|maison en rangee|maisons en rangee|reiheneckhaus|reihenendhaus|terrace house|terraced property|mid terrace|arbeiderswoning|arbeidershuisje|maison ouvriere|gesloten woning|gesloten bebouwingen|rij huis|rij woning|ingesloten woning|tweegevelhuis|2 gevelwoningen|gesl bebouwing|maison bourgeoise mitoyenne|maison entre mitoyens|entre mitoyens',
  SEMI_DETACHED_HOUSE:
    'halfopen bebouwing|half open bebouwing|halfopen|half open|halfopen woning|halfvrijstaande woning|halfvrijstaand huis|halfvrijstaand|driegevelwoning|3 gevelwoning|3 gevel|3 gevels|drie gevels|driegevel|3 facades|trois facades|maison 3 facades|maison trois facades|semi mitoyenne|maison semi mitoyenne|jumelee|maison jumelee|semi detatched|semi detatched house|semidetached|semidetached house|semi detached|semi detached house|semi detached houses|semi|semis|doppelhaushalfte|doppelhaushaelfte|doppelhaus|zweifassadenhaus|half vrijstaand|half vrijstaande woning|half open woning|halfopen huis|half open huis|3 gevelhuis|driegevelhuis|maison de 3 facades|3 facade|maison a 3 facades|maison jumelle|halboffen|doppelhaushalften|dreifassadenhaus|twee onder een kap|halfopen bebouwingen|h o b|halfopen rijwoning|halfopen villa|drie gevelwoning|3 gevelwoningen|maison trois faces|villa 3 facades|villa trois facades|3 sided house|three sided house|end terrace|semi det|semidet|semi villa|doppelhaeuser|doppelhaus halfte|halbes doppelhaus|halboffene bebauung|halboffene bauweise|dreigiebelhaus|haushalfte|haushaelfte',
  DETACHED_HOUSE:
    'open bebouwing|vrijstaande woning|vrijstaand huis|vrijstaande woningen|vrijstaand|viergevelwoning|4 gevelwoning|4 gevel|4 gevels|vier gevels|alleenstaande woning|alleenstaand huis|4 facades|quatre facades|maison 4 facades|maison quatre facades|detatched|detatched house|detached|detached house|detached houses|detached home|freistehend|freistehendes haus|freistehendes einfamilienhaus|freistehende|freistehendes|freistehender|4 gevelhuis|viergevelhuis|maison isolee|maison a 4 facades|maison de 4 facades|4 facade|freistehend haus|vierfassadenhaus|stand alone house|standalone house|allein stehendes haus|alleinstehendes haus|open bebouwingen|open bebouwingswoning|vrijst woning|alleenstaand|alleenstaande huizen|losstaande woning|losstaand huis|vier gevelwoning|4 gevelwoningen|maison quatre faces|maison non mitoyenne|non mitoyenne|maison independante|maisons isolees|four sided house|four facade house|free standing house|freestanding house|freestanding|free standing|standalone|frei stehend|frei stehendes haus|alleinstehend|alleinstehendes einfamilienhaus|offene bebauung|viergiebelhaus|einzelhaus',
  CORNER_HOUSE:
    'hoekwoning|hoekhuis|hoekpand|maison de coin|maison d angle|corner house|eckhaus|hoekwoningen|corner property|eckhauser|hoek woning|hoekhuizen|hoek huis|hoekrijwoning|maison angle|maisons de coin|maison coin|maison au coin|corner houses|corner home|ecklagehaus|eckreihenhaus',
  TOWN_HOUSE:
    'stadswoning|stadswoningen|stadshuis|maison de ville|maisons de ville|town house|town houses|townhouse|townhouses|stadthaus|stadthauser|stadswoninkje|stadtwohnhaus|stadsvilla|stads woning|stads huis|stadshuizen|citadin|maison citadine|maison urbaine|maisons urbaines|city house|urban house',
  MASTER_HOUSE:
    'master house|master houses|masters house|maison maitre|manor|manor house|heerenhuis|herenhuis|herenhuizen|herenwoning|herenwoningen|burgerhuis|burgerwoning|meesterwoning|maison de maitre|maisons de maitre|hotel de maitre|maison bourgeoise|mansion|mansion house|mansions|herrenhaus|burgerhaus|buergerhaus|herenhuisje|meesterhuis|hotel particulier|patrizierhaus|stadtpalais|patriciershuis|heren huis|heren woning|burger huis|burgerhuizen|notariswoning|notarishuis|dokterswoning|patriciershuizen|patricierswoning|statig herenhuis|maisons bourgeoises|demeure de maitre|maison de notable|maison de notaire|maison patricienne|hotels de maitre|period townhouse|period house|gentleman s house|master s house|grand townhouse|herrschaftliches haus|herrschaftliches stadthaus|herrenhaeuser|grunderzeithaus|grunderzeitvilla|jugendstilhaus',
  COUNTRY_HOUSE:
    'landhuis|landhuizen|buitenhuis|maison de campagne|country house|country home|landhaus|landhauser|plattelandswoning|landwoning|landelijke woning|landelijk huis|maisons de campagne|country houses|country homes|buitenhuizen|buitenverblijf|landhuisstijl|landelijke villa|landelijke woningen|plattelandshuis|maison campagnarde|maison rurale|maison villageoise|haus am land|haus im grunen',
  COUNTRY_ESTATE:
    'landgoed|domaine|country estate|landgut|landgoederen|domaines|propriete de maitre|landsitz|landgoed met kasteel|domein|landelijk domein|buitengoed|anwesen|landguter|gutshof|landanwesen|gutshaus|rittergut',
  FARMHOUSE:
    'hoeve|hoeves|boerderij|boerderijen|boerderijtje|boerenhuis|ferme|fermes|corps de ferme|farmhouse|farmhouses|bauernhaus|bauernhof|hoevetje|langgevelhoeve|langgevelboerderij|bauernhauser|resthof|farm house|fermhouse|farmhous|boerenwoning|hofstede|hofstee|herenhoeve|woonboerderij|boerenhof|boerenhoeve|maison fermiere|longere|hof mit land',
  SQUARE_FARM:
    'vierkantshoeve|ferme en carre|vierkanthof|vierseithof|vierkanthoeve|vierkantshoeves|vierkantboerderij|ferme carree|fermes en carre|square farmhouse|vierkante hoeve|gesloten hoeve|kasteelboerderij|u vormige hoeve|fermes carrees|ferme brabanconne|ferme en quadrilatere|square farm|square farms|courtyard farm|courtyard farmhouse|enclosed farm',
  FERMETTE:
    'fermette|fermettes|fermetje|fermete|fermet|fermettewoning|fermetstijl|woning in fermettestijl|fermette stijl|petite ferme|fermettestijl|landhaus im fermettestil|small farmhouse',
  COTTAGE:
    'cottage|cottages|landhuisje|cottagewoning|cottage woning|landhuisjes|cottagestijl|cottage stijl|country cottage|stone cottage|thatched cottage|chaumiere|strohdachhaus',
  CHALET:
    'chalet|chalets|weekendchalet|chalette|boschalet|holzchalet|houten chalet|chalet en bois|chalet bois|wooden chalet|log cabin|cabin|boshut|blokhut|blockhaus|holzhaus chalet|blockhutte|chalets en bois',
  BEL_ETAGE:
    'bel etage|bel etages|bel etagewoning|belle etage|bel etage woning|maison bel etage|beletage|beletagewoning|bel etage huis|bel etagehuis|belle etage woning|bel etage house|belle etagewoning|beletage woning|bel etagewoningen|villa bel etage',
  SPLIT_LEVEL:
    'split level|splitlevel|splitlevelwoning|splitlevel huis|split level woning|split level house|split level villa|splitlevel villa|halve verdiepingen|maison demi niveaux|demi niveaux|versetzte ebenen',
  PATIO_HOUSE:
    'patiowoning|maison patio|patio house|patiowoningen|patiohuis|atriumhaus|maison a patio|patio woning|patiobungalow|huis met patio|villa patio|maison avec patio|patio home|courtyard house|atriumwoning|atriumbungalow|patiohaus|gartenhofhaus',
  RECTORY:
    'pastorie|presbytere|cure|rectory|pfarrhaus|presbyteres|old rectory|pfarrhauser|ancien presbytere|pastoor woning|ancienne cure|anciens presbyteres|vicarage|parsonage|rectories|pastorat',
  MILL: 'mill|molen|watermolen|windmolen|moulin|watermill|muhle|wassermuhle|molens|moulin a eau|moulins|windmill|windmuhle|mills|molenaarswoning|molentje|moulin a vent|moulins a eau|water mill|millhouse|muhlen|muehle|muhlengebaude|muhlenhaus|muhlenanwesen',
  KANGAROO_HOUSE:
    'kangoeroewoning|maison kangourou|zorgwoning|kangoeroehuis|kangoeroe woning|mantelzorgwoning|woning met zorgunit|meergeneratiewoning|generatiewoning|kangoeroe huis|habitat kangourou|logement kangourou|habitation kangourou|maison intergenerationnelle|maison multigenerationnelle|maison bi generation|kangaroo house|kangaroo home|kangaroo houses|kangaroo living|house with annexe|multigenerational house|multi generational house|multigenerational home|multi generation house|two generation house|kangaruhaus|kanguruhaus|kangurhaus|mehrgenerationenhaus|zweigenerationenhaus',
  MULTI_FAMILY_HOUSE:
    'meergezinswoning|meergezinswoningen|maison multifamiliale|multi family house|multi family home|mehrfamilienhaus|mehrfamilienhauser|zweifamilienhaus|tweegezinswoning|tweewoonst|maison bifamiliale|tweewoonsten|tweegezinswoningen|duowoning|immeuble multifamilial|maison bi familiale|two family house|multifamily house|zweifamilienhauser|mehrparteienhaus|dreifamilienhaus|meergezins woning|meergezinshuis|meergezinshuizen|meergezinsgebouw|twee gezinswoning|twee woonst|driegezinswoning|driewoonst|dubbelwoonst|dubbele woning|duplexwoonst|maison deux logements|maison plurifamiliale|maisons plurifamiliales|immeuble plurifamilial|maison 2 logements|maison 3 logements|maisons bifamiliales|multifamiliale|multi familiale|maison multi familiale|maison multi logements|bifamiliale|multi family|multi family houses|multifamily|multifamily property|mehrfam haus',
  INVESTMENT_PROPERTY:
    'opbrengsteigendom|opbrengsteigendommen|opbrengstpand|opbrengstwoning|investeringspand|investeringseigendom|beleggingspand|immeuble de rapport|immeubles de rapport|maison de rapport|bien d investissement|investment property|investment properties|buy to let|anlageobjekt|renditeobjekt|anlageimmobilie|renditehaus|kapitalanlage|renditehuis|opbrengsthuis|immeuble de rendement|immeuble a rendement|immeubles a rendement|maison a rendement|immeuble a revenus|immeuble investissement|investering vastgoed|investeringsvastgoed|renditewoning|zinshaus|mietshaus|mietshauser|immobilier de rapport|opbrengstgebouw|rendementseigendom|rendementspand|rendementsgebouw|investeringsappartement|investeringsobject|beleggingseigendom|beleggingsobject|beleggingsvastgoed|huurpand|bien de rapport|biens de rapport|immeuble rapport|immeuble locatif|immeuble d investissement|investissement immobilier|investissement locatif|investment building|investment home|investment house|investment apartment|income property|revenue property|rented building|yield property|renditeimmobilie',
  APARTMENT_BUILDING:
    'appartementsgebouw|appartementsblok|immeuble a appartements|immeuble d appartements|apartment building|block of flats|wohnblock|apartmenthaus|appartementsgebouwen|appartementencomplex|residential building|wohnhausblock|appartements gebouw|appartements blok|flatgebouw|flatgebouwen|woonblok|flatblok|appartementsgeb|immeuble a appartement|immeuble appartements|immeuble d appartement|immeuble residentiel|immeuble a apparts|petit immeuble|immeuble entier|immeuble de logements|bloc d appartements|building d appartements|apartment block|apartment blocks|apt block|flats building|residential block|wohngebaude|wohnhausanlage|wohnanlage|mehrparteienhauser|apartmentgebaude|appartementhaus',
  MIXED_USE_BUILDING:
    'gemengd gebouw|immeuble mixte|mixed use building|wohn und geschaftshaus|gemengd pand|gemengde gebouwen|gebouw gemengd gebruik|gemengd eigendom|handels en woonpand|woon handelspand|immeubles mixtes|batiment mixte|mixed use|mixed building|mixed property',
  HOUSEBOAT:
    'woonboot|peniche|houseboat|hausboot|woonschip|woonark|bateau logement|wohnboot|house boat|woonboten|woon boot|huisboot|woonschepen|maison flottante|bateau habitable|maison bateau|barge|canal boat',
  MOBILE_HOME:
    'stacaravan|mobilhome|mobil home|mobile home|caravane residentielle|mobilheim|static caravan|wohnmobilheim|mobilhomes|stacaravans|chalet stacaravan|woonwagen|woonwagens|caravan|caravans|residentiele caravan|caravane|caravanes|caravane residentiel|tiny house',
  DUPLEX:
    'duplex|duplexen|duplexappartement|duplex appartement|appartement duplex|duplexwoning|maisonette|maisonettewohnung|duplexwohnung|duplexe|duplexflat|duplexapartment|duplex apartment|duplex flat|maisonnettewohnung|dupleks|dakduplex|maisonnette wohnung|penthouse duplex|duplex penthouse|zweistockige wohnung|galeriewohnung',
  TRIPLEX: 'triplex|triplexappartement|triplexwoning|triplex apartment|triplexen|triplexes',
  LOFT: 'loft|lofts|loftappartement|loftwoning|loftwohnung|loft apartement|industriele loft|loftje|loft apartment|loft woning|industriele lofts|loft industriel|industrial loft|fabriksloft|industrieloft|loftstudio|studio loft',
  PENTHOUSE:
    'penthouse|penthouses|penthousewohnung|appartement penthouse|penthous|penthaus|dakpenthouse|penthousappartement|penthouseappartement|penthouse apartment|pent house|attique|appartement attique',
  STUDIO:
    'studio|studios|studiootje|studiootjes|studiowohnung|einzimmerwohnung|studioappartement|studio appartement|studio flat|studio apartment|studioflat|bedsit|flatstudio|1 zimmer wohnung|einzimmerappartement|einraumwohnung|studiotje|studiokamer|studette|bed sit|ein zimmer wohnung|ein zimmer appartement|appartementstudio|einzimmer wohnung|eenkamerappartement|eenkamerflat',
  STUDENT_ROOM:
    'kot|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenhuis|studentenstudio|kot etudiant|chambre d etudiant|chambre etudiant|kots|student room|student rooms|student accommodation|studentenzimmer|studentenwohnung|studentenkoten|studentenflat|studentenwoning|logement etudiant|logement pour etudiant|student flat|student studio|student housing|student digs|studentenbude|studentenbleibe|studentenappartement|studio etudiant|kotkamer|studenten kot|kotjes|studentenverblijf|studentenlogies|studentenhome|studentenresidentie|kamer voor student|kamer voor studenten|studenkamer|stud kamer|studiekamer|kot d etudiant|kots etudiants|kot pour etudiant|kots etudiant|chambre pour etudiant|chambres etudiants|chambres d etudiants|chambres etudiant|chambre universitaire|chambre estudiantine|logements etudiants|residence etudiante|ch etudiant|koot|student bedroom|student dorm|dorm room|student house|student apartment',
  GROUND_FLOOR_APARTMENT:
    'rdc|appartement rdc|glvl|gelijkvl|gelijkvlrs|eg|parterre|gelijkvloers appartement|gelijkvloersappartement|gelijkvloerse appartement|appartement gelijkvloers|gelijkvloers|gelijkvloerse|rez de chaussee|rez|appartement rez de chaussee|ground floor|ground floor flat|ground floor apartment|erdgeschoss|erdgeschosswohnung|eg wohnung|parterrewohnung|wohnung im erdgeschoss|gelijkvloersflat|benedenwoning|appartement au rez|appartement au rez de chaussee|parterre wohnung|erdgeschosswohnungen|hochparterre|ground floor apartments|groundfloor|groundfloor flat|groundfloor apartment|appartement op het gelijkvloers|appartement op gelijkvloers|gelijkvloerse verdieping appartement|benedenverdieping|benedenappartement|flat op gelijkvloers|rez de chee|rez chaussee|ground fl|ground level apartment|ground level flat|ground level|ground apartment|gr floor|gf flat|erdgeschosswohn',
  GARDEN_APARTMENT:
    'tuinappartement|appartement rez de jardin|garden flat|garden apartment|gartenwohnung|tuin appartement|tuinflat|appartement jardin|garden flats|garden apartments|gartenappartement|gartengeschosswohnung',
  ROOF_APARTMENT:
    'dakappartement|dakappartementen|appartement sous les toits|appartement sous toit|attic flat|top floor flat|top floor apartment|loft apartment|dachwohnung|dachgeschosswohnung|dg wohnung|dakwoning|dakstudio|appartement mansarde|dachgeschoss wohnung|attic apartment|rooftop apartment|dak appartement|dakapp|dakverdieping|zolderappartement|zolderflat|zolderkamer appartement|mansarde|mansardeappartement|appartement sous combles|appartement sous toiture|appartement combles',
  CORNER_APARTMENT:
    'hoekappartement|appartement de coin|appartement d angle|corner apartment|eckwohnung|hoek appartement|hoekflat|appartement coin|appartements d angle|appartement en angle|corner apartments|corner flat|eckappartement',
  SERVICE_FLAT:
    'serviceflat|service flat|serviceflats|assistentiewoning|assistentiewoningen|assistentieflat|residence service|residence services|appartement service|seniorenwohnung|seniorenflat|senior flat|sheltered flat|betreutes wohnen|servicewohnung|service flats|aanleunwoning|seniorenflats|seniorie|assistentie woning|assisted living|assisted living flat|retirement flat|sheltered housing|seniorenresidenz|logement senior|seniorenappartement|assistentieappartement|assistentieappartementen|assist woning|zorgflat|zorgappartement|zorgflats|bejaardenflat|bejaardenwoning|seniorenwoningen|rusthuisflat|erkende assistentiewoning|groep van assistentiewoningen|service appartement|serviceappartement|service residentie|serviceresidentie|residence services seniors|residence service seniors|appartement service senior|appartement senior|appartement pour seniors|appartement seniors|residence seniors|residence senior|residence pour seniors|flat service|flats services|serviced flat',
  BUILDING_PLOT:
    'terain a batir|terains a batir|terrain a bati|terrain a batire|bouwgront|bouwgrond|bouwgronden|bouwperceel|bouwpercelen|bouwkavel|kavel|terrain a batir|terrains a batir|terrain constructible|terrain batir|parcelle a batir|building plot|building plots|building land|plot to build on|baugrundstuck|baugrundstucke|baugrundstueck|bauland|bauplatz|baugrund|bouw grond|bouwgrondje|bouwlot|bouw perceel|kavels|terrain a construire|terrains constructibles|terrain pour construire|terrain pour batir|construction plot|plot for building|building lot|building site|development plot|bauparzelle|baugrunde|bauplatze|lot a batir|lots a batir|bouwrijpe grond|bouw kavel|bouwloten|bouwperceeltje|bouwgrond zonder bouwverplichting|bouw gronden|terrain viabilise|terrain batissable|terrains batissables|parcelle constructible|parcelles a batir|parcelles constructibles|terrain pour maison|terrain urbanisable|zone a batir|plot to build|land to build|building parcel|residential plot|residential land|house plot|baulucke|baugelande|baureifes grundstuck|baulandparzelle|baugrundparzelle|wohnbaugrundstuck|wohnbauland',
  AGRICULTURAL_LAND:
    'landbouwgrond|landbouwgronden|akker|akkerland|terrain agricole|terre agricole|terres agricoles|agricultural land|farmland|farm land|ackerland|landwirtschaftliche flache|acker|landbouwland|akkergrond|akkers|terrain agricoles|terrains agricoles|arable land|ackerflache|agrarflache|landwirtschaftsflache|bouwland|teeltgrond|landbouw grond|akkers en weiden|landbouwperceel|landbouwpercelen|landbouwgebied|akkerbouwgrond|cultuurgrond|landbouwareaal|terres arables|terre arable|terrain de culture|terres de culture|terre de culture|terre cultivable|champ|parcelle agricole|parcelles agricoles|sol agricole|zone agricole|agricultural plot|agricultural plots|farming land|cropland|agricultural field|tillage land|arable field|acker und grunland',
  MEADOW:
    'weide|weiland|weilanden|weides|paardenweide|prairie|prairies|pature|meadow|meadows|paddock|pasture|wiese|weideland|pferdewiese|pferdeweide|weitje|weilandje|graasweide|prairie a chevaux|paturage|horse paddock|grazing land|weide grundstuck|wiesengrundstuck|horse meadow|hooiland|grasland|grunland|grassland|weide met stal|schapenweide|koeienweide|weidegrond|weidegronden|hooiweide|prairie pour chevaux|prairie cheval|pre|herbage|paturages',
  ORCHARD:
    'boomgaard|verger|orchard|obstwiese|boomgaarden|vergers|orchards|obstgarten|fruitboomgaard|appelboomgaard|hoogstamboomgaard|fruitplantage|kersenboomgaard|verger de pommiers|verger haute tige|plantation fruitiere|fruit orchard|apple orchard|cherry orchard|obsthof',
  FOREST:
    'bos|bosgrond|bosperceel|bois|foret|terrain boise|forest|woodland|wood|wald|waldgrundstuck|waldstuck|bosje|bossen|parcelle boisee|terrain forestier|woodland plot|waldflache|waldparzelle|bosperceeltje|loofbos|dennenbos|naaldbos|privebos|jachtbos|bosgebied|foret privee|domaine forestier|parcelle forestiere',
  POND: 'vijver|visvijver|etang|pond|teich|visvijvers|etangs|fishing pond|fishing lake|fischteich|weiher|visput|visputten|hengelvijver|karpervijver|vijvergrond|vijverdomein|plan d eau|etang de peche|ponds|fish pond|fishpond',
  SHOP: 'winkel|winkels|winkelpand|winkelpanden|magasin|magasins|boutique|shop|shops|laden|ladengeschaft|geschaft|ladenlokal|ladenlokale|ladenflache|verkaufslokal|winkeltje|buurtwinkel|winkelunit|winkelruimtes|winkelgelijkvloers|winkel ruimte|boetiek|kledingwinkel|bakkerij|slagerij|kapsalon|bakery|butchery|butcher shop|local de magasin|surface de vente|boulangerie|backerei',
  OFFICE:
    'kantoor|kantoren|kantoorruimte|kantoorruimtes|kantoorpand|bureau|bureaux|espace de bureau|espaces de bureaux|surface de bureaux|office|offices|office space|buro|buros|buero|bueroraum|buroflache|buroraum|buroraume|kantoortje|kantoorlokaal|kantooroppervlakte|buroraeume|bueros|buroimmobilie|locaux de bureaux|bureauruimte|burelen|kantoor ruimte|kantoorlokalen|kantooretage|kantoorverdieping|bureel|bureelruimtes|kantoorkamer|co working|coworking|plateau de bureaux|plateau de bureau',
  CATERING:
    'pub|horeca|horecazaak|horecapand|cafe|restaurant|brasserie|gaststatte|restaurants|cafes|taverne|frituur|frietkot|eetcafe|snackbar|bistro|gastronomie|gastronomiebetrieb|kneipe|etablissement horeca|horeca zaak|horecazaken|horecaruimte|cafeetje|kroeg|bar|tearoom|tea room|koffiebar|koffiehuis|koffiezaak|pizzeria|broodjeszaak|broodjesbar|feestzaal|danscafe|volkscafe|bruin cafe|ijssalon|traiteurszaak|frituurzaak|drankgelegenheid|bar a vin|salon de the|friterie|salle de fete|salle de fetes|cafes und bars',
  HOTEL:
    'hotel|hotels|hotelletje|boetiekhotel|hotelpand|hotel restaurant|hotelrestaurant|hotelgebouw|auberge|hostellerie|boutique hotel|hotel garni',
  BED_AND_BREAKFAST:
    'bed and breakfast|b b|chambre d hote|chambres d hotes|chambres d hote|gastenkamers|pension|bed breakfast|bnb|b and b|gastenkamer|maison d hotes|maisons d hotes|gastehaus|fruhstuckspension|gastenverblijven|gastenhuis|b en b|b et b|guesthouse business|guest rooms|fremdenzimmer|gastepension|privatpension',
  BUSINESS:
    'handelszaak|handelszaken|zaak|business|businesses|fonds de commerce|going concern|geschaftsbetrieb|betrieb|handelsfonds|existing business|running business|geschaftsubernahme|handels zaak|winkelzaak|bestaande zaak|goed draaiende zaak|draaiende zaak|zelfstandige zaak|handelsonderneming|fonds commerce|fonds de commerces|commerce existant|existing shop',
  PRACTICE:
    'praktijkruimte|praktijk|cabinet medical|praxis|praxisraume|artsenpraktijk|dokterspraktijk|medical practice|cabinet dentaire|arztpraxis|praktijkpand|tandartspraktijk|praktijk ruimte|praktijklokaal|praktijkkabinet|kabinet|dokterskabinet|artsenkabinet|medisch kabinet|medische praktijk|medisch centrum|groepspraktijk|kinepraktijk|kinesistenpraktijk|huisartsenpraktijk|dierenartspraktijk|vrij beroep|cabinet|cabinet de kine|cabinet kine|cabinet de dentiste|cabinet de medecin|cabinet d avocat|cabinets medicaux|cabinet paramedical|profession liberale|centre medical|maison medicale|doctor s practice|doctor s office',
  GARAGE: 'garages te koop|garages|garageruimte',
  GARAGE_BOX:
    'garagebox|garage ferme|garages fermes|garage fermee|gesloten garage|garageboxen|garage box|box de garage|box garage|box|boxe|lock up garage|lock up|einzelgarage|box ferme|garages box|lockup garage|garagenbox|garageboxje|gesloten garagebox|garage boxen|afgesloten garage|autobox|garage box ferme|garage individuel|garages individuels|boxes de garage|box voiture|single garage|garage unit',
  PARKING:
    'parkeerplaats|parkeerplaatsen|autostaanplaats|autostaanplaatsen|staanplaats|standplaats|parking|parkings|emplacement de parking|place de parking|emplacement|parking space|parking spot|parking place|car park|stellplatz|stellplatze|parkplatz|autostellplatz|parkeerplek|autoplaats|parkingplaats|place de stationnement|pkw stellplatz|staanplaatsen|parking plaats|autoparking|parkeerstandplaats|places de parking|place de garage|emplacement voiture|parking bay|car space|car parking|abstellplatz|parkflache',
  CARPORT:
    'carport|carports|karport|car port|overdekte staanplaats|abri voiture|abri pour voiture|auvent voiture|uberdachter stellplatz|einstellplatz',
  STORAGE_ROOM:
    'berging|opslagruimte|garde meuble|storage room|storage space|lagerraum|kelderberging|bergruimte|box de stockage|abstellraum|self storage|storage unit|bergplaats|stockage ruimte|kelderruimte|local de rangement|cave de stockage|storerooms|storeroom|store room|store rooms|abstellkammer|kellerraum',
  WAREHOUSE:
    'magazijn|magazijnen|loods|loodsen|opslagplaats|entrepot|entrepots|depot|warehouse|warehouses|lager|lagerhalle|lagerhaus|stockageruimte|opslagloods|lagerflache|magazijnruimte|magazijntje|opslagmagazijn|stapelplaats|stockageplaats|stockruimte|opslag ruimte magazijn|depots|opslagdepot|lieu de stockage|warehouse unit',
  HALL: 'hal|hallen|bedrijfshal|industriehal|hangar|hangars|hall industriel|gewerbehalle|industriehalle|werkhal|bedrijfshallen|produktionshalle|opslaghal|loodsje|landbouwloods|landbouwhangar|industriele hal|productiehal|sporthal|hangar agricole|hangar industriel|hall de production|hall industrielle',
  WORKSHOP:
    'atelier|werkplaats|werkhuis|workshop|werkstatt|ateliers|werkplaatsen|werkstatten|schrijnwerkerij|garagewerkplaats|autowerkplaats|atelierruimte|ateliertje|ambachtelijke ruimte|atelier d artiste|atelier artisanal|atelier mecanique|atelier de garage|menuiserie',
  SME_UNIT:
    'kmo unit|kmo units|unite pme|sme unit|bedrijfsunit|kmo|kmo gebouw|kmo pand|kmo ruimte|kmo hal|kmo box|kmo loods|bedrijvenunit|ondernemersunit|small business unit|light industrial unit',
  APARTMENT_PROJECT:
    'appartementenproject|projet d appartements|apartment project|wohnungsprojekt|appartementenprojecten|projet appartements|wohnprojekt|nieuwbouwproject appartementen|wohnungsbauprojekt|appartementprojekt',
  FARM: 'landbouwbedrijf|exploitation agricole|farm|farms|boerenbedrijf|bauernbetrieb|landwirtschaftsbetrieb|exploitations agricoles|veehouderij|working farm|landbouwbedrijven|landbouwuitbating|hoevebedrijf|melkveebedrijf|melkveehouderij|akkerbouwbedrijf|varkensbedrijf|pluimveebedrijf|exploitation laitiere|ferme en activite|bauernhof in betrieb',
  STABLES:
    'stal|stallen|manege|ecurie|ecuries|stables|pferdestall|paardenstal|paardenstallen|stallingen|centre equestre|riding stables|pferdestalle|reitstall|reiterhof|paardenhouderij|paardenboxen|paardenaccommodatie|paardenpension|paardencentrum|rijschool|stoeterij|hippisch centrum|propriete equestre|box a chevaux|boxes a chevaux',
  COMMERCIAL_BUILDING:
    'handelsgebouw|commercieel gebouw|immeuble commercial|immeuble de commerce|batiment commercial|commercial building|geschaftshaus|geschaftsgebaude|commerciele gebouwen|handelsblok|batiments commerciaux|immeubles commerciaux|commercial block|retail building|handelsgebaude|gewerbehaus|geschaftshaeuser',
  OFFICE_BUILDING:
    'kantoorgebouw|kantoorgebouwen|immeuble de bureaux|immeubles de bureaux|office building|office buildings|office block|burogebaude|buerogebaeude|burohaus|kantoor gebouw|kantorencomplex|kantoorcomplex|kantoorvilla|burelencomplex|immeuble bureaux|batiment de bureaux|batiments de bureaux|office complex|office villa|buerohaus',
  SHOP_WITH_HOME:
    'winkel met woonst|winkel met woning|winkelwoonhuis|winkelhuis|handelspand met woonst|handelspand met woning|magasin avec logement|magasin avec habitation|commerce avec logement|commerce avec habitation|shop with flat|shop with living accommodation|laden mit wohnung|winkel met appartement|winkel met bovenwoning|handelshuis|maison commerciale',
  SHOWROOM:
    'showroom|showrooms|toonzaal|toonzalen|ausstellungsraum|show room|toonzaalruimte|tentoonstellingsruimte|expositieruimte|toonzaal met magazijn|salle d exposition|show rooms|exhibition space|exhibition room|ausstellungsflache|ausstellungshalle',
  PETROL_STATION:
    'tankstation|benzinestation|station service|station essence|petrol station|gas station|tankstelle|benzinepomp|pompstation|pompe a essence|station d essence|filling station|service station|fuel station',
  LOGISTICS:
    'logistiek gebouw|logistiek pand|logistiek centrum|batiment logistique|centre logistique|plateforme logistique|logistics building|logistics centre|logistics center|logistikhalle|logistikzentrum|logistikgebaude|logistieke hal|logistieke ruimte|logistieke site|logistiek|distributiecentrum|distributieplatform|entrepot logistique|hall logistique|site logistique|centre de distribution',
  STORAGE_UNIT:
    'opslagunit|opslagbox|unite de stockage|lagerbox|self storage unit|selfstorage|opslag box|box stockage|unite stockage|boxes de stockage|storage units|storage box|storage container|lagereinheit|mini magazijn',
  GREENHOUSE:
    'serrebedrijf|serres horticoles|gewachshausbetrieb|glastuinbouwbedrijf|serre|serres|serrecomplex|tuinbouwserre|tuinbouwserres|glasserre|glastuinbouw|tuinbouwbedrijf|kassen|serrehorticole|serre horticole|greenhouse',
  VINEYARD:
    'wijngaard|wijngaarden|wijndomein|vignoble|vignobles|domaine viticole|vineyard|vineyards|weinberg|weingut|wijngoed|wijnbouw|wijnranken|vigne|vignes|terrain viticole|wine estate|winery|weinguter',
  GARDEN_PLOT:
    'tuingrond|volkstuin|volkstuintje|terrain de jardin|allotment|allotments|schrebergarten|kleingarten|gartengrundstuck|gartenparzelle|moestuin|moestuingrond|moestuinperceel|tuinperceel|tuin grond|jardin potager|potager|terrain potager|jardin ouvrier|parcelle de jardin',
  RECREATIONAL_LAND:
    'recreatiegrond|recreatieterrein|recreatieperceel|terrain de loisirs|terrain de loisir|recreational land|leisure plot|leisure land|freizeitgrundstuck|wochenendgrundstuck|weekendgrond|weekendperceel|kampeerterrein|camping|campinggrond|vakantiegrond|terrain recreatif|terrain de camping|terrain de vacances|recreational plot|camping site',
  INDUSTRIAL_LAND:
    'industriegrond|industrieterrein|bedrijfsgrond|terrain industriel|terrains industriels|industrial land|industrial plot|industriegrundstuck|gewerbegrundstuck|gewerbegrund|bedrijventerrein|ambachtelijke grond|kmo grond|kmo gronden|bedrijfsterrein|industriezone|industrieperceel|parcelle industrielle|terrain artisanal|terrain en zoning|terrain pour entreprise',
  PROJECT_LAND:
    'projectgrond|projectgronden|ontwikkelingsgrond|terrain a developper|development land|projektgrundstuck|bauerwartungsland|projectgebied|projectsite|projectzone|te ontwikkelen grond|grond voor ontwikkeling|ontwikkelingssite|terrain promoteur|development site|development sites|project land|projektland',
  HOUSE_PROJECT:
    'woningproject|woningprojecten|projet de maisons|housing project|housing development|hausprojekt|project met woningen|huizenproject|nieuwbouwproject woningen|projet maisons|projets de maisons|house project|house development|hausbauprojekt',
  DOUBLE_GARAGE:
    'dubbele garage|garage double|double garage|doppelgarage|dubbele garagebox|dubbele garageboxen|dubbele box|dubbele gesloten garage|box double|garage box double|doppelgaragenbox',
  UNDERGROUND_PARKING:
    'u / g parking|ug parking|ondergrondse parking|ondergrondse parkings|ondergrondse parkeerplaats|ondergrondse parkeerplaatsen|ondergrondse staanplaats|ondergrondse autostaanplaats|ondergrondse autostandplaats|ondergrondse standplaats|ondergrondse garage|ondergrondse parkeergarage|parkeergarage|kelderparking|ondergrondse plaats|parking ondergronds|parkeerplaats ondergronds|staanplaats ondergronds|autostaanplaats ondergronds|binnenparking|binnenstaanplaats|parking in kelder|parking souterrain|parkings souterrains|parking sous sol|emplacement souterrain|emplacement parking souterrain|garage souterrain|place souterraine|underground parking|underground parking space|underground parking spaces|underground parking spot|tiefgarage|tiefgaragenstellplatz|tiefgaragenplatz|tg stellplatz|parking interieur|emplacement interieur|indoor parking',
  OUTDOOR_PARKING:
    'buitenparking|buitenparkeerplaats|buitenparkeerplaatsen|buitenstaanplaats|buitenstaanplaatsen|openluchtparking|open parkeerplaats|bovengrondse parking|bovengrondse parkeerplaats|parking buiten|staanplaats buiten|autostaanplaats buiten|parking exterieur|parkings exterieurs|emplacement exterieur|emplacement parking exterieur|parking en surface|outdoor parking|outdoor parking space|outdoor parking spot|outside parking|outside parking space|open air parking|surface parking|aussenstellplatz|aussenstellplatze|aussenparkplatz|freistellplatz|oberirdischer stellplatz',
  MOTORCYCLE_PARKING:
    'motorstaanplaats|motorparking|parking voor motor|staanplaats voor motor|motorfietsparking|parkeerplaats motor|motostaanplaats|emplacement moto|parking moto|place moto|motorcycle parking',
  AGRICULTURAL:
    'landbouw|landbouweigendom|landbouwvastgoed|agrarisch vastgoed|agrarisch pand|bien agricole|propriete agricole|biens agricoles|agricultural property',
  ALLOTMENT_PLOT:
    'verkavelingskavel|verkavelingsgrond|kavel in verkaveling|lot in verkaveling|subdivision plot|estate plot',
  EXCEPTIONAL_PROPERTY:
    'uitzonderlijk pand|uitzonderlijke woning|uitzonderlijk vastgoed|uitzonderlijk eigendom|uitzonderlijke eigendom|bijzonder pand|exclusief pand|exclusief vastgoed|buitengewoon pand|propriete d exception|bien d exception',
  ROOM: 'huurkamer|huurkamers|mietzimmer|wg zimmer|zimmer in wg|chambre en colocation|shared room|flatshare room|untermietzimmer|gastezimmer',
  MIXED_PROJECT:
    'gemengd project|gemengde projecten|projet mixte|projets mixtes|mixed development|mixed project|mixed use development|mixed use project|gemischtes projekt|gemischtes bauprojekt',
  PLOT_PROJECT:
    'verkaveling|verkavelingen|verkavelingsproject|bouwverkaveling|lotissement|lotissements|projet de lotissement|subdivision|land subdivision|plot project',
  SERVICE_FLAT_PROJECT:
    'project met assistentiewoningen|assistentiewoningenproject|project assistentiewoningen|projet residence services|seniorenwohnprojekt',
  STUDENT_PROJECT:
    'studentenproject|studentenkamerproject|project met studentenkamers|kotenproject|projet etudiant|projet kots|projet de kots|student project|student development|studentenwohnprojekt|studentenprojekt',
  COMMERCIAL_PROJECT:
    'commercieel project|commerciele projecten|projet commercial|projets commerciaux|commercial development|commercial project|gewerbeprojekt|gewerbeprojekte|gewerbebauprojekt',
  GARAGE_PROJECT:
    'garageproject|garageprojecten|garageboxenproject|projet de garages|projet garages|garage development|garage project|garagenprojekt',
}

/** Words that only where the page is in this language are a kind. */
export const KIND_WORDS_OF = { en: { HALL: 'hall' }, de: { HALL: 'halle' } } as const

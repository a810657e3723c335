/** Deals: what is wanted of a home. */
export const DEAL_WORDS = {
  sale: 'te koop|tekoop|te kopen|kopen|koop|aankoop|aankopen|aan te kopen|koopwoning|koophuis|koopappartement|in de verkoop|a vendre|vente|en vente|achat|acheter|a acheter|achete|j achete|acquerir|acquisition|for sale|buy|buying|to buy|purchase|purchasing|on sale|4 sale|forsale|zu verkaufen|zum verkauf|kaufen|kauf|zum kauf|zu kaufen|erwerben|eigentumswohnung|etw|kaufpreis|zu verk|z verk|zum verk|zu vk|z kauf|z kaufen|te k|a vendre|av vente|a la vente|achats|op koop|koopprijs|verkoop|te verkopen|prix d achat|prix de vente|ventes|purchase price|sale|buying price|sales|looking to buy|zum kaufen|kaufobjekt|zum erwerb|verkaufspreis',
  rent: 'te huur|tehuur|te huren|huren|huur|huurwoning|huurwoningen|huurhuis|huurappartement|huurprijs|in huur|verhuur|a louer|louer|location|en location|locations|loyer|location longue duree|for rent|4 rent|forrent|to rent|to let|rent|renting|rental|rentals|to lease|lettings|let|zu vermieten|zur miete|mieten|miete|zu mieten|mietwohnung|mietwohnungen|miethaus|kaltmiete|warmmiete|monatsmiete|mietpreis|zu verpachten|pachten|pacht|te pacht|zu verm|z verm|zu vermiet|z miete|z mieten|zum mieten|mietweise|mietzins|mietobjekt|te h|te huren|op huur|huurgeld|huurbudget|a la location|prise en location|bail|loyers|for letting|to be let|on rent|tenancy|lease|letting|for lease|monthly rent|rented accommodation|anmieten|anzumieten|zum anmieten',
  stay: 'groepsverblijf|groepsverblijven|groepsaccommodatie|vakantiedomein|gite de groupe|hebergement de groupe|group accommodation|gruppenhaus|gruppenunterkunft|vakantie|vakantieverhuur|op vakantie|vakantielogies|logies|verblijf|overnachten|vacances|location de vacances|location vacances|locations de vacances|sejour|logement de vacances|hebergement|holiday|holidays|holiday let|holiday lets|holiday rental|holiday rentals|vacation|vacation rental|getaway|short stay|urlaub|ferien|ferienunterkunft|urlaubsunterkunft|unterkunft|ferienwohnungen oder hauser|kurzurlaub',
  takeover:
    'overname|over te nemen|ter overname|overnemen|a remettre|a ceder|reprise|a reprendre|take over|to take over|takeover|zur ubernahme|zu ubernehmen|ubernahme|ubernehmen|uebernehmen|zu uebernehmen|zur uebernahme|uebernahme|nachfolge|nachfolger gesucht|abzugeben|zu ubergeben|overnamen|over te laten|overlaten|overlating|over nemen|neem over|cession|cession de commerce|a ceder|reprendre|je reprends|remise de commerce|remise commerce|reprise de commerce|taking over|to takeover|take over of|for take over|for takeover|handover|to be taken over',
} as const

/** Words that say both that a stay is meant and in what. */
export const STAY_KINDS = {
  HOLIDAY_HOUSE:
    'wochenendhaus|wochenendhauser|wochenendhauschen|weekendverblijf|weekendverblijven|maison de week end|vakantieverblijf|vakantiewoning|vakantiewoningen|vakantie huis|vakantie woning|vakantie verblijf|vakantiehuisje|vakantievilletje|vakantiehoeve|vakantieboerderij|vakantieadres|tweede verblijf aan zee|maison vacances|maison de vacance|maison vacance|maisons de vacance|gite de vacances|gites de vacances|gite a la ferme|gite de grande capacite|gite insolite|maisonnette de vacances|holiday home|holiday homes|holiday houses|holiday cottages|holiday bungalow|holiday farmhouse|holiday gite|vacation home|vacation homes|vacation houses|self catering cottage|self catering house|ferien haus|ferienhauschen|ferienhs|urlaubshaus|urlaubshauser|ferienheim|ferienhof|ferienobjekt|ferienhutte|ferienhaus s|vakantiehuis|zomerhuis|zomerhuisje|weekendhuisje|weekendhuis|vakantiehuisjes|vakantiecottage|vakantiebungalow|feriendomizil|ferienbungalow|ferienhaeuschen|vakantiehuisje|vakantiehuizen|huis op vakantie|maison de vacances|maisons de vacances|gite|gites|gite rural|holiday house|holiday cottage|vacation house|ferienhaus|ferienhauser|ferienhaeuser|ferienhauschen',
  HOLIDAY_APARTMENT:
    'vakantie appartement|vakantie app|vakantie flat|vakantieapp|vakantieappt|appart de vacances|appart vacances|appartement vacances|appartement de vacance|appartements de vacance|appt de vacances|appart hotel|aparthotel|holiday apt|holiday apts|vacation apartments|vacation flat|self catering apartment|self catering flat|ferien wohnung|ferien appartement|ferienapartment|ferienapartments|ferienappartements|urlaubswohnung|ferienapp|fewos|ferienwhg|vakantieappartement|vakantieappartementen|vakantieflat|appartement de vacances|appartements de vacances|holiday flat|holiday apartment|holiday apartments|holiday flats|vacation apartment|ferienwohnung|ferienwohnungen|ferienappartement|fewo',
  STUDIO: 'vakantiestudio|studio de vacances|ferienstudio|holiday studio',
  VILLA: 'vakantievilla|villa de vacances|ferienvilla|holiday villa',
  CHALET: 'vakantiechalet|chalet de vacances|holiday chalet|ferienchalet|chalet vacances',
  BUNGALOW: 'bungalow de vacances|holiday park bungalow',
} as const

/** Kinds that are newly built, in one word; and those whose word says the deal. */
export const TWO_IN_ONE: readonly (readonly [string, string])[] = [
  [
    'nieuwbouwappartement|nieuwbouwappartementen|neubauwohnung|neubauwohnungen|nieuwbouwflat',
    'kind APARTMENT|trait newBuilding',
  ],
  ['nieuwbouwwoning|nieuwbouwwoningen|nieuwbouwhuis|neubauhaus', 'kind HOUSE|trait newBuilding'],
  ['nieuwbouwvilla', 'kind VILLA|trait newBuilding'],
  [
    'huurappartement|huurappartementen|mietwohnung|mietwohnungen|huurflat',
    'kind APARTMENT|deal rent',
  ],
  ['huurhuis|huurwoning|huurwoningen|miethaus', 'kind HOUSE|deal rent'],
  ['slaapkamerappartement|slaapkamer appartement|slaapkamerflat', 'kind APARTMENT|unit bed'],
  ['slaapkamerwoning|slaapkamerhuis', 'kind HOUSE|unit bed'],
  ['zimmerwohnung|zimmerwohnungen|zi wohnung|zimmer wohnung', 'kind APARTMENT|unit room'],
  [
    'rez de jardin|rez jardin|appartement rez jardin|appartement rez de jardin',
    'kind GROUND_FLOOR_APARTMENT|trait garden',
  ],
  ['koopappartement', 'kind APARTMENT|deal sale'],
  ['eigentumswohnung|eigentumswohnungen', 'kind APARTMENT'],
  ['koophuis|koopwoning|koopwoningen', 'kind HOUSE|deal sale'],
]

/** Somebody's own home, to be sold, let or valued: no search. */
export const SELL_WORDS =
  'verkopen|vendre|sell|selling|verkaufen|schatting|schatten|estimation|estimer|valuation|value|bewertung|bewerten|verhuren|mettre en location|vermieten|laten schatten|faire estimer|bewerten lassen|waarde|valeur|worth|wert'

/** Wishes that are no field's and that we cannot search by; longer ones keep their words from being read as something else. */
export const UNKNOWN_WORDS =
  'water|aan het water|zicht op water|gevel|heide|luchthaven|aeroport|airport|flughafen|universiteit|universite|university|haven|ziekenhuis|balken|winkelstraat|werken|paarden|dreef|marche|borne|hall|natur|schulen|kapelle|osten|nichts|einliegerwohnung|all in|hafen|marche couvert|riviere|meer zicht|ecurie attenante|lave linge|borne de recharge|gastenkamer extra|hauts plafonds|weids uitzicht|herenwoning stijl|spa bad|restaurants a proximite|lift naar|ruhige lage|nouvel an|vacances de toussaint|grandes vacances|vacances de noel|vacances de paques|vlaamse ardennen|ardennes flamandes|flemish ardennes|flamische ardennen|meetjesland|waasland|pays de waes|kempen|de kempen|campine|noorderkempen|haspengouw|hesbaye|hespengau|pajottenland|westhoek|hageland|condroz|famenne|gaume|thierache|borinage|ostbelgien|eifel|hautes fagnes|hoge venen|hohes venn|maasland|denderstreek|leiestreek|zwinstreek|klein brabant|rupelstreek|pays de herve|land van herve|voerstreek|groene gordel|cantons de l est|oostkantons|ostkantone|east cantons|zuiderkempen|druivenstreek|botte du hainaut|entre sambre et meuse|pays des collines|vlaanderen|flandre|flandres|flanders|flandern|wallonie|wallonia|home office|homeoffice|home offices|thuiskantoor|thuisbureau|werkkamer|arbeitszimmer|heimburo|buro zu hause|bureau a la maison|plain pied|de plain pied|tout de plain pied|single storey|single story|one storey|ebenerdig|auf einer ebene|alles op gelijkvloers|alles gelijkvloers|slaapkamer gelijkvloers|slaapkamer op gelijkvloers|slaapkamer op het gelijkvloers|chambre au rez|chambre au rez de chaussee|ground floor bedroom|downstairs bedroom|schlafzimmer im erdgeschoss|bureaukamer|hobbyruimte|hobbyroom|hobby room|hobbyraum|werkstattraum|garden office|garden room|tuinkamer|guest house|guesthouse|gastenverblijf|pool house|poolhouse|wine cellar|wijnkelder|cave a vin|weinkeller|playroom|speelkamer|salle de jeux|spielzimmer|bibliotheek|bibliotheque|veranda|wintergarten|conservatory|forest view|bosrijk|bosrijke|bosrijke omgeving|aan het bos|aan de bosrand|bosrand|oree du bois|lisiere de la foret|waldrand|am waldrand|waldnahe|edge of the forest|near the forest|near the woods|winkels dichtbij|winkels in de buurt|commerces a proximite|proche commerces|pres des commerces|proche des commerces|near shops|near the shops|close to shops|geschafte in der nahe|balkon|balkons|balcon|balcons|balcony|zeezicht|zicht op zee|zicht op de zee|vue mer|vue sur mer|vue sur la mer|sea view|sea views|meerblick|seeblick|kelder|cave|cellar|basement|keller|zolder|grenier|attic|dachboden|rustig gelegen|garten nach suden|zuidgericht|rustig|rustige|calme|quiet|ruhig|ruhige|ruhiges|meuse|maas|leie|lys|schelde|escaut|sambre|semois|dijle|dyle|demer|dender|plein sud|south facing|sudausrichtung|huurkoop|location vente|rent to own|mietkauf|bewertung|colocation|cohousing|samenhuizen|flatshare|house share|wg|dressing|sauna|jacuzzi|gevels|fietsenstalling|fietsenberging|bureau a domicile|bij station|dicht bij station|gare|station|bahnhof|school|scholen|ecole|ecoles|schule|metro|ubahn|snelweg|autoroute|tram|tuinhuis|abri de jardin|gartenhaus|garden shed|rolstoeltoegankelijk|rolstoel|wheelchair|fauteuil roulant|pmr|rollstuhlgerecht|barrierefrei'

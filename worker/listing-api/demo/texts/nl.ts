import { ifPresent, type Phrases } from './phrases.ts'

const NUMBERS = [
  'geen',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
]

const ORDINALS = [
  'gelijkvloers',
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
]

export const NL: Phrases = {
  bedrooms: count =>
    count === 0 ? '' : count === 1 ? 'één slaapkamer' : `${NUMBERS[count] ?? count} slaapkamers`,
  bathrooms: count => (count === 1 ? 'één badkamer' : `${NUMBERS[count] ?? count} badkamers`),
  floor: storey =>
    storey === 0 ? 'het gelijkvloers' : `de ${ORDINALS[storey] ?? `${storey}e`} verdieping`,
  orientation: {
    N: 'het noorden',
    NE: 'het noordoosten',
    E: 'het oosten',
    SE: 'het zuidoosten',
    S: 'het zuiden',
    SW: 'het zuidwesten',
    W: 'het westen',
    NW: 'het noordwesten',
  },
  charm: [
    'met karakter',
    'vlak bij de markt',
    'vol licht',
    'in een rustige straat',
    'op een boogscheut van het station',
  ],
  extra: f =>
    f.sea
      ? 'zicht op zee'
      : f.orientation
        ? `tuin op ${f.orientation}`
        : f.terrace
          ? `terras van ${f.terrace} m²`
          : f.garage
            ? 'eigen parkeerplaats'
            : '',
  rooms: f =>
    `${f.noun}${ifPresent(` met ${f.bedrooms}`, f.bedrooms)}${ifPresent(' en tuin', f.bedrooms && f.orientation)} in ${f.city}`,
  size: f => `van ${f.ground || f.area} m²`,
  with: 'met',
  house: [
    f =>
      `${f.A} zoals u er in ${f.city} niet veel vindt: ${f.area} m² bewoonbare oppervlakte, ruime kamers en een straat waar nog gespeeld wordt.`,
    f =>
      `Wie in ${f.city} wil wonen zonder de stad te missen, komt hier thuis. ${f.A} van ${f.area} m²${ifPresent(` uit ${f.year}`, f.year)}, met winkels, scholen en de bus op wandelafstand.`,
    f =>
      `${f.street ? `${f.street}: hier staat` : 'Hier staat'} ${f.a} met een plan dat klopt: u komt binnen, ziet de tuin en weet genoeg. In totaal ${f.area} m² om in te wonen.`,
    f =>
      `Goed gebouwd${ifPresent(` in ${f.year}`, f.year)}${ifPresent(' en met zorg bewoond', f.ready)}. ${f.A} van ${f.area} m² voor een gezin dat plaats zoekt, in het hart van ${f.city}.`,
    f =>
      `Achter een ingetogen gevel verbergt zich veel ruimte: ${f.area} m², hoge plafonds en licht van twee kanten. Dit moet u gezien hebben.`,
  ],
  country: [
    f =>
      `Aan de rand van ${f.city}, waar de weg smaller wordt, ligt ${f.a} van ${f.area} m² op ${f.ground} m² grond. De stilte krijgt u er gratis bij.`,
    f =>
      `${f.A}${ifPresent(` uit ${f.year}`, f.year)}, omringd door groen en met uitzicht tot de volgende kerktoren. Binnen wacht ${f.area} m² om naar uw hand te zetten.`,
    f =>
      `Hier wonen de seizoenen mee. ${f.A} op ${f.ground} m², met oude bomen, een oprit van grind en ${f.area} m² leefruimte.`,
    f =>
      `Zeldzaam aanbod in ${f.city}: ${f.a} van ${f.area} m² op een perceel van ${f.ground} m², rustig gelegen en toch snel op de grote weg.`,
  ],
  apartment: [
    f =>
      `${f.A} van ${f.area} m²${ifPresent(` op ${f.floor}`, f.floor)}, in een verzorgd gebouw in ${f.city}.${ifPresent(' Instappen en de dozen uitpakken, meer hoeft u niet te doen.', f.ready)}`,
    f =>
      `Wakker worden met de stad en toch rustig slapen: dit is ${f.a} van ${f.area} m²${ifPresent(` op ${f.floor}`, f.floor)}, in het centrum van ${f.city}.`,
    f =>
      `Licht, en veel. ${f.A} met grote ramen en een slim plan van ${f.area} m², dicht bij winkels, park en openbaar vervoer in ${f.city}.`,
    f =>
      `${f.street ? `${f.street}: hier vindt` : 'Hier vindt'} u ${f.a} van ${f.area} m² zonder verloren hoekjes${ifPresent(', met lift', f.elevator)} en met buren die elkaar groeten.`,
    f =>
      `Voor wie zijn eerste stek zoekt of net kleiner wil wonen: ${f.a} van ${f.area} m² in ${f.city}, praktisch ingedeeld en met lage gemeenschappelijke kosten.`,
  ],
  coast: [
    f =>
      `De zee is hier nooit ver. ${f.A} van ${f.area} m² in ${f.city}${ifPresent(', met vrij zicht op het strand', f.sea)}, op enkele minuten van de kusttram.`,
    f =>
      `Schoenen uit, raam open: ${f.a} van ${f.area} m²${ifPresent(` op ${f.floor}`, f.floor)} voor weekends die een dag langer duren.${ifPresent(' Vanuit de leefruimte ziet u de boten voorbijvaren.', f.sea)}`,
    f =>
      `${f.A} in ${f.city}, tussen dijk en duin. Op ${f.area} m² vindt u alles wat een tweede thuis nodig heeft${ifPresent(', meubels inbegrepen', f.furnished)}.`,
    f =>
      `Zilt licht, zand in de gang en ’s avonds de wind: ${f.a} van ${f.area} m² waar u het hele jaar door graag aankomt.`,
  ],
  plot: [
    f =>
      `${f.A} van ${f.ground} m² in ${f.city}${ifPresent(`, ${f.street}`, f.street)}. De nutsleidingen liggen in de straat, de grond is vlak en droog.`,
    f =>
      `Begin met een leeg blad: ${f.a} van ${f.ground} m², rustig gelegen en goed bereikbaar. De landmeter plaatste de palen al.`,
    f =>
      `Grond wordt schaars in ${f.city}. Hier koopt u ${f.ground} m², met een open zicht achteraan en de dorpskern op fietsafstand.`,
    f =>
      `Een perceel met mogelijkheden: ${f.ground} m², een brede straatkant en de zon waar u ze hebben wil.`,
  ],
  garage: [
    f =>
      `Nooit meer rondjes rijden: ${f.a} van ${f.area} m² in ${f.city}, vlot in- en uitrijden en dag en nacht bereikbaar.`,
    f =>
      `${f.A} op wandelafstand van het centrum van ${f.city}. Ook een verstandige belegging: de vraag is hier groter dan het aanbod.`,
    f =>
      `Droog, veilig en breed genoeg voor een gezinswagen: ${f.a} in ${f.city}, met verlichting en een goed onderhouden oprit.`,
  ],
  business: [
    f =>
      `Op een plek waar mensen voorbijkomen: ${f.a} van ${f.area} m² in ${f.city}, met een ruime etalage en laden en lossen voor de deur.`,
    f =>
      `${f.A} van ${f.area} m²${ifPresent(', klaar om morgen te openen', f.ready)}. Goed zichtbaar, vlot bereikbaar en met parking in de buurt.`,
    f =>
      `Zoekt u ruimte om te groeien? Dit is ${f.a} van ${f.area} m² in ${f.city}, vrij in te delen${ifPresent(' en met een technische installatie die in orde is', f.ready)}.`,
    f =>
      `Een adres dat uw klanten kennen, in ${f.city}. ${f.A} van ${f.area} m², hoog, licht en met een aparte ingang voor leveringen.`,
  ],
  living: [
    f =>
      ifPresent(
        `De leefruimte van ${f.living} m² loopt over in een open keuken${ifPresent(' met eiland', f.ready)}.`,
        f.living,
      ),
    f =>
      ifPresent(
        `U leeft in ${f.living} m² met een plankenvloer en een haard, naast een aparte keuken van ${f.kitchen} m².`,
        f.living && f.kitchen,
      ),
    f => ifPresent(`Grote ramen vullen de leefruimte van ${f.living} m² met licht.`, f.living),
    f =>
      ifPresent(`De woonkamer meet ${f.living} m², de keuken ligt ernaast en kijkt mee.`, f.living),
  ],
  night: [
    f => ifPresent(`U vindt er ${f.bedrooms} en ${f.bathrooms}.`, f.bedrooms),
    f =>
      ifPresent(
        `Slapen doet u rustig: ${f.bedrooms}, ${f.bathrooms}${ifPresent(', met kasten op maat', f.ready)}.`,
        f.bedrooms,
      ),
    f =>
      ifPresent(
        `De nachthal geeft uit op ${f.bedrooms} en ${f.bathrooms}${ifPresent(' met regendouche', f.ready)}.`,
        f.bedrooms,
      ),
  ],
  garden: [
    f =>
      ifPresent(
        `Buiten ligt een tuin op ${f.orientation}, met plaats voor een lange tafel en een moestuin.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `De tuin ligt op ${f.orientation}: zon van na het ontbijt tot de laatste slok koffie.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `Het perceel van ${f.ground} m² is volledig omheind, met een tuin op ${f.orientation}.`,
        f.orientation,
      ),
  ],
  terrace: [
    f => ifPresent(`Het terras van ${f.terrace} m² is groot genoeg om buiten te eten.`, f.terrace),
    f => ifPresent(`Er hoort een terras van ${f.terrace} m² bij, uit de wind.`, f.terrace),
  ],
  parking: [
    f => ifPresent('Parkeren doet u op eigen terrein.', f.garage),
    f => ifPresent('Een eigen plaats voor de wagen is inbegrepen.', f.garage),
  ],
  state: {
    TO_RENOVATE: () => 'Het geheel is te renoveren: de muren staan er, de rest is aan u.',
    TO_FRESHEN_UP: () => 'Met een likje verf en een nieuwe keuken bent u helemaal mee.',
    GOOD_CONDITION: () => 'Alles is goed onderhouden.',
    EXCELLENT_CONDITION: () => 'De afwerking is uitstekend; er hoeft niets te gebeuren.',
    RENEWED: f =>
      `Het geheel werd${ifPresent(` in ${f.renovated}`, f.renovated)} grondig vernieuwd, met dubbel glas en nieuwe elektriciteit.`,
    NEW: () => 'Nieuwbouw met warmtepomp, vloerverwarming en ventilatie.',
  },
  energy: [
    f => (f.label ? `Het energielabel is ${f.label}, met ${f.epc} kWh per m² en per jaar.` : ''),
    f => (f.label ? `Energieprestatie: label ${f.label} (${f.epc} kWh/m² per jaar).` : ''),
  ],
  sale: [
    () => 'Kom gerust kijken: wij nemen er de tijd voor.',
    () => 'Bel of schrijf ons voor een bezoek, ook op zaterdag.',
    () => 'De documenten liggen klaar voor wie ze wil nalezen.',
  ],
  rent: [
    () =>
      'De huurprijs is exclusief de maandelijkse kosten; die vindt u bij de financiële gegevens.',
    () => 'Huurcontract van minstens één jaar, met plaatsbeschrijving bij de intrek.',
    () => 'Bezoeken gebeuren na afspraak, in volgorde van aanmelding.',
  ],
  takeOver: [
    () =>
      'De overname omvat het handelsfonds, de inrichting en de voorraad; het huurcontract loopt door.',
  ],
  gone: [
    () => 'Dit pand is intussen niet meer vrij. Zoekt u iets gelijkaardigs? Laat het ons weten.',
  ],
}

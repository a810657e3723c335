import { ifPresent, type Phrases } from './phrases.ts'

const NUMBERS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

export const DE: Phrases = {
  bedrooms: count =>
    count === 0 ? '' : count === 1 ? 'ein Schlafzimmer' : `${NUMBERS[count] ?? count} Schlafzimmer`,
  bathrooms: count => (count === 1 ? 'ein Badezimmer' : `${NUMBERS[count] ?? count} Badezimmer`),
  floor: storey => (storey === 0 ? 'im Erdgeschoss' : `im ${storey}. Obergeschoss`),
  orientation: {
    N: 'Norden',
    NE: 'Nordosten',
    E: 'Osten',
    SE: 'Südosten',
    S: 'Süden',
    SW: 'Südwesten',
    W: 'Westen',
    NW: 'Nordwesten',
  },
  charm: ['mit Charakter', 'in Marktnähe', 'voller Licht', 'in ruhiger Straße', 'nahe dem Bahnhof'],
  extra: f =>
    f.sea
      ? 'Meerblick'
      : f.orientation
        ? `Garten nach ${f.orientation}`
        : f.terrace
          ? `${f.terrace} m² Terrasse`
          : f.garage
            ? 'eigenem Stellplatz'
            : '',
  rooms: f =>
    `${f.noun}${ifPresent(` mit ${f.bedrooms.replace('ein ', 'einem ')}${f.bedrooms.startsWith('ein ') ? '' : 'n'}`, f.bedrooms)}${ifPresent(' und Garten', f.bedrooms && f.orientation)} in ${f.city}`,
  size: f => `mit ${f.ground || f.area} m²`,
  with: 'mit',
  house: [
    f =>
      `${f.A}, und so etwas findet man in ${f.city} selten: ${f.area} m² Wohnfläche, großzügige Zimmer und eine Straße, in der noch gespielt wird.`,
    f =>
      `In ${f.city} wohnen, ohne die Stadt zu missen: ${f.a} mit ${f.area} m²${ifPresent(`, Baujahr ${f.year}`, f.year)}; Geschäfte, Schulen und Bus sind zu Fuß erreichbar.`,
    f =>
      `${f.street ? `${f.street}: Hier steht` : 'Hier steht'} ${f.a} mit einem Grundriss, der stimmt. Man tritt ein, sieht den Garten und weiß genug. Insgesamt ${f.area} m² Wohnfläche.`,
    f =>
      `Solide gebaut${ifPresent(` im Jahr ${f.year}`, f.year)}${ifPresent(' und sorgsam bewohnt', f.ready)}. ${f.A} mit ${f.area} m² für eine Familie, die Platz sucht, mitten in ${f.city}.`,
    f =>
      `Hinter der schlichten Fassade verbirgt sich viel Raum: ${f.area} m², hohe Decken und Licht von zwei Seiten. Eine Besichtigung lohnt sich.`,
  ],
  country: [
    f =>
      `Am Rand von ${f.city}, wo die Straße schmaler wird, liegt ${f.a} mit ${f.area} m² auf ${f.ground} m² Grund. Die Stille gibt es gratis dazu.`,
    f =>
      `${f.A}${ifPresent(` von ${f.year}`, f.year)}, umgeben von Grün, mit Blick bis zum nächsten Kirchturm. Innen warten ${f.area} m² auf Ihre Ideen.`,
    f =>
      `Hier lebt man mit den Jahreszeiten. ${f.A} auf ${f.ground} m², mit alten Bäumen, einer Kieszufahrt und ${f.area} m² Wohnfläche.`,
    f =>
      `Selten in ${f.city}: ${f.a} mit ${f.area} m² auf einem Grundstück von ${f.ground} m², ruhig gelegen und doch schnell an der Hauptstraße.`,
  ],
  apartment: [
    f =>
      `${f.A} mit ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)} eines gepflegten Hauses in ${f.city}.${ifPresent(' Einziehen und auspacken, mehr ist nicht zu tun.', f.ready)}`,
    f =>
      `In der Stadt leben und trotzdem ruhig schlafen: ${f.a} mit ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)}, im Zentrum von ${f.city}.`,
    f =>
      `Licht, und zwar viel davon. ${f.A} mit hohen Fenstern und klugem Grundriss auf ${f.area} m², nahe Geschäften, Park und Nahverkehr in ${f.city}.`,
    f =>
      `${f.street ? `${f.street}: Hier wartet` : 'Hier wartet'} ${f.a} mit ${f.area} m² ohne verlorene Ecken${ifPresent(', mit Aufzug', f.elevator)} und Nachbarn, die sich grüßen.`,
    f =>
      `Für den Einstieg oder den Umstieg auf weniger: ${f.a} mit ${f.area} m² in ${f.city}, praktisch geschnitten und mit niedrigen Gemeinschaftskosten.`,
  ],
  coast: [
    f =>
      `Das Meer ist nie weit. ${f.A} mit ${f.area} m² in ${f.city}${ifPresent(', mit freiem Blick auf den Strand', f.sea)}, wenige Minuten von der Küstenstraßenbahn.`,
    f =>
      `Schuhe aus, Fenster auf: ${f.a} mit ${f.area} m²${ifPresent(` ${f.floor}`, f.floor)} für Wochenenden, die einen Tag länger dauern.${ifPresent(' Vom Wohnzimmer aus sieht man die Boote vorbeiziehen.', f.sea)}`,
    f =>
      `${f.A} in ${f.city}, zwischen Promenade und Düne. Auf ${f.area} m² findet sich alles, was ein zweites Zuhause braucht${ifPresent(', Möbel inbegriffen', f.furnished)}.`,
    f =>
      `Salzige Luft, Sand im Flur und abends der Wind: ${f.a} mit ${f.area} m², wo man das ganze Jahr über gern ankommt.`,
  ],
  plot: [
    f =>
      `${f.A} von ${f.ground} m² in ${f.city}${ifPresent(`, ${f.street}`, f.street)}. Die Versorgungsleitungen liegen in der Straße, der Boden ist eben und trocken.`,
    f =>
      `Ein leeres Blatt für Ihren Entwurf: ${f.a} von ${f.ground} m², ruhig gelegen und gut erreichbar. Der Vermesser hat die Pfähle bereits gesetzt.`,
    f =>
      `Bauland wird knapp in ${f.city}. Hier sind es ${f.ground} m² mit freiem Blick nach hinten; der Ortskern ist mit dem Rad erreichbar.`,
    f =>
      `Ein Grundstück mit Möglichkeiten: ${f.ground} m², eine breite Straßenfront und Sonne, wo man sie haben will.`,
  ],
  garage: [
    f =>
      `Nie wieder im Kreis fahren: ${f.a} mit ${f.area} m² in ${f.city}, bequem zu befahren und Tag und Nacht zugänglich.`,
    f =>
      `${f.A} nahe dem Zentrum von ${f.city}. Auch als Anlage vernünftig: Die Nachfrage ist hier größer als das Angebot.`,
    f =>
      `Trocken, sicher und breit genug für einen Familienwagen: ${f.a} in ${f.city}, beleuchtet und mit gepflegter Zufahrt.`,
  ],
  business: [
    f =>
      `Wo die Leute vorbeikommen: ${f.a} mit ${f.area} m² in ${f.city}, mit großem Schaufenster und Ladezone vor der Tür.`,
    f =>
      `${f.A} mit ${f.area} m²${ifPresent(', bereit zur Eröffnung', f.ready)}. Gut sichtbar, gut erreichbar und mit Parkplätzen in der Nähe.`,
    f =>
      `Raum zum Wachsen gesucht? Hier ist ${f.a} mit ${f.area} m² in ${f.city}, frei einteilbar${ifPresent(' und mit Haustechnik in gutem Zustand', f.ready)}.`,
    f =>
      `Eine Adresse, die Ihre Kunden kennen, in ${f.city}. ${f.A} mit ${f.area} m², hoch, hell und mit eigenem Eingang für Lieferungen.`,
  ],
  living: [
    f =>
      ifPresent(
        `Das Wohnzimmer mit ${f.living} m² öffnet sich zu einer Küche${ifPresent(' mit Kochinsel', f.ready)}.`,
        f.living,
      ),
    f =>
      ifPresent(
        `Gewohnt wird auf ${f.living} m² mit Dielenboden und Kamin, daneben liegt eine separate Küche von ${f.kitchen} m².`,
        f.living && f.kitchen,
      ),
    f => ifPresent(`Große Fenster füllen das ${f.living} m² große Wohnzimmer mit Licht.`, f.living),
    f => ifPresent(`Das Wohnzimmer misst ${f.living} m², die Küche schließt direkt an.`, f.living),
  ],
  night: [
    f => ifPresent(`Es gibt ${f.bedrooms} und ${f.bathrooms}.`, f.bedrooms),
    f =>
      ifPresent(
        `Ruhige Nächte: ${f.bedrooms}, ${f.bathrooms}${ifPresent(', mit Einbauschränken nach Maß', f.ready)}.`,
        f.bedrooms,
      ),
    f =>
      ifPresent(
        `Zum Nachtbereich gehören ${f.bedrooms} und ${f.bathrooms}${ifPresent(' mit Regendusche', f.ready)}.`,
        f.bedrooms,
      ),
  ],
  garden: [
    f =>
      ifPresent(
        `Draußen liegt ein Garten nach ${f.orientation}, mit Platz für einen langen Tisch und ein Gemüsebeet.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `Der Garten liegt nach ${f.orientation}: Sonne vom Frühstück bis zum letzten Schluck Kaffee.`,
        f.orientation,
      ),
    f =>
      ifPresent(
        `Das Grundstück von ${f.ground} m² ist vollständig eingezäunt, mit einem Garten nach ${f.orientation}.`,
        f.orientation,
      ),
  ],
  terrace: [
    f =>
      ifPresent(`Die Terrasse mit ${f.terrace} m² ist groß genug, um draußen zu essen.`, f.terrace),
    f => ifPresent(`Dazu gehört eine windgeschützte Terrasse von ${f.terrace} m².`, f.terrace),
  ],
  parking: [
    f => ifPresent('Geparkt wird auf eigenem Grund.', f.garage),
    f => ifPresent('Ein eigener Platz für das Auto ist inbegriffen.', f.garage),
  ],
  state: {
    TO_RENOVATE: () =>
      'Das Objekt ist renovierungsbedürftig: Die Mauern stehen, der Rest liegt bei Ihnen.',
    TO_FRESHEN_UP: () => 'Etwas Farbe und eine neue Küche, und alles ist auf der Höhe der Zeit.',
    GOOD_CONDITION: () => 'Alles ist gut gepflegt.',
    EXCELLENT_CONDITION: () => 'Die Ausführung ist hervorragend; es ist nichts zu tun.',
    RENEWED: f =>
      `Es wurde${ifPresent(` ${f.renovated}`, f.renovated)} von Grund auf erneuert, mit Doppelverglasung und neuer Elektrik.`,
    NEW: () => 'Neubau mit Wärmepumpe, Fußbodenheizung und Lüftung.',
  },
  energy: [
    f =>
      f.label ? `Der Energieausweis nennt Klasse ${f.label} bei ${f.epc} kWh pro m² und Jahr.` : '',
    f => (f.label ? `Energieeffizienz: Klasse ${f.label} (${f.epc} kWh/m² im Jahr).` : ''),
  ],
  sale: [
    () => 'Kommen Sie gern vorbei: Wir nehmen uns Zeit.',
    () => 'Rufen Sie an oder schreiben Sie uns für eine Besichtigung, auch samstags.',
    () => 'Die Unterlagen liegen zur Einsicht bereit.',
  ],
  rent: [
    () =>
      'Die Miete versteht sich ohne die monatlichen Nebenkosten; diese stehen bei den Finanzangaben.',
    () => 'Mietvertrag von mindestens einem Jahr, mit Übergabeprotokoll beim Einzug.',
    () => 'Besichtigungen nach Vereinbarung, in der Reihenfolge der Anfragen.',
  ],
  takeOver: [
    () =>
      'Die Übernahme umfasst das Geschäft, die Einrichtung und den Bestand; der Mietvertrag läuft weiter.',
  ],
  gone: [
    () =>
      'Dieses Objekt ist inzwischen vergeben. Suchen Sie etwas Ähnliches? Sagen Sie uns Bescheid.',
  ],
}

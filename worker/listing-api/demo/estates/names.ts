import type { StatusCode } from '../../../../shared/estate/status.ts'
import type { Sticker } from '../../../../shared/estate/estate.ts'
import type { Locale } from '../../../../shared/locale.ts'
import type { Setting } from '../pictures/recipe.ts'

type LocalizedText = Record<Locale, string>

/** As URLs have it: 'villa-te-koop-in-…'. */
export const TRANSACTION_NAMES: Record<StatusCode, LocalizedText> = {
  FOR_SALE: { nl: 'te koop', fr: 'à vendre', en: 'for sale', de: 'zu verkaufen' },
  TO_RENT: { nl: 'te huur', fr: 'à louer', en: 'to rent', de: 'zu vermieten' },
  TAKE_OVER: { nl: 'over te nemen', fr: 'à remettre', en: 'to take over', de: 'zu übernehmen' },
  SOLD: { nl: 'verkocht', fr: 'vendu', en: 'sold', de: 'verkauft' },
  RENTED: { nl: 'verhuurd', fr: 'loué', en: 'rented', de: 'vermietet' },
  TAKEN_OVER: { nl: 'overgenomen', fr: 'remis', en: 'taken over', de: 'übernommen' },
}

export const STICKERS: Record<number, Sticker> = {
  1: {
    id: 1,
    name: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' },
    color: '1f5c4a',
    colorText: 'ffffff',
  },
  2: {
    id: 2,
    name: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Reserviert' },
    color: 'b5651d',
    colorText: 'ffffff',
  },
  3: {
    id: 3,
    name: { nl: 'Exclusief', fr: 'Exclusivité', en: 'Exclusive', de: 'Exklusiv' },
    color: 'ffffff',
    colorText: '000000',
  },
  4: {
    id: 4,
    name: { nl: 'Prijsdaling', fr: 'Baisse de prix', en: 'Price reduced', de: 'Preissenkung' },
    color: '7a2e3a',
    colorText: 'ffffff',
  },
  '-1': {
    id: -1,
    name: { nl: 'Verborgen', fr: 'Caché', en: 'Hidden', de: 'Verborgen' },
    color: '888888',
    colorText: 'ffffff',
  },
}

export const FACILITIES: [id: number, LocalizedText][] = [
  [1, { nl: 'Alarm', fr: 'Alarme', en: 'Alarm', de: 'Alarmanlage' }],
  [2, { nl: 'Zonnepanelen', fr: 'Panneaux solaires', en: 'Solar panels', de: 'Solaranlage' }],
  [3, { nl: 'Open haard', fr: 'Feu ouvert', en: 'Fireplace', de: 'Offener Kamin' }],
  [
    4,
    {
      nl: 'Regenwaterput',
      fr: 'Citerne d’eau de pluie',
      en: 'Rainwater tank',
      de: 'Regenwassertank',
    },
  ],
  [5, { nl: 'Laadpaal', fr: 'Borne de recharge', en: 'Charging point', de: 'Ladestation' }],
  [6, { nl: 'Videofoon', fr: 'Vidéophone', en: 'Video entry phone', de: 'Videogegensprechanlage' }],
  [7, { nl: 'Rolluiken', fr: 'Volets', en: 'Shutters', de: 'Rollläden' }],
  [8, { nl: 'Fietsenberging', fr: 'Local vélos', en: 'Bicycle storage', de: 'Fahrradraum' }],
]

export const ENVIRONMENTS: Record<Setting, { id: number; name: LocalizedText }> = {
  town: { id: 1, name: { nl: 'Stad', fr: 'Ville', en: 'Town', de: 'Stadt' } },
  village: { id: 4, name: { nl: 'Dorp', fr: 'Village', en: 'Village', de: 'Dorf' } },
  field: { id: 3, name: { nl: 'Landelijk', fr: 'Campagne', en: 'Countryside', de: 'Ländlich' } },
  coast: {
    id: 8,
    name: {
      nl: 'Zee, strand of duin',
      fr: 'Mer, plage ou dune',
      en: 'Sea, beach or dune',
      de: 'Meer, Strand oder Düne',
    },
  },
  hills: { id: 3, name: { nl: 'Landelijk', fr: 'Campagne', en: 'Countryside', de: 'Ländlich' } },
}

/** What a part of a building is, what it is where little was done to it, and in a new one. */
type Technical = Record<'criteria' | 'usual' | 'poor' | 'good', LocalizedText>

export const TECHNICALS: Technical[] = [
  {
    criteria: { nl: 'Verwarming', fr: 'Chauffage', en: 'Heating', de: 'Heizung' },
    usual: { nl: 'Gas', fr: 'Gaz', en: 'Gas', de: 'Gas' },
    poor: { nl: 'Stookolie', fr: 'Mazout', en: 'Oil', de: 'Öl' },
    good: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
  },
  {
    criteria: { nl: 'Beglazing', fr: 'Vitrage', en: 'Glazing', de: 'Verglasung' },
    usual: {
      nl: 'Dubbel glas',
      fr: 'Double vitrage',
      en: 'Double glazing',
      de: 'Doppelverglasung',
    },
    poor: { nl: 'Enkel glas', fr: 'Simple vitrage', en: 'Single glazing', de: 'Einfachverglasung' },
    good: {
      nl: 'Driedubbel glas',
      fr: 'Triple vitrage',
      en: 'Triple glazing',
      de: 'Dreifachverglasung',
    },
  },
  {
    criteria: { nl: 'Dak', fr: 'Toiture', en: 'Roof', de: 'Dach' },
    usual: { nl: 'Zadeldak', fr: 'Toit à deux versants', en: 'Saddleback roof', de: 'Satteldach' },
    poor: { nl: 'Zadeldak', fr: 'Toit à deux versants', en: 'Saddleback roof', de: 'Satteldach' },
    good: { nl: 'Plat dak', fr: 'Toit plat', en: 'Flat roof', de: 'Flachdach' },
  },
]

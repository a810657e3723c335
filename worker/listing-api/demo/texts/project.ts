import { tableOf } from '../../../../shared/table.ts'
import { LOCALES, type Locale } from '../../../../shared/locale.ts'

interface ProjectFacts {
  name: string
  city: Record<Locale, string>
  count: number
  houses: boolean
}

type Sentence = (name: string, city: string, count: number) => string

const FLATS: Record<Locale, Sentence> = {
  nl: (name, city, count) =>
    `${name} brengt ${count} appartementen samen rond een gemeenschappelijke tuin, in ${city}. Elke woning heeft een terras, een kelder en licht van twee kanten.\n\nEr wordt gebouwd met baksteen en hout, verwarmd met een warmtepomp en geventileerd met warmterugwinning. Fietsen staan binnen, auto’s onder de grond.\n\nDe prijs is exclusief btw, registratierechten en aktekosten; op aanvraag rekenen wij het totaal voor u uit.`,
  fr: (name, city, count) =>
    `${name} réunit ${count} appartements autour d’un jardin commun, à ${city}. Chaque logement dispose d’une terrasse, d’une cave et de lumière des deux côtés.\n\nOn y construit en brique et en bois, on chauffe à la pompe à chaleur et la ventilation récupère la chaleur. Les vélos sont à l’intérieur, les voitures en sous-sol.\n\nLe prix s’entend hors TVA, droits d’enregistrement et frais d’acte ; nous calculons volontiers le total avec vous.`,
  en: (name, city, count) =>
    `${name} gathers ${count} apartments around a shared garden in ${city}. Every home has a terrace, a cellar and light from two sides.\n\nIt is built of brick and timber, heated by a heat pump and ventilated with heat recovery. Bicycles live indoors, cars underground.\n\nThe price excludes VAT, registration duty and deed costs; ask us and we work out the total for you.`,
  de: (name, city, count) =>
    `${name} vereint ${count} Wohnungen um einen gemeinsamen Garten in ${city}. Jede Wohnung hat Terrasse, Keller und Licht von zwei Seiten.\n\nGebaut wird mit Ziegel und Holz, geheizt mit Wärmepumpe, gelüftet mit Wärmerückgewinnung. Fahrräder stehen im Haus, Autos unter der Erde.\n\nDer Preis versteht sich ohne Mehrwertsteuer, Registrierungsgebühr und Urkundenkosten; den Gesamtbetrag rechnen wir Ihnen gern aus.`,
}

const HOUSES: Record<Locale, Sentence> = {
  nl: (name, city, count) =>
    `${name} telt ${count} gezinswoningen aan een autovrij hof in ${city}, elk met een eigen tuin en een berging voor de fietsen.\n\nDe gevels zijn van handvormsteen, de daken dragen zonnepanelen en het regenwater wordt hergebruikt. De eerste bewoners verhuizen volgend voorjaar.\n\nDe prijs is exclusief btw, registratierechten en aktekosten; op aanvraag rekenen wij het totaal voor u uit.`,
  fr: (name, city, count) =>
    `${name} compte ${count} maisons familiales autour d’une cour sans voitures, à ${city}, chacune avec son jardin et son local vélos.\n\nLes façades sont en brique moulée main, les toits portent des panneaux solaires et l’eau de pluie est réutilisée. Les premiers habitants emménagent au printemps.\n\nLe prix s’entend hors TVA, droits d’enregistrement et frais d’acte ; nous calculons volontiers le total avec vous.`,
  en: (name, city, count) =>
    `${name} is ${count} family homes around a car-free court in ${city}, each with a garden of its own and a store for the bicycles.\n\nThe fronts are of hand-moulded brick, the roofs carry solar panels and rainwater is used again. The first residents move in next spring.\n\nThe price excludes VAT, registration duty and deed costs; ask us and we work out the total for you.`,
  de: (name, city, count) =>
    `${name} umfasst ${count} Einfamilienhäuser an einem autofreien Hof in ${city}, jedes mit eigenem Garten und Platz für die Fahrräder.\n\nDie Fassaden sind aus handgeformtem Ziegel, die Dächer tragen Solarmodule, das Regenwasser wird genutzt. Die ersten Bewohner ziehen im Frühjahr ein.\n\nDer Preis versteht sich ohne Mehrwertsteuer, Registrierungsgebühr und Urkundenkosten; den Gesamtbetrag rechnen wir Ihnen gern aus.`,
}

/** A project's text in each language. */
export const projectText = ({ name, city, count, houses }: ProjectFacts): Record<Locale, string> =>
  tableOf(LOCALES, locale => (houses ? HOUSES : FLATS)[locale](name, city[locale], count))

/** Name and first line of an entity. */
export const entityTitle = (name: string, number: string): Record<Locale, string> =>
  tableOf(LOCALES, () => `${name}, ${number}`)

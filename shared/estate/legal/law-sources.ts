/** Where a rate, a duty or a term of law stands, when somebody last looked, and how sure that is. */
export interface LawSource {
  act: { nl: string; fr: string }
  /** null: not found in a source that could be read; then it is unsure. */
  article: string | null
  /** Day of the act, ISO 8601. */
  dated: string
  /** Day of the last check, ISO 8601. */
  checked: string
  certainty: 'certain' | 'unsure'
}

/** In force from a day on, until a newer row of its kind or the day named. ISO 8601 days. */
export interface Dated {
  from: string
  /** The last day, where the act names one. */
  until?: string
  source: LawSource
}

const CHECKED = '2026-11-22'

const certain = (nl: string, fr: string, dated: string, article: string): LawSource => ({
  act: { nl, fr },
  article,
  dated,
  checked: CHECKED,
  certainty: 'certain',
})

/** What would settle it stands in docs/behaviour/estates/law.md. */
const unsure = (nl: string, fr: string, dated: string, article: string | null): LawSource => ({
  act: { nl, fr },
  article,
  dated,
  checked: CHECKED,
  certainty: 'unsure',
})

const FLEMISH_TAX = [
  'Vlaamse Codex Fiscaliteit',
  'Code flamand de la fiscalité',
  '2013-12-13',
] as const
const WALLOON_DUTY = ['W.Reg. (Waals Gewest)', 'C. enr. (Région wallonne)', '1939-11-30'] as const
const BRUSSELS_DUTY = [
  'W.Reg. (Brussels Gewest)',
  'C. enr. (Région de Bruxelles-Capitale)',
  '1939-11-30',
] as const
const VAT_RATES = ['KB nr. 20', 'A.R. n° 20', '1970-07-20'] as const

/** The sources of every number, rate, term and duty; each named once. */
export const LAW_SOURCES = {
  flemishOwnHome: certain(...FLEMISH_TAX, 'art. 2.9.4.2.11'),
  flemishDuty: certain(...FLEMISH_TAX, 'art. 2.9.4.1.1'),
  flemishModestHomeBefore: {
    ...certain(...FLEMISH_TAX, 'art. 2.9.5.0.5'),
    checked: '2026-11-25',
  },
  flemishModestHome: { ...unsure(...FLEMISH_TAX, 'art. 2.9.5.0.5'), checked: '2026-11-25' },
  walloonDuty: certain(...WALLOON_DUTY, 'art. 44'),
  walloonOwnHome: certain(...WALLOON_DUTY, 'art. 44bis'),
  brusselsDuty: certain(...BRUSSELS_DUTY, 'art. 44'),
  brusselsExempt: certain(...BRUSSELS_DUTY, 'art. 46bis'),
  brusselsExemptBefore: unsure(...BRUSSELS_DUTY, 'art. 46bis'),
  vatDemolition: certain(...VAT_RATES, 'tabel A / tableau A, XXXVII'),
  vatSocial: certain(...VAT_RATES, 'tabel B / tableau B, XI'),
  vatStandard: certain(...VAT_RATES, 'art. 1'),
  notaryCosts: unsure('KB tarief van de notarissen', 'A.R. tarif des notaires', '2022-11-22', null),
  price: certain(
    'Wetboek van economisch recht',
    'Code de droit économique',
    '2013-02-28',
    'art. VI.3, VI.4',
  ),
  flemishRent: unsure(
    'Vlaams Woninghuurdecreet',
    'Décret flamand sur la location d’habitations',
    '2018-11-09',
    null,
  ),
  walloonRent: unsure(
    'Waals decreet woninghuur',
    'Décret wallon relatif au bail d’habitation',
    '2018-03-15',
    null,
  ),
  brusselsRent: certain(
    'Brusselse Huisvestingscode',
    'Code bruxellois du Logement',
    '2003-07-17',
    'art. 217',
  ),
  flemishEpc: unsure('Energiedecreet', 'Décret flamand sur l’énergie', '2009-05-08', 'art. 11.2.1'),
  flemishPlanning: certain('VCRO', 'VCRO', '2009-05-15', 'art. 5.2.6'),
  flood: unsure('Wet verzekeringen', 'Loi relative aux assurances', '2014-04-04', 'art. 129'),
  renovation: unsure('Energiebesluit', 'Arrêté flamand sur l’énergie', '2010-11-19', 'art. 9.3.1'),
  heritage: certain(
    'Onroerenderfgoeddecreet',
    'Décret flamand sur le patrimoine',
    '2013-07-12',
    'art. 4.1.11, 6.4.9',
  ),
  asbestos: unsure(
    'Materialendecreet',
    'Décret flamand sur les matériaux',
    '2011-12-23',
    'art. 33/14',
  ),
  walloonPeb: unsure('Waals EPB-decreet', 'Décret PEB', '2013-11-28', null),
  brusselsPeb: unsure('Brussels besluit EPB', 'Arrêté PEB', '2011-02-17', 'art. 6'),
  brusselsPlanning: certain('BWRO', 'CoBAT', '2004-04-09', 'art. 280, 281'),
  holidayRegistration: unsure(
    'Verordening (EU) 2024/1028',
    'Règlement (UE) 2024/1028',
    '2024-04-11',
    null,
  ),
  flemishScale: unsure('Energiebesluit', 'Arrêté flamand sur l’énergie', '2010-11-19', null),
  walloonScale: unsure('Waals EPB-decreet', 'Décret PEB', '2013-11-28', null),
  brusselsScale: unsure('Brussels besluit EPB', 'Arrêté PEB', '2011-02-17', null),
} as const satisfies Record<string, LawSource>

/**
 * 'KB nr. 20 (20/07/1970), art. 1': the act by its Dutch name on Dutch pages and its French one on French pages; in
 * English and German, in which it has none, by both (LAW-59).
 */
export function lawSourceText({ act, article, dated }: LawSource, locale: string): string {
  const names = locale === 'nl' ? [act.nl] : locale === 'fr' ? [act.fr] : [act.nl, act.fr]
  const [year, month, day] = dated.split('-')
  const name = [...new Set(names)].join(' / ')
  return [`${name} (${day}/${month}/${year})`, article].filter(Boolean).join(', ')
}

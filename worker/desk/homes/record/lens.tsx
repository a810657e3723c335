import type { ReactNode } from 'react'
import { regionOf } from '../../../../shared/estate/address.ts'
import type { Estate } from '../../../../shared/estate/estate.ts'
import { legalFindings } from '../../../../shared/estate/legal/legal-findings.ts'
import { lawWarnings } from '../../../../shared/estate/legal/law-rows.ts'
import { LEGAL_RULES } from '../../../../shared/estate/legal/legal-rules.ts'
import { lawSourceText } from '../../../../shared/estate/legal/law-sources.ts'
import { RULE_FIELDS } from '../../../../shared/homes/rule-fields.ts'
import { formatDate } from '../../../../shared/format.ts'
import type { Locale } from '../../../../shared/locale.ts'
import { toDay } from '../../../../shared/time/time-zone.ts'
import type { Translate } from '../../../../shared/translator.ts'
import { homeAddress } from '../home-name.ts'

/** What the law of a home's region asks of its advert, as it would be with what is typed. */
export interface LensState {
  summary: string
  /** 'FLANDERS:epcValue' → 'present' or 'missing'; the rest is not asked. */
  rules: Record<string, string>
}

export function lensState(estate: Estate, t: Translate): LensState {
  const region = regionOf(estate)
  const findings = legalFindings(estate, toDay(Date.now())).filter(
    ({ state }) => state !== 'notApplicable',
  )
  const missing = findings.filter(({ state }) => state === 'missing').length
  return {
    summary: !region
      ? t('deskHomes.lens.noRegion')
      : findings.length === 0
        ? t('deskHomes.lens.nothing')
        : missing > 0
          ? t('deskHomes.lens.missing', { count: missing, region: t(`deskHomes.region.${region}`) })
          : t('deskHomes.lens.complete', { region: t(`deskHomes.region.${region}`) }),
    rules: Object.fromEntries(findings.map(({ id, state }) => [`${region}:${id}`, state])),
  }
}

interface Rule {
  key: string
  id: string
  source: string
}

/** Every rule of every region once: script shows those that what is typed makes of use. */
const rulesIn = (locale: Locale): Rule[] => {
  const rules = LEGAL_RULES.flatMap(({ id, regions, source }) =>
    regions.map((region): [string, Rule] => [
      `${region}:${id}`,
      { key: `${region}:${id}`, id, source: lawSourceText(source, locale) },
    ]),
  )
  return [...new Map(rules).values()]
}

/** What is missing before a home may go live, in whose region, by which rule, each a link to its field (DESK-79). */
export const Lens = ({
  estate,
  externalId,
  tab,
  locale,
  t,
}: {
  estate: Estate
  externalId: string
  tab: string
  locale: Locale
  t: Translate
}): ReactNode => {
  const { summary, rules } = lensState(estate, t)
  const order = (state: string | undefined): number => (state === 'missing' ? 0 : 1)
  return (
    <section
      className="panel lens"
      id="lens"
      data-desk="lens"
      data-address={homeAddress(externalId, `/lens?tab=${tab}`)}
      data-missing={t('legalState.missing')}
      data-present={t('legalState.present')}
    >
      <h2 className="panel__title">{t('deskHomes.lens.title')}</h2>
      <p className="lens__summary" aria-live="polite">
        {summary}
      </p>
      <ul className="lens__rules">
        {rulesIn(locale)
          .toSorted((a, b) => order(rules[a.key]) - order(rules[b.key]))
          .map(({ key, id, source }) => {
            const at = RULE_FIELDS[id]
            const state = rules[key]
            return (
              <li key={key} data-rule={key} data-state={state} hidden={state === undefined}>
                <a href={homeAddress(externalId, `?tab=${at?.tab}&open=${at?.name}#${at?.name}`)}>
                  {t(`legalRule.${id}`)}
                </a>
                <span className="lens__state">{state && t(`legalState.${state}`)}</span>
                <span className="lens__source">{source}</span>
              </li>
            )
          })}
      </ul>
      <OldLaw locale={locale} t={t} />
      <p className="lens__note">{t('deskHomes.lens.note')}</p>
    </section>
  )
}

const RULE_SOURCES = new Set(LEGAL_RULES.map(({ source }) => source))

/** Of these rules' sources those that were long not looked up, or that end (DESK-85). */
const OldLaw = ({ locale, t }: { locale: Locale; t: Translate }): ReactNode =>
  lawToday()
    .filter(({ source }) => RULE_SOURCES.has(source))
    .map(({ kind, source, day }) => {
      const law = lawSourceText(source, locale)
      return (
        <p key={`${kind} ${law}`} className="lens__note" role="status">
          {t(`admin.law.${kind}`, { law, date: formatDate(day) ?? '' })}
        </p>
      )
    })

const lawToday = () => lawWarnings(toDay(Date.now()))

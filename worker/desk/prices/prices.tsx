import { isRecord } from '../../../shared/is-record.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { Checkbox } from '../page/choices.tsx'
import { done } from '../page/done.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Notice } from '../page/notice.tsx'
import { readFields } from '../read-fields.ts'
import { SettingsTabs } from '../settings-tabs.tsx'

const PATH = 'site.json'

interface Typed {
  soldPrices: boolean
  priceHistory: boolean
}

interface Shown {
  typed?: Typed
  wrong?: 'conflict' | 'unavailable'
  status?: Status
}

/** GET /desk/prices: what visitors see of prices that are past, off until an owner turns it on (MEMORY-13). */
export async function pricesPage(
  c: Desk,
  { typed, wrong, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const part = await readPart(c, PATH)
  const { soldPrices, priceHistory } = typed ?? settingsOf(part?.content)
  return deskPage(
    c,
    t('deskPrices.title'),
    part ? (
      <>
        {wrong && <Notice kind="error" title={t(`deskPrices.${wrong}`)} />}
        <Form hidden={{ tag: part.tag }} t={t}>
          <Checkbox
            label={t('deskPrices.sold')}
            hint={t('deskPrices.soldHint')}
            name="soldPrices"
            value="on"
            isChecked={soldPrices === true}
          />
          <Checkbox
            label={t('deskPrices.history')}
            hint={t('deskPrices.historyHint')}
            name="priceHistory"
            value="on"
            isChecked={priceHistory === true}
          />
          <FormButtons>
            <Button>{t('deskPrices.save')}</Button>
          </FormButtons>
        </Form>
      </>
    ) : (
      <Notice title={t('deskPrices.elsewhere')} />
    ),
    status,
    { intro: t('deskPrices.intro'), tabs: <SettingsTabs room="prices" t={t} /> },
  )
}

/** POST /desk/prices */
export async function savePrices(c: Desk, session: OpenSession): Promise<Response> {
  const fields = await readFields(c.req.raw)
  const typed: Typed = {
    soldPrices: fields.get('soldPrices') === 'on',
    priceHistory: fields.get('priceHistory') === 'on',
  }
  const part = await readPart(c, PATH)
  if (!part) return pricesPage(c, { typed, status: 409 })
  const saved = await writePart(c, session, {
    path: PATH,
    content: { ...Object(part.content), settings: { ...settingsOf(part.content), ...typed } },
    tag: fields.get('tag') ?? part.tag,
    act: 'prices of the past changed',
  })
  if (!('refused' in saved)) return done(c, '/desk/prices', 'saved')
  return saved.refused === 'unavailable'
    ? pricesPage(c, { typed, wrong: 'unavailable', status: 503 })
    : pricesPage(c, { typed, wrong: 'conflict', status: 409 })
}

const settingsOf = (record: unknown): { soldPrices?: unknown; priceHistory?: unknown } =>
  isRecord(record) && isRecord(record.settings) ? record.settings : {}

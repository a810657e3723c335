import { isRecord } from '../../../shared/is-record.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { readLeftOut } from '../../../shared/memory/left-out.ts'
import { readPart, writePart } from '../content/parts.ts'
import type { Desk } from '../env.ts'
import { Button } from '../page/button.tsx'
import { Checkbox } from '../page/choices.tsx'
import { done } from '../page/done.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Notice } from '../page/notice.tsx'
import { TextArea } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { SettingsTabs } from '../settings-tabs.tsx'
import { statusOf } from '../../store/refusal.ts'

const PATH = 'site.json'

interface Typed {
  soldPrices: boolean
  priceHistory: boolean
  without: string
}

interface Shown {
  typed?: Typed
  /** Of what is to be left out: the word that names no home. */
  noHome?: string
  wrong?: 'conflict' | 'unavailable'
  status?: Status
}

/** GET /desk/prices: what visitors see of prices that are past, off until an owner turns it on (MEMORY-13). */
export async function pricesPage(
  c: Desk,
  { typed, noHome, wrong, status = 200 }: Shown = {},
): Promise<Response> {
  const t = wordsOf(c)
  const part = await readPart(c, PATH)
  const { soldPrices, priceHistory, without } = typed ?? typedOf(part?.content)
  const errors: Record<string, string> =
    noHome === undefined ? {} : { without: t('deskPrices.noHome', { word: noHome }) }
  return deskPage(
    c,
    t('deskPrices.title'),
    part ? (
      <>
        {wrong && <Notice kind="error" title={t(`deskPrices.${wrong}`)} />}
        <Form errors={errors} hidden={{ tag: part.tag }} t={t}>
          <Checkbox
            label={t('deskPrices.sold')}
            hint={t('deskPrices.soldHint')}
            name="soldPrices"
            value="on"
            isChecked={soldPrices}
          />
          <TextArea
            label={t('deskPrices.without')}
            hint={t('deskPrices.withoutHint')}
            error={errors.without}
            name="without"
            rows={3}
            spellCheck={false}
            defaultValue={without}
          />
          <Checkbox
            label={t('deskPrices.history')}
            hint={t('deskPrices.historyHint')}
            name="priceHistory"
            value="on"
            isChecked={priceHistory}
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
    without: fields.get('without') ?? '',
  }
  const leftOut = readLeftOut(typed.without)
  if ('wrong' in leftOut) return pricesPage(c, { typed, noHome: leftOut.wrong, status: 422 })
  const part = await readPart(c, PATH)
  if (!part) return pricesPage(c, { typed, status: 409 })
  const saved = await writePart(c, session, {
    path: PATH,
    content: {
      ...Object(part.content),
      settings: {
        ...settingsOf(part.content),
        soldPrices: typed.soldPrices,
        priceHistory: typed.priceHistory,
        soldPricesWithout: leftOut.ids,
      },
    },
    tag: fields.get('tag') ?? part.tag,
    act: 'prices of the past changed',
  })
  if (!('refused' in saved)) return done(c, '/desk/prices', 'saved')
  const wrong = saved.refused === 'unavailable' ? 'unavailable' : 'conflict'
  return pricesPage(c, { typed, wrong, status: statusOf(saved.refused) })
}

const settingsOf = (record: unknown): Record<string, unknown> =>
  isRecord(record) && isRecord(record.settings) ? record.settings : {}

function typedOf(record: unknown): Typed {
  const { soldPrices, priceHistory, soldPricesWithout } = settingsOf(record)
  const without = Array.isArray(soldPricesWithout) ? soldPricesWithout.join('\n') : ''
  return { soldPrices: soldPrices === true, priceHistory: priceHistory === true, without }
}

import type { ReactNode } from 'react'
import type { Translate } from '../../../shared/translator.ts'
import { EXPORT_REFUSALS, type ExportFile } from '../../agency/access/exports.ts'
import type { OpenSession } from '../../agency/people/sessions.ts'
import { agencyOf } from '../../agency/stub.ts'
import { exportName } from '../../backup/owner-export.ts'
import { actingOf } from '../acting.ts'
import type { Desk } from '../env.ts'
import { isFresh, SignInAgain } from '../fresh.tsx'
import { moment } from '../moment.ts'
import { Button, LinkButton } from '../page/button.tsx'
import { deskPage, wordsOf, type Status } from '../page/document.tsx'
import { done } from '../page/done.tsx'
import { Form, FormButtons } from '../page/form.tsx'
import { Panel } from '../page/notice.tsx'
import { Alert } from '../page/parts.tsx'
import { readFields } from '../read-fields.ts'
import { SettingsTabs } from '../settings-tabs.tsx'
import { statusOf } from '../../store/refusal.ts'

const ID = /^[0-9a-f-]{36}$/

/** GET /desk/export: everything as one file, made when an owner asks for it. */
export async function exportPage(
  c: Desk,
  session: OpenSession,
  refused?: { word: 'too-many' | 'no-owner' | 'gone'; status: Status },
): Promise<Response> {
  const t = wordsOf(c)
  const files = await agencyOf(c.env, c.var.site.id).exports.list()
  const { startedAt } = c.var.trace
  const isOpen = isFresh(c, session)
  return deskPage(
    c,
    t('deskExport.title'),
    <>
      {refused && <Alert>{t(`deskExport.refused.${refused.word}`)}</Alert>}
      {files
        .filter(({ endsAt }) => endsAt === null || endsAt > startedAt)
        .map(file => (
          <FilePanel key={file.id} file={file} canTake={isOpen} t={t} />
        ))}
      {isOpen ? (
        <Panel title={t('deskExport.make')}>
          <p>{t('deskExport.inside')}</p>
          <Form action="/desk/export" hidden={{ id: crypto.randomUUID() }} t={t}>
            <FormButtons>
              <Button>{t('deskExport.ask')}</Button>
            </FormButtons>
          </Form>
        </Panel>
      ) : (
        <SignInAgain t={t} session={session} />
      )}
    </>,
    refused?.status ?? 200,
    { intro: t('deskExport.lead'), tabs: <SettingsTabs room="export" t={t} /> },
  )
}

const FilePanel = ({
  file: { id, askedAt, endsAt, bytes },
  canTake,
  t,
}: {
  file: ExportFile
  canTake: boolean
  t: Translate
}): ReactNode => (
  <Panel title={t('deskExport.asked', { when: moment(askedAt, t) })}>
    {endsAt === null ? (
      <>
        <p>{t('deskExport.making')}</p>
        <LinkButton href="/desk/export">{t('deskExport.look')}</LinkButton>
      </>
    ) : (
      <>
        <p>{t('deskExport.ready', { when: moment(endsAt, t), size: sizeText(bytes, t) })}</p>
        {canTake && (
          <LinkButton kind="primary" href={`/desk/export/${id}`}>
            {t('deskExport.take')}
          </LinkButton>
        )}
      </>
    )}
  </Panel>
)

const sizeText = (bytes: number, t: Translate): string =>
  bytes < 1_000_000
    ? t('deskExport.kilobytes', { count: Math.ceil(bytes / 1000) })
    : t('deskExport.megabytes', { count: Math.round(bytes / 1_000_000) })

/** POST /desk/export: asks for a file, at most three a day (DESK-192). */
export async function askExport(c: Desk, session: OpenSession): Promise<Response> {
  const id = (await readFields(c.req.raw)).get('id') ?? ''
  if (!isFresh(c, session) || !ID.test(id))
    return exportPage(c, session, {
      word: 'gone',
      status: statusOf(isFresh(c, session) ? 'invalid' : 'forbidden'),
    })
  const outcome = await agencyOf(c.env, c.var.site.id).exports.ask(id, actingOf(c, session))
  if (outcome !== 'asked')
    return exportPage(c, session, { word: outcome, status: statusOf(EXPORT_REFUSALS[outcome]) })
  return done(c, '/desk/export', 'export.asked')
}

/** GET /desk/export/{id}: the file, while its quarter of an hour lasts; to an owner who signed in just now. */
export async function takeExport(c: Desk, session: OpenSession): Promise<Response> {
  const { site } = c.var
  const id = c.req.param('id') ?? ''
  if (!isFresh(c, session)) return exportPage(c, session, { word: 'gone', status: 403 })
  const file = ID.test(id)
    ? await agencyOf(c.env, site.id).exports.take(id, actingOf(c, session))
    : null
  const stored = file && (await c.env.BACKUPS?.get(exportName(site.id, id)))
  if (!stored) return exportPage(c, session, { word: 'gone', status: 404 })
  return c.body(stored.body, 200, {
    'Content-Type': 'application/gzip',
    'Content-Length': String(stored.size),
    'Content-Disposition': `attachment; filename="agency-${site.id}.ndjson.gz"`,
  })
}

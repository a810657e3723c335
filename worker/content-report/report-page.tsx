import type { ReactNode } from 'react'
import type { RejectedForm } from '../../shared/forms/rejected-form.ts'
import { parseContentReport } from '../../shared/forms/content-report.ts'
import { href, pageHref } from '../../shared/routes.ts'
import { insertContentReport } from '../directory/content-reports.ts'
import { isHoneypotFilled } from '../forms/bot-check.ts'
import { receiveForm, rejected, type PostedForm } from '../forms/receive.ts'
import { describeError, log } from '../http/log.ts'
import type { HtmlPage, PageHandler, PageRequest } from '../page/result.ts'
import { ReportForm } from './report-form.tsx'

/** The address at which anybody tells the platform, and not the agency, of something unlawful (ADMIN-130). */
export const reportPage: PageHandler = async request => page(request, null)

/** The form posts here. */
export const postReport: PageHandler = async request => {
  if (!request.visitorRequest) return page(request, null)
  const received = await receiveForm(request.visitorRequest, request, 'report')
  if ('reason' in received) return page(request, received)
  const failed = isHoneypotFilled(received.fields) ? null : await keep(request, received)
  return failed ? page(request, failed) : thanks(request)
}

async function keep(
  { env, site, now, trace }: PageRequest,
  { fields, visitor }: PostedForm,
): Promise<RejectedForm | null> {
  const parsed = parseContentReport(fields)
  if ('errors' in parsed) return rejected(fields, 422, 'invalid', parsed.errors)
  const report = { id: crypto.randomUUID(), siteId: site.id, at: now, ...parsed.value }
  try {
    const isTaken = await insertContentReport(env, report, visitor)
    if (isTaken) log({ event: 'content-reported', request: trace.id, site: site.id })
    return isTaken ? null : rejected(fields, 429, 'limited')
  } catch (error) {
    log({
      event: 'report-failed',
      request: trace.id,
      site: site.id,
      error: describeError(error),
    })
    return rejected(fields, 503, 'unavailable')
  }
}

const page = (request: PageRequest, failed: RejectedForm | null): HtmlPage =>
  frame(request, failed, <ReportForm context={request} failed={failed} />)

function thanks(request: PageRequest): HtmlPage {
  const { t, locale } = request
  return {
    ...frame(
      request,
      null,
      <>
        <div className="alert alert--success" role="status">
          <p>{t('report.sent')}</p>
        </div>
        <p>
          <a className="button" href={pageHref(locale, '')}>
            {t('report.back')}
          </a>
        </p>
      </>,
    ),
    policy: 'personal',
  }
}

function frame(
  { t, site }: PageRequest,
  failed: RejectedForm | null,
  children: ReactNode,
): HtmlPage {
  return {
    kind: 'page',
    status: failed?.status ?? 200,
    title: t('report.title'),
    description: t('report.intro'),
    policy: failed ? 'personal' : 'content',
    tags: [],
    robots: 'noindex, follow',
    alternates: Object.fromEntries(site.locales.map(other => [other, href('report', other)])),
    body: (
      <section className="section section--first form-page">
        <header className="section__header">
          <h1 className="section__title">{t('report.title')}</h1>
          <p className="section__intro">{t('report.intro')}</p>
        </header>
        {children}
      </section>
    ),
  }
}

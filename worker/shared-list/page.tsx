import type { ReactNode } from 'react'
import { Alert } from '../../client/controls/alert.tsx'
import { publicId } from '../../shared/estate/estate.ts'
import { chosenHomes } from '../../shared/shared-list/chosen.ts'
import type { SharedList } from '../../shared/shared-list/list.ts'
import { toDay } from '../../shared/time/time-zone.ts'
import { href } from '../../shared/routes.ts'
import { loadEstate } from '../catalog/load-estate.ts'
import { loadFavorites, loadShown } from '../favorites/load.ts'
import { isAbsent, notFound } from '../http/absence.ts'
import { inEachLanguage, tokenPage } from '../forms/token-page.tsx'
import type { HtmlPage, PageHandler, PageRequest } from '../page/result.ts'
import type { SeenList } from '../../shared/shared-list/calls.ts'
import { readSeat } from './cookie.ts'
import { ListView } from './list-view.tsx'
import { hashOfSeat, openLink, type Opened } from './name.ts'
import type { Problem } from './problem.ts'
import { REPORT } from './report.ts'
import { sharedListStub } from './stub.ts'
import type { ChosenHome } from './portrait.tsx'
import { THREE, ThreeView, titleOfChoice } from './three-view.tsx'
import { browserFiles } from '../page/browser-files.ts'

/** The list under a link, for whoever has it; '?view=three' is a page to print. It changes nothing but when the list ends. */
export const sharedListPage: PageHandler = async (request, { token = '' }) => {
  const { env, site, now, visitorRequest: visitor, url } = request
  const opened = await openLink(token)
  if (!opened || !visitor) return notFound()
  const seat = readSeat(visitor)
  const found = await sharedListStub(env, site.id, opened.hash).visit(
    seat && (await hashOfSeat(seat)),
    now,
  )
  if (found === null) return notFound()
  if (found === 'ended') return endedPage(request, token)
  return url.searchParams.get('view') === THREE
    ? threePage(request, token, found)
    : listPage(request, { token, opened, found })
}

interface Shown {
  token: string
  opened: Opened
  found: SeenList
  problem?: Problem
}

/** The list, with what was wrong about an act that came with nothing. */
export async function listPage(
  request: PageRequest,
  { token, opened, found, problem }: Shown,
): Promise<HtmlPage> {
  const { t } = request
  const { cards, unknown } = await loadFavorites(
    request,
    found.list.homes.map(({ id }) => id),
  )
  const title = t('shared.title')
  const isReported = !problem && request.url.searchParams.get('sent') === REPORT
  return {
    ...framed(request, token, title, problem?.status),
    body: (
      <section className="section section--first shared">
        <link rel="stylesheet" href={browserFiles.sharedListStyle} />
        <header className="section__header">
          <h1 className="section__title">{title}</h1>
          <p className="section__intro">{t('shared.intro')}</p>
        </header>
        {isReported && <Alert kind="success">{t('shared.reported')}</Alert>}
        <ListView
          context={request}
          token={token}
          opened={opened}
          found={found}
          cards={cards}
          unknown={unknown}
          problem={problem ?? null}
        />
      </section>
    ),
  }
}

async function threePage(
  request: PageRequest,
  token: string,
  { list }: SeenList,
): Promise<HtmlPage> {
  const homes = await loadChosen(request, list)
  return {
    ...framed(request, token, request.t(titleOfChoice(homes))),
    body: <ThreeView context={request} token={token} homes={homes} today={toDay(request.now)} />,
  }
}

/** Of those that are still online, with all that is told of each. */
async function loadChosen(request: PageRequest, { homes }: SharedList): Promise<ChosenHome[]> {
  const cards = await loadShown(
    request,
    homes.map(({ id }) => id),
  )
  const online = new Set(cards.map(card => publicId(card).toLowerCase()))
  const chosen = chosenHomes(homes.filter(({ id }) => online.has(id.toLowerCase())))
  const loaded = await Promise.all(
    chosen.map(async home => ({ home, estate: await loadEstate(request, home.id) })),
  )
  return loaded.flatMap(({ home, estate }) => (isAbsent(estate) ? [] : { home, estate }))
}

const framed = (
  request: PageRequest,
  token: string,
  title: string,
  status: HtmlPage['status'] = 200,
  body: ReactNode = null,
): HtmlPage => tokenPage(title, body, status, inEachLanguage(request, 'sharedList', { token }))

/** It was deleted for all who had its link (PAGE-92). */
export const endedPage = (request: PageRequest, token: string): HtmlPage => {
  const { t, locale } = request
  return framed(
    request,
    token,
    t('shared.ended'),
    410,
    <>
      <p>{t('shared.endedText')}</p>
      <p>
        <a className="button" href={href('favorites', locale)}>
          {t('compare.toFavorites')}
        </a>
      </p>
    </>,
  )
}

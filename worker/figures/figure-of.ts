import { FIGURE_HEADER, FIGURES, type Figure } from '../../shared/figures/figure.ts'
import { isRobot } from './robots.ts'

type Visit = Pick<Request, 'method' | 'headers'>

const DESK_COOKIE = /(?:^|;\s*)(?:__Host-)?desk=/

/**
 * What a request for a page counts as: a view where a person opens it in a browser; what its HEAD tells where the page was there
 * before, fetched ahead, or something was done with it. null: nothing (FIGURE-2 to FIGURE-5).
 */
export function figureOf(request: Visit): Figure | null {
  const { headers } = request
  const figure = request.method === 'GET' ? viewOf(headers) : toldBy(request)
  return figure !== null && isVisitor(headers) ? figure : null
}

/** Whether somebody asks who is neither a robot nor signed in at the desk (FIGURE-3, FIGURE-5). */
export function isVisitor(headers: Headers): boolean {
  if (isRobot(headers.get('User-Agent'))) return false
  const cookie = headers.get('Cookie')
  return cookie === null || !DESK_COOKIE.test(cookie)
}

/** A page that is fetched ahead, or by a script, is not looked at. */
function viewOf(headers: Headers): 'views' | null {
  const destination = headers.get('Sec-Fetch-Dest')
  if (destination !== null && destination !== 'document') return null
  return AHEAD.some(([name, sign]) => headers.get(name)?.includes(sign)) ? null : 'views'
}

/** Browsers of before say the same in words of their own. */
const AHEAD = [
  ['Sec-Purpose', 'pre'],
  ['Purpose', 'prefetch'],
  ['X-Moz', 'prefetch'],
] as const

/** The header is one that a browser lets no other site send. */
const toldBy = ({ method, headers }: Visit): Figure | null =>
  (method === 'HEAD' && FIGURES.find(each => each === headers.get(FIGURE_HEADER))) || null

import type { DeskCall } from '../call.ts'
import { AGENTS, ALL } from '../roles.ts'
import { figuresPage } from './figures-page.tsx'
import { homeFiguresPage } from './home-figures.tsx'
import { changeLinks } from './seller/change-links.ts'

/** Figures are nobody's data, so everybody looks on; a link for the seller is made by whoever may change the home. */
export const FIGURES_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: '/figures', may: ALL, openToVisits: true, run: figuresPage },
  {
    method: 'GET',
    path: '/figures/homes/:home',
    may: ALL,
    openToVisits: true,
    run: (c, session) => homeFiguresPage(c, session),
  },
  { method: 'POST', path: '/figures/homes/:home', may: AGENTS, run: changeLinks },
]

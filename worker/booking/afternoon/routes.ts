import type { PageHandler } from '../../page/result.ts'

type Pages = { get: PageHandler; post: PageHandler }

/** Few plan an afternoon: its pages are run when they are asked for. */
export const afternoonRoute: Pages = {
  get: async (request, params) => (await import('./plan-page.tsx')).planPage(request, params),
  post: async (request, params) => (await import('./plan-page.tsx')).postPlan(request, params),
}

export const afternoonTicketRoute: Pages = {
  get: async (request, params) => (await import('./ticket-page.tsx')).ticketPage(request, params),
  post: async (request, params) => (await import('./ticket-page.tsx')).postTicket(request, params),
}

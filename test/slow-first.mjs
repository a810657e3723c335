import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Seconds of files that took long on two idle cores. A fresh clone remembers none, and would begin some of them last. */
const SECONDS = {
  'test/journeys/desk/every-page.test.ts': 97,
  'test/journeys/desk/week-at-the-desk.test.ts': 90,
  'test/journeys/pages/accessibility.test.ts': 90,
  'test/journeys/pages/layout.test.ts': 54,
  'test/journeys/pages/placement.test.ts': 51,
  'test/journeys/forms/every-form.test.ts': 54,
  'test/journeys/pages/links.test.ts': 49,
  'test/journeys/forms/stays.test.ts': 47,
  'test/journeys/pages/keyboard.test.ts': 46,
  'test/journeys/desk/week-of-people/stays.test.ts': 40,
  'test/journeys/search/map.test.ts': 36,
  'test/journeys/forms/favorites.test.ts': 35,
  'test/journeys/search/long-visit.test.ts': 32,
  'test/journeys/desk/week-of-people/viewings.test.ts': 25,
  'test/journeys/without-script/tasks.test.ts': 24,
  'test/journeys/pages/brochure.test.ts': 20,
  'test/journeys/pages/markup.test.ts': 20,
  'test/journeys/desk/week-of-people/inbox.test.ts': 20,
  'test/journeys/search/filter-controls.test.ts': 20,
  'test/journeys/resilience/outage.test.ts': 18,
  'test/journeys/desk/by-hand.test.ts': 17,
  'test/journeys/search/back-forward-cache.test.ts': 16,
  'test/journeys/search/search.test.ts': 16,
  'test/journeys/pages/seo.test.ts': 15,
  'test/scenarios/faults/api.test.ts': 66,
  'test/scenarios/outcomes/garbage.test.ts': 56,
  'test/scenarios/outcomes/other-forms.test.ts': 45,
  'test/scenarios/outcomes/booking.test.ts': 43,
  'test/scenarios/tenants.test.ts': 43,
  'test/worker/commands/deploy.test.ts': 43,
  'test/worker/commands/agency/trial.test.ts': 42,
  'test/scenarios/faults/stampede.test.ts': 35,
  'test/scenarios/faults/isolation.test.ts': 30,
  'test/scenarios/texts/cast-pages.test.ts': 19,
  'test/scenarios/search-bodies.test.ts': 17,
  'test/worker/desk/stays.test.ts': 13,
  'test/scenarios/texts/site-pages.test.ts': 9,
}

/** Its files start a runtime each: last, the longest would have the machine to itself. */
const FIRST_PROJECT = 'site-alone'

/** Within a project the longest go first, so that none of them is left alone at the end. */
export class SlowFirst extends BaseSequencer {
  async sort(files) {
    const byProject = new Map()
    for (const file of await super.sort(files)) {
      const { name } = file.project
      byProject.set(name, [...(byProject.get(name) ?? []), file])
    }
    const secondsOf = ({ moduleId }) =>
      SECONDS[relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')] ?? 0
    const projects = [...byProject].toSorted(
      ([a], [b]) => Number(b === FIRST_PROJECT) - Number(a === FIRST_PROJECT),
    )
    return projects.flatMap(([, some]) => some.toSorted((a, b) => secondsOf(b) - secondsOf(a)))
  }
}

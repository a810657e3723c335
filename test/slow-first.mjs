import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Seconds of files that took long on two idle cores. A fresh clone remembers none, and would begin some of them last. */
const SECONDS = {
  'test/journeys/pages/layout.test.ts': 125,
  'test/journeys/desk/week-at-the-desk.test.ts': 120,
  'test/journeys/pages/links.test.ts': 110,
  'test/journeys/pages/accessibility.test.ts': 100,
  'test/journeys/search/long-visit.test.ts': 80,
  'test/journeys/desk/every-page.test.ts': 75,
  'test/journeys/forms/every-form.test.ts': 50,
  'test/journeys/search/map.test.ts': 45,
  'test/journeys/desk/week-of-people/stays.test.ts': 40,
  'test/journeys/pages/keyboard.test.ts': 40,
  'test/journeys/forms/favorites.test.ts': 33,
  'test/journeys/desk/week-of-people/viewings.test.ts': 30,
  'test/scenarios/outcomes/garbage.test.ts': 75,
  'test/scenarios/faults/api.test.ts': 55,
  'test/scenarios/tenants.test.ts': 48,
  'test/scenarios/outcomes/other-forms.test.ts': 46,
  'test/scenarios/outcomes/booking.test.ts': 45,
  'test/scenarios/faults/stampede.test.ts': 35,
  'test/scenarios/faults/isolation.test.ts': 32,
  'test/worker/commands/agency/trial.test.ts': 47,
  'test/worker/commands/deploy.test.ts': 45,
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

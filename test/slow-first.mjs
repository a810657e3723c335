import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Seconds of files that took long on two idle cores. A fresh clone remembers none, and would begin some of them last. */
const SECONDS = {
  'test/journeys/pages/accessibility.test.ts': 87,
  'test/journeys/desk/week-at-the-desk.test.ts': 82,
  'test/journeys/pages/layout.test.ts': 60,
  'test/journeys/search/long-visit.test.ts': 53,
  'test/journeys/pages/links.test.ts': 45,
  'test/journeys/forms/every-form.test.ts': 36,
  'test/journeys/pages/keyboard.test.ts': 30,
  'test/journeys/search/map.test.ts': 29,
  'test/journeys/search/filter-controls.test.ts': 22,
  'test/scenarios/outcomes/garbage.test.ts': 85,
  'test/scenarios/tenants.test.ts': 73,
  'test/scenarios/faults/api.test.ts': 67,
  'test/scenarios/outcomes/booking.test.ts': 52,
  'test/scenarios/outcomes/other-forms.test.ts': 49,
  'test/scenarios/faults/isolation.test.ts': 39,
  'test/scenarios/faults/stampede.test.ts': 34,
  'test/worker/commands/deploy.test.ts': 36,
  'test/worker/commands/agency/trial.test.ts': 32,
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

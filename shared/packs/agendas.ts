import * as v from 'valibot'
import * as f from './fields.ts'

const { field } = f

const range = v.pipe(
  v.strictTuple([f.time(), f.time()], 'must be two times, as ["09:00", "12:00"]'),
  v.check(([from, to]) => from < to, 'must end after it begins'),
)

/** When homes are shown. */
export const Rules = v.strictObject({
  hours: field(
    'Seven lists of time ranges, Monday first',
    v.pipe(v.array(v.array(range)), v.length(7, 'must have seven days, Monday first')),
  ),
  breaks: v.array(range),
  minutes: field('Length of one viewing', f.whole(5, 480)),
  buffer: field('Minutes of travel after it', f.whole(0, 480)),
  capacity: field('Parties at once', f.whole(1, 1_000)),
  closed: field('Days without viewings', v.array(f.day())),
  groups: field(
    'Group viewings: on that day in place of the ordinary hours',
    v.array(
      v.pipe(
        v.strictObject({
          day: f.day(),
          from: f.time(),
          to: f.time(),
          minutes: f.whole(5, 480),
          capacity: f.whole(1, 1_000),
        }),
        v.check(({ from, to }) => from < to, 'must end after it begins'),
      ),
    ),
  ),
  daysAhead: field('How far ahead one can book', f.whole(1, 366)),
  noticeMinutes: field('How shortly before', f.whole(0, 20_160)),
})

const agent = field('An agent shows one home at a time', f.whole(0, 999_999_999))

/** agendas.json: when homes are shown. Homes of the same rules share an entry. */
export const Agendas = v.strictObject({
  ...f.schemaLine,
  items: v.array(
    v.strictObject({
      rules: field('null: these homes have no viewings', v.nullable(Rules)),
      estates: v.array(
        v.strictObject({
          id: field('Number or guid of the home', f.text(64)),
          agent,
        }),
      ),
    }),
  ),
  default: v.nullish(
    field(
      'Of homes for sale or to rent that no item names, as those that a feed brings; without it they have no viewings',
      v.strictObject({
        rules: Rules,
        agent: v.optional(
          field(
            'Who shows them; absent: the member of the team with the email address of the agent of the home',
            agent,
          ),
        ),
      }),
    ),
  ),
  agents: v.optional(
    field(
      'Hours of an agent, in place of the default ones, at homes that no item names',
      v.pipe(
        v.array(v.strictObject({ agent, rules: Rules })),
        v.check(
          all => new Set(all.map(each => each.agent)).size === all.length,
          'must name an agent once',
        ),
      ),
    ),
  ),
  absences: v.optional(
    field(
      'When an agent shows no home',
      v.array(
        v.pipe(
          v.strictObject({ agent, from: f.day(), until: field('The last day', f.day()) }),
          v.check(({ from, until }) => from <= until, 'must not end before it begins'),
          v.check(
            ({ from, until }) => Date.parse(until) - Date.parse(from) <= 366 * 86_400_000,
            'must be at most a year long',
          ),
        ),
      ),
    ),
  ),
})

/** An event of a trace of Chromium, as far as it is read; times in µs. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of the thread's own time. */
  tdur?: number
  args?: { name?: string; src_func?: string }
}

/** The task that makes a frame, by the name of what in Chromium asks for it. */
const FRAME = 'ScheduledActionSendBeginMainFrame'

/** The work of the main thread that makes the most frames since the page marked `since`, in ms: of each frame, and of each task. */
export function workOf(
  all: readonly TraceEvent[],
  since: string,
): { frames: number[]; tasks: number[] } {
  const from = all.find(({ name }) => name === since)?.ts ?? 0
  // Names of threads have no time.
  const events = all.filter(({ ph, ts }) => ph === 'M' || ts > from)
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasksOf = ({ pid, tid }: TraceEvent): TraceEvent[] =>
    events.filter(
      event =>
        event.pid === pid &&
        event.tid === tid &&
        event.ph === 'X' &&
        event.name === 'ThreadControllerImpl::RunTask' &&
        event.dur !== undefined,
    )
  const framesOf = (tasks: TraceEvent[]): TraceEvent[] =>
    tasks.filter(({ args }) => args?.src_func === FRAME)
  const [tasks = []] = mains
    .map(tasksOf)
    .toSorted((a, b) => framesOf(b).length - framesOf(a).length)
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  const starts = framesOf(tasks)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b)
  const ms = ({ dur = 0, tdur }: TraceEvent): number => (tdur ?? dur) / 1000
  const frames = starts.map((start, index) => {
    const end = starts[index + 1] ?? Infinity
    return tasks
      .filter(({ ts }) => ts >= start && ts < end)
      .reduce((sum, each) => sum + ms(each), 0)
  })
  return { frames: frames.slice(0, -1), tasks: tasks.map(ms) }
}

import { afterEach, expect, it, vi } from 'vitest'
import worker from '../../../worker/index.ts'
import { createOperator } from '../../support/operator.ts'

afterEach(() => vi.restoreAllMocks())

/** What the queue brings, and what becomes of it. */
const bring = async (
  bindings: Awaited<ReturnType<typeof createOperator>>['bindings'],
  bodies: unknown[],
  queue = 'baksteen-changes-staging',
) => {
  const outcome: string[] = []
  const batch = {
    queue,
    messages: bodies.map(body => ({ body })),
    ackAll: () => void outcome.push('done'),
    retryAll: () => void outcome.push('again'),
  }
  await worker.queue(batch as unknown as MessageBatch, bindings)
  return outcome
}

it('makes the homes anew whose pictures have arrived, and the lists that show them (FETCH-14)', async () => {
  const { bindings, site, changed } = await createOperator()
  const message = (estates: string[]) => ({ site: site.id, estates })
  const garbage = [null, 'x', {}, { site: 0, estates: [] }, { site: site.id, estates: 'all' }]
  expect(await bring(bindings, [message(['3']), ...garbage, message(['3', '4'])])).toEqual(['done'])
  expect(await changed()).toEqual(['estate/3', 'estate/4', 'lists'])
})

it('comes again where the agency’s store does not answer (FETCH-14)', async () => {
  const { bindings, site } = await createOperator()
  const outcome = await bring({ ...bindings, AGENCY: undefined as never }, [
    { site: site.id, estates: ['3'] },
  ])
  expect(outcome).toEqual(['again'])
})

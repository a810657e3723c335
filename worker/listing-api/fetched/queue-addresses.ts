import type { Bindings } from '../bindings.ts'
import type { Ask } from '../store/ask.ts'

/** What the queue takes in one call. */
const AT_ONCE = 100

/** An address to be fetched for a site; what is to be done with it stands in the site's object. */
interface AddressMessage {
  site: number
  address: string
}

/**
 * Puts the addresses that wait at a site into the queue. What a run that breaks off leaves out, or queues twice, the next
 * one queues, or does nothing.
 */
export async function queueAddresses(
  { PICTURES }: Pick<Bindings, 'PICTURES'>,
  site: number,
  ask: Ask,
): Promise<void> {
  if (!PICTURES) return
  for (;;) {
    const addresses = await ask('waitingAddresses', AT_ONCE)
    if (addresses.length === 0) return
    await PICTURES.sendBatch(
      addresses.map(address => ({ body: { site, address } satisfies AddressMessage })),
    )
    await ask('markQueued', addresses)
  }
}

import { useEffect, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import useSWR from 'swr'
import type { LiveAgenda } from '../../shared/booking/agenda.ts'
import { start as startForm } from '../forms/submit-island.ts'
import type { FormIslandProps } from '../forms/form-texts.ts'
import type { StartIsland } from '../islands/define-island.ts'
import { SlotChoice, type SlotTexts } from './slot-choice.tsx'

type ViewingIslandProps = FormIslandProps & {
  /** Where the free slots are loaded from. */
  address: string
  slots: SlotTexts
}

const REFRESH_MS = 60_000
/** By then the form has been answered, and the slots have changed. */
const AFTER_SENDING_MS = 2000

/**
 * Loads the free slots into the form of a cached page and refreshes them. The link then opens the form in its place, so
 * that nothing moves before the visitor asks for it; until then it leads to a page with the slots.
 */
export const start: StartIsland<ViewingIslandProps> = (element, props) => {
  const place = element.querySelector<HTMLElement>('[data-slots]')
  const form = element.querySelector('form')
  if (!place || !form) return
  startForm(element, props)
  createRoot(place).render(<FreeSlots address={props.address} texts={props.slots} form={form} />)
}

function FreeSlots({
  address,
  texts,
  form,
}: {
  address: string
  texts: SlotTexts
  form: HTMLFormElement
}): ReactNode {
  const { data, mutate } = useSWR<LiveAgenda>(address, getJson, {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: true,
    keepPreviousData: true,
  })
  useEffect(() => {
    const refresh = () => setTimeout(() => void mutate(), AFTER_SENDING_MS)
    form.addEventListener('submit', refresh)
    return () => form.removeEventListener('submit', refresh)
  }, [form, mutate])
  const isThere = data !== undefined
  useEffect(() => {
    const place = form.parentElement?.querySelector<HTMLElement>('[data-viewing-link]')
    const link = place?.querySelector('a')
    if (!isThere || !place || !link) return
    const open = (event: Event): void => {
      event.preventDefault()
      form.hidden = false
      place.hidden = true
      form
        .querySelector<HTMLElement>('input:not([type=hidden]), button')
        ?.focus({ preventScroll: true })
    }
    link.setAttribute('aria-expanded', 'false')
    link.setAttribute('role', 'button')
    link.addEventListener('click', open)
    return () => link.removeEventListener('click', open)
  }, [isThere, form])
  return data ? <SlotChoice id={form.id} slots={data.slots} texts={texts} /> : null
}

async function getJson(address: string): Promise<LiveAgenda> {
  const response = await fetch(address, { headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

import { useEffect, useState } from 'react'
import { getJson } from '../../get-json.ts'

interface Received<T> {
  of: string
  value: T
}

/** The newest response, with its address; null: none yet. No address asks for nothing. */
export function useResponse<T>(address: string | null): Received<T> | null {
  const [newest, setNewest] = useState<Received<T> | null>(null)
  useEffect(() => {
    if (!address) return
    let isLate = false
    getJson<T>(address).then(
      value => {
        if (!isLate) setNewest({ of: address, value })
      },
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [address])
  return newest
}

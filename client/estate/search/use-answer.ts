import { useEffect, useState } from 'react'
import { cached } from './requests.ts'

interface Answer<T> {
  of: string
  value: T
}

/** The newest answer, with its address; null: none yet. No address asks for nothing. */
export function useAnswer<T>(address: string | null): Answer<T> | null {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  useEffect(() => {
    if (!address) return
    let isLate = false
    cached<T>(address).then(
      value => {
        if (!isLate) setAnswer({ of: address, value })
      },
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [address])
  return answer
}

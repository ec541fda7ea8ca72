import { useEffect, useRef, useState } from 'react'
import { ApiError, OFFLINE_MESSAGE } from '@/lib/platform/http/client'

type LinkAnswer<T> =
  | { phase: 'asking' }
  | { phase: 'spent' }
  | { phase: 'works'; found: T }
  /** Says nothing about the link itself, so a retry is worthwhile. */
  | { phase: 'failed'; message: string }

/**
 * Checks a mailed link's token. `ask` returns null for a used or expired link. It is called once
 * per try, however often React runs the effect: some links are used up by the request.
 */
export function useMailedLinkCheck<T>(token: string, ask: (token: string) => Promise<T | null>) {
  const [answer, setAnswer] = useState<LinkAnswer<T>>({ phase: 'asking' })
  const [tries, setTries] = useState(1)
  const asked = useRef(new Map<string, Promise<LinkAnswer<T>>>())
  useEffect(() => {
    let isCurrent = true
    const name = `${tries} ${token}`
    const asking = asked.current.get(name) ?? ask(token).then(toAnswer<T>, toFailure)
    asked.current.set(name, asking)
    void asking.then((one) => isCurrent && setAnswer(one))
    return () => {
      isCurrent = false
    }
  }, [ask, token, tries])
  const retry = () => {
    setAnswer({ phase: 'asking' })
    setTries(tries + 1)
  }
  return { answer, retry }
}

const toAnswer = <T>(found: T | null): LinkAnswer<T> =>
  found === null ? { phase: 'spent' } : { phase: 'works', found }

/** A 400 means a rejected token; any other failure is temporary. */
function toFailure(error: unknown): LinkAnswer<never> {
  const { status, message } = error instanceof ApiError ? error : new ApiError(0, OFFLINE_MESSAGE)
  return status === 400 ? { phase: 'spent' } : { phase: 'failed', message }
}

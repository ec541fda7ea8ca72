'use client'
import { useState, type ComponentType } from 'react'
import { useIsAlive } from './use-is-alive'
import { useRetry } from './use-retry'

type LazyOptions = {
  /** Shown while the scripts load, and in the stored page. */
  loading?: ComponentType
  /**
   * True where the page is useless without the part: the error page replaces it when loading fails.
   */
  isNeeded?: boolean
}

/**
 * A part of a page whose scripts are loaded when it is first shown, in the browser only. When they
 * can't be loaded, the page goes on without the part and tries again: the error page would replace a
 * whole lesson (specification, section 8). Without the 2 kB of `next/dynamic` on every page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading, isNeeded = false }: LazyOptions = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => known)
    const [failure, setFailure] = useState<unknown>()
    useRetry(!Part, async () => {
      try {
        const loaded = (known = await load())
        setPart(() => loaded)
      } catch (error) {
        if (isNeeded) setFailure(error)
        else console.error(error)
      }
    })
    const isAlive = useIsAlive()
    if (failure !== undefined) throw failure
    if (isAlive && Part) return <Part {...props} />
    return Loading ? <Loading /> : null
  }
}

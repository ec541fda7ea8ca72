'use client'
import { useState, type ComponentType } from 'react'
import { useHydrated } from './use-hydrated'
import { useRepeatWhile } from './use-repeat-while'

type LazyOptions = {
  /** Shown while the scripts load, and in the cached page. */
  loading?: ComponentType
  /**
   * True if the page is useless without the part: the error page replaces it when loading fails.
   */
  isNeeded?: boolean
}

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Preloads the scripts, so that the part is rendered at once when shown. */
  preload: () => Promise<void>
}

/**
 * A part of a page whose scripts are loaded when first shown, only in the browser. On failure the
 * page continues without the part and retries: the error page would replace a whole lesson
 * (rule 6.3). Saves the 2 kB of `next/dynamic` on every page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading, isNeeded = false }: LazyOptions = {},
): LazyPart<Props> {
  let known: ComponentType<Props> | undefined
  const preload = async () => {
    known ??= await load()
  }
  return Object.assign(Part, { preload })

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => known)
    const [failure, setFailure] = useState<unknown>()
    useRepeatWhile(!Loaded, async () => {
      try {
        await preload()
        setLoaded(() => known)
      } catch (error) {
        if (isNeeded) setFailure(error)
        else console.error(error)
      }
    })
    const isHydrated = useHydrated()
    if (failure !== undefined) throw failure
    if (isHydrated && Loaded) return <Loaded {...props} />
    return Loading ? <Loading /> : null
  }
}

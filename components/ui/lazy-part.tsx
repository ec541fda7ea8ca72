'use client'
import { lazy, Suspense, type ComponentType } from 'react'
import { useIsAlive } from './use-is-alive'

const Nothing = () => null

type LazyOptions = {
  /** Shown while the scripts load, and in the stored page. */
  loading?: ComponentType
  /** True where the page is useless without the part: the error page replaces it when loading fails. */
  isNeeded?: boolean
}

/**
 * A part of a page whose scripts are loaded when it is first shown, in the browser only. When they
 * can't be loaded, also not after the page was loaded again (lib/browser/follow-build), the page goes
 * on without the part: the error page would replace a whole lesson (specification, section 8).
 * Does what `next/dynamic` does without its 2 kB on every page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading = Nothing, isNeeded = false }: LazyOptions = {},
): ComponentType<Props> {
  const Part = lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      if (isNeeded) throw error
      console.error(error)
      return { default: Nothing as ComponentType<Props> }
    }
  })
  return function LazyPart(props: Props) {
    if (!useIsAlive()) return <Loading />
    return (
      <Suspense fallback={<Loading />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

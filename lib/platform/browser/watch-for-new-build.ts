import { healthApiCalls } from '@/lib/platform/health/calls'
import { call } from '@/lib/platform/http/client'
import { BUILD } from '@/lib/platform/health/build'

/** How often a tab asks for a new build (rule 6.1). */
export const BUILD_CHECK_MS = 3_600_000

/**
 * Watches for a new build while a tab is open: checks once an hour, and when the tab becomes visible
 * an hour or more after the last check.
 * @param offer called once, when the server runs another build than this tab
 * @returns a function that stops watching
 */
export function watchForNewBuild(offer: () => void): () => void {
  let lastAskedAt = Date.now()
  const ask = async () => {
    lastAskedAt = Date.now()
    const build = await serverBuild()
    if (!build || build === BUILD) return
    stop()
    offer()
  }
  const onVisible = () => {
    const isDue = Date.now() - lastAskedAt >= BUILD_CHECK_MS
    if (document.visibilityState === 'visible' && isDue) void ask()
  }
  const timer = setInterval(() => void ask(), BUILD_CHECK_MS)
  document.addEventListener('visibilitychange', onVisible)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
  return stop
}

/** The build that the server runs; null if the server can't be reached. */
const serverBuild = (): Promise<string | null> =>
  call(healthApiCalls.health).then(
    ({ build }) => build,
    () => null,
  )

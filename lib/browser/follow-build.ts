import { healthCalls } from '@/lib/health/calls'
import { call } from '@/lib/http/client'
import { BUILD } from '@/lib/health/build'
import { GUEST, keep, keyOf, readKept } from './storage'

/** Specification, section 9. */
export const BUILD_CHECK_MS = 3_600_000
export const RELOAD_GUARD_MS = 10_000

/**
 * Watches for a new build while a tab is open: checks once an hour, and when the tab gets visible after
 * an hour or more. A chunk of the old build may be missing: then the page is reloaded, at most once in
 * ten seconds for a path (specification, section 4). Answers are stored, so a reload loses none.
 * @param offer called once, when the server runs another build than this tab
 * @returns stops watching
 */
export function followBuild(offer: () => void, reload = () => window.location.reload()) {
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
  const onError = ({ target }: Event) => {
    if (isOfBuild(target)) void reloadWhereReachable(reload)
  }
  const timer = setInterval(() => void ask(), BUILD_CHECK_MS)
  document.addEventListener('visibilitychange', onVisible)
  // Failures of a script or a style sheet don't bubble.
  window.addEventListener('error', onError, true)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
  return () => {
    stop()
    window.removeEventListener('error', onError, true)
  }
}

/** The build that the server runs; null when it can't be reached. */
const serverBuild = (): Promise<string | null> =>
  call(healthCalls.health).then(
    ({ build }) => build,
    () => null,
  )

/** Whether something that failed to load is a script or a style sheet of a build. */
function isOfBuild(target: EventTarget | null): boolean {
  const address =
    target instanceof HTMLScriptElement
      ? target.src
      : target instanceof HTMLLinkElement
        ? target.href
        : ''
  return address.includes('/_next/static/')
}

/** Without a connection a reload would lose what is still on the screen. */
async function reloadWhereReachable(reload: () => void): Promise<void> {
  if ((await serverBuild()) !== null && mayReload()) reload()
}

/** Without storage reloads might never end. */
function mayReload(now = Date.now()): boolean {
  const key = keyOf(GUEST, 'ponovno', window.location.pathname)
  const last = readKept(key, (value) => typeof value === 'number', 'tab') ?? 0
  return now - last >= RELOAD_GUARD_MS && keep(key, now, 'tab')
}

/** A sleep that can be cut short, also by a ring before it began. Its timers hold no process. */
export function makeAlarm() {
  let awaken: (() => void) | undefined
  let hasRung = false
  let soon: NodeJS.Timeout | undefined

  const ring = () => {
    hasRung = true
    awaken?.()
  }

  return {
    ring,
    /** Rings after `ms`; more calls until then change nothing. */
    ringSoon: (ms: number) => {
      soon ??= setTimeout(() => {
        soon = undefined
        ring()
      }, ms).unref()
    },
    sleep: async (ms: number) => {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref()
          awaken = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      awaken = undefined
      hasRung = false
    },
  }
}

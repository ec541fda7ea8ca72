/** Calls that fail in a row before the service is left alone, and for how long. */
const LIMIT = { failures: 5, restMs: 30_000 } as const

export type Breaker = { isOpen: () => boolean; tell: (hasWorked: boolean) => void }

/** Stops asking a service that keeps failing; after the rest one more failure is enough. */
export function breaker(now = () => Date.now()): Breaker {
  let failures = 0
  let restsUntil = 0
  return {
    isOpen: () => now() < restsUntil,
    tell(hasWorked) {
      failures = hasWorked ? 0 : failures + 1
      if (failures >= LIMIT.failures) restsUntil = now() + LIMIT.restMs
    },
  }
}

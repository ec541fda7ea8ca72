/** Consecutive failures after which the service is not called, and for how long. */
const LIMIT = { failures: 5, restMs: 30_000 } as const

export type Breaker = { isOpen: () => boolean; tell: (hasWorked: boolean) => void }

/**
 * A circuit breaker: stops calls to a service that keeps failing. After the pause, one more failure
 * opens it again.
 */
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

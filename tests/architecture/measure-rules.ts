import { parseEnv } from '@/lib/platform/env'

/** The numbers up to `most` at which a level grows. */
export const startsOf = (level: (count: number) => number, most: number): number[] =>
  Array.from({ length: most }, (_, index) => index + 1).filter(
    (count) => level(count) > level(count - 1),
  )

/** The highest grade of which something is true. */
export const highestGrade = (isTrue: (order: number) => boolean): number =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter(isTrue).length

/** The shortest secret that the settings take. */
export const secretLength = (): number =>
  Array.from({ length: 100 }, (_, length) => length).find((length) => {
    try {
      return length > 0 && parseEnv({ AUTH_SECRET: 'x'.repeat(length) })
    } catch {
      return false
    }
  }) ?? 0

/** The points of a rate limit and the seconds in which they come back. */
export const windowOf = ({ points, perSeconds }: { points: number; perSeconds: number }) => [
  points,
  perSeconds,
]

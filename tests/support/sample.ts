import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'

/** `npm test` sets and prints it once for all suites: another sample each day, the same at a repeat. */
const SEED_DAY = process.env.ISKRA_SAMPLE ?? new Date().toISOString().slice(0, 10)

export const SEED_OF_DAY = Number(SEED_DAY.replaceAll('-', ''))

/**
 * Some of many lessons or calls, for proofs that would take too long on all: tests grow with the
 * product and not with the content. All of them: `npm run bench -- sweep`.
 */
export function dailySampleOf<T>(all: T[], size: number): T[] {
  if (process.env.ISKRA_SWEEP || all.length <= size) return all
  return shuffled(all, seededRandom(SEED_OF_DAY)).slice(0, size)
}

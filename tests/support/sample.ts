import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'

/** A fixed seed, so that results don't change from day to day. */
const USUAL_SAMPLE = '2026-11-24'

/**
 * A sample of lessons or calls for properties that hold for all of them, so that test time grows
 * with the product and not with its content. All of them, before an issue is closed: `npm run bench
 * -- sweep`. Another sample: `ISKRA_SAMPLE=2026-11-30 npm test`.
 */
export function sampleOf<T>(all: T[], size: number): T[] {
  if (process.env.ISKRA_SWEEP || all.length <= size) return all
  const day = process.env.ISKRA_SAMPLE ?? USUAL_SAMPLE
  return shuffled(all, seededRandom(Number(day.replaceAll('-', '')))).slice(0, size)
}

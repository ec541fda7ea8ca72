import { seededRandom, shuffled } from '@/lib/content/questions/shuffle'

/** Fixed, so that a tree that passes today passes tomorrow. */
const USUAL_SAMPLE = '2026-11-24'

/**
 * What holds for every lesson or every call is proved on some of them, so that tests grow with the
 * product and not with the content. All of them, before an issue is closed: `npm run bench -- sweep`.
 * Another sample: `ISKRA_SAMPLE=2026-11-30 npm test`.
 */
export function sampleOf<T>(all: T[], size: number): T[] {
  if (process.env.ISKRA_SWEEP || all.length <= size) return all
  const day = process.env.ISKRA_SAMPLE ?? USUAL_SAMPLE
  return shuffled(all, seededRandom(Number(day.replaceAll('-', '')))).slice(0, size)
}

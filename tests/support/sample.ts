import { zagrebDay } from '@/lib/hr/dates'
import { seededRandom, shuffled } from '@/lib/questions/shuffle'

/**
 * What holds for every lesson or every call is proved on some of them, on others each day, so that
 * tests grow with the product and not with the content. All of them: `npm run bench -- sweep`.
 * A sample of another day: `ISKRA_SAMPLE=2026-11-30 npm test`.
 */
export function sampleOf<T>(all: T[], size: number): T[] {
  if (process.env.ISKRA_SWEEP || all.length <= size) return all
  const day = process.env.ISKRA_SAMPLE ?? zagrebDay(new Date())
  return shuffled(all, seededRandom(Number(day.replaceAll('-', '')))).slice(0, size)
}

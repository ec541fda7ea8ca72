import { searchLessons } from '@/lib/search/lessons'
import { EVERYWHERE, fillUpTo, queriesOf } from './many-lessons'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, times } from './statistics'

const QUERIES = 400
const FEW = 10_000
const MANY = 100_000

/** The header search over ten and over a hundred thousand lessons (quality: Fast). */
export async function measureLessonSearch(): Promise<Row[]> {
  await fillUpTo(0, FEW)
  const few = await searchTimes(await queriesOf(QUERIES))
  await fillUpTo(FEW, MANY)
  const many = await searchTimes(await queriesOf(QUERIES))
  const everywhere = await searchTimes(Array.from({ length: 100 }, () => EVERYWHERE))
  const p95 = quantile(many, 0.95)
  const growth = p95 / quantile(few, 0.95)
  return [
    judged({
      what: 'lesson search over 100 thousand lessons, p95',
      measured: milliseconds(p95),
      beside: `median ${milliseconds(median(many))}, longest ${milliseconds(Math.max(...many))}`,
      budget: '<= 15 ms',
      holds: p95 <= 15,
    }),
    judged({
      what: 'lesson search, growth of p95 from 10 to 100 thousand lessons',
      measured: times(growth),
      beside: `10 thousand: ${milliseconds(quantile(few, 0.95))}`,
      budget: '< 10x',
      holds: growth < MANY / FEW,
    }),
    judged({
      what: 'the same for a word that every lesson has, p95',
      measured: milliseconds(quantile(everywhere, 0.95)),
      beside: `median ${milliseconds(median(everywhere))}`,
      budget: '<= 15 ms',
      holds: quantile(everywhere, 0.95) <= 15,
    }),
  ]
}

async function searchTimes(queries: string[]): Promise<number[]> {
  for (const query of queries.slice(0, 50)) await searchLessons(query)
  const found: number[] = []
  for (const query of queries) {
    const begin = performance.now()
    await searchLessons(query)
    found.push(performance.now() - begin)
  }
  return found
}

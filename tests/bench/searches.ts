import { indexPendingChanges } from '@/lib/asking/search/index/worker'
import { searchLessons } from '@/lib/asking/search/lessons'
import { QUESTION_SEARCH } from '@/lib/asking/search/limits'
import { searchQuestions } from '@/lib/asking/search/questions'
import { addQuestions, EVERYWHERE, fillUpTo, indexQuestions, queriesOf } from './many-lessons'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf, times } from './statistics'

const QUERIES = 400
const FEW = 10_000
const MANY = 100_000
const QUESTIONS_A_LESSON = 10

type Search = (query: string) => Promise<unknown>

const ofQuestions: Search = (query) =>
  searchQuestions({ query, page: QUESTION_SEARCH.firstPage, limit: QUESTION_SEARCH.pageSize }, null)

/**
 * Measures both searches over ten and over a hundred thousand lessons with ten questions each
 * (quality: Fast).
 */
export async function measureSearches(): Promise<Row[]> {
  const few = await timesUpTo(0, FEW)
  const many = await timesUpTo(FEW, MANY)
  return [
    ...rowsOf('lesson search', '100 thousand lessons', 15, few.lessons, many.lessons),
    ...rowsOf('knowledge-base search', '1 million questions', 30, few.questions, many.questions),
  ]
}

async function timesUpTo(from: number, total: number) {
  await fillUpTo(from, total)
  await indexPendingChanges()
  await addQuestions(QUESTIONS_A_LESSON, total, from)
  await indexQuestions()
  const queries = await queriesOf(QUERIES)
  return {
    lessons: await timesOf(searchLessons, queries),
    questions: await timesOf(ofQuestions, queries),
  }
}

type Times = { usual: number[]; everywhere: number[] }

async function timesOf(search: Search, queries: string[]): Promise<Times> {
  const measure = async (asked: string[]) => {
    const found: number[] = []
    for (const query of asked) found.push(await timeOf(() => search(query)))
    return found
  }
  await measure(queries.slice(0, 50))
  return {
    usual: await measure(queries),
    everywhere: await measure(Array.from({ length: 100 }, () => EVERYWHERE)),
  }
}

function rowsOf(what: string, over: string, budgetMs: number, few: Times, many: Times): Row[] {
  const p95 = quantile(many.usual, 0.95)
  const growth = p95 / quantile(few.usual, 0.95)
  const everywhere = quantile(many.everywhere, 0.95)
  const budget = `<= ${budgetMs} ms`
  return [
    judged({
      what: `${what} over ${over}, p95`,
      measured: milliseconds(p95),
      beside: `median ${milliseconds(median(many.usual))}, longest ${milliseconds(Math.max(...many.usual))}`,
      budget,
      holds: p95 <= budgetMs,
    }),
    judged({
      what: `${what}, growth of p95 from a tenth of it`,
      measured: times(growth),
      beside: `a tenth: ${milliseconds(quantile(few.usual, 0.95))}`,
      budget: '< 10x',
      holds: growth < MANY / FEW,
    }),
    judged({
      what: `${what}, for a word that all have, p95`,
      measured: milliseconds(everywhere),
      beside: `median ${milliseconds(median(many.everywhere))}`,
      budget,
      holds: everywhere <= budgetMs,
    }),
  ]
}

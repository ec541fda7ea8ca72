import { halfLifePupil, PUPIL_KINDS } from '@/lib/learning/practice/evaluation/pupils'
import { playBook, type Play } from './book-play'
import { judged, noted, type Row } from './row'
import { seedBook } from './seed-graph'

const BOOK = { slug: 'brojevni-atelje-5', name: '„Brojevni atelje 5”' }
const PUPILS = 5
const MOST_DAYS = 2_000
const LEAST_RIGHT = 0.7

/** A strong pupil is looked at after two months, a weak one after a school year. */
const KINDS = [
  { name: 'strong', days: 60 },
  { name: 'weak', days: 175 },
]

const WAYS = [
  { name: '„Danas” alone', hasQuizzes: false },
  { name: '„Danas” and each new lesson’s quiz', hasQuizzes: true },
]

/**
 * Measures „Danas” through a whole textbook by simulated pupils: how far they come, and that nothing
 * is asked before its prerequisites, no day is without a question, and every lesson is met.
 */
export function measureBook(): Row[] {
  const book = seedBook(BOOK.slug)
  return KINDS.flatMap(({ name, days }) =>
    WAYS.flatMap((way) => {
      const kind = PUPIL_KINDS.find((one) => one.name === name)
      if (!kind) throw new Error(`There is no kind of pupils ${name}`)
      const plays = Array.from({ length: PUPILS }, (_, seed) =>
        playBook({
          ...{ book, kind, seed, makePupil: halfLifePupil, hasQuizzes: way.hasQuizzes },
          ...{ leastDays: days, mostDays: MOST_DAYS },
        }),
      )
      const title = `${BOOK.name}, ${PUPILS} ${name} pupils, ${way.name}`
      return rowsOf(title, plays, { lessons: book.length, days })
    }),
  )
}

function rowsOf(
  title: string,
  plays: Play[],
  { lessons, days }: Record<'lessons' | 'days', number>,
) {
  const named = (what: string) => `${title}: ${what}`
  const none = (what: string, count: number) =>
    judged({ what: named(what), measured: String(count), budget: '0', holds: count === 0 })
  const right = plays.map((play) => play.right)
  const reached = plays.flatMap((play) => play.days ?? [])
  return [
    noted(
      named(`lessons met after ${days} days`),
      range(plays.map(({ met }) => met[days - 1] ?? 0)),
      `of ${lessons}`,
    ),
    noted(named('days until every lesson is met'), range(reached)),
    none(`pupils who do not meet every lesson in ${MOST_DAYS} days`, PUPILS - reached.length),
    judged({
      what: named('right answers in „Danas”'),
      measured: `${range(right.map((share) => Math.round(1_000 * share) / 10))} %`,
      budget: `>= ${100 * LEAST_RIGHT} %`,
      holds: Math.min(...right) >= LEAST_RIGHT,
    }),
    none('days without a question', sum(plays.map(({ emptyDays }) => emptyDays))),
    none('lessons begun before a prerequisite', sum(plays.map(({ early }) => early.length))),
  ]
}

const range = (values: number[]) =>
  values.length ? `${Math.min(...values)} to ${Math.max(...values)}` : 'none'

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)

import { countWords } from '@/lib/platform/markdown/count-words'
import { isWithin, LESSON_PART_BOUNDS, scriptWordBounds, type Bounds } from './bounds'
import { minutesOf } from './minutes'
import type { BookLesson, LessonUnderReview } from './model'
import { countQuestionFeatures, markdownTable } from './question-counts'

/** The counts of one lesson, and of all as sums. */
type Counts = {
  words: number
  questions: number
  changing: number
  pictured: number
  newer: number
  hinted: number
  cards: number
  open: number
  prerequisites: number
  minutes: number
  outcomes: number
}

const COLUMNS: Record<keyof Counts, string> = {
  words: 'words',
  questions: 'questions',
  changing: 'with changing numbers',
  pictured: 'with pictures',
  newer: 'newer kinds',
  hinted: 'with hints',
  cards: 'cards',
  open: 'open questions',
  prerequisites: 'prerequisites',
  minutes: 'minutes',
  outcomes: 'outcomes',
}

/** Columns that are a part of the questions, whose share is told. */
const SHARES = ['changing', 'pictured', 'newer', 'hinted'] as const

/** Where a count leaves its bounds. */
export type Outlier = { lesson: string; what: string }

/**
 * The table of lessons as Markdown, with sums and shares, and the lessons outside the bounds.
 * @param books whose order the lessons get
 */
export function summarise(placed: LessonUnderReview[], books: ReadonlyMap<string, BookLesson[]>) {
  const known = [...books.values()].flat()
  const rank = new Map(known.map(({ slug }, index) => [slug, index]))
  const rankOf = ({ lesson }: LessonUnderReview) => rank.get(lesson.slug) ?? known.length
  const lessons = placed.toSorted((a, b) => rankOf(a) - rankOf(b))
  const rows = lessons.map((one) => ({ one, counts: countsOf(one) }))
  const all = sumOf(rows.map(({ counts }) => counts))
  const shown = Object.keys(COLUMNS) as (keyof Counts)[]
  const cells = (name: string, counts: Counts) => [name, ...shown.map((one) => counts[one])]
  const table = markdownTable([
    ['Lesson', ...shown.map((name) => COLUMNS[name])],
    ...rows.map(({ one, counts }) => cells(one.lesson.slug, counts)),
    cells(`all (${rows.length})`, all),
    ['share of questions', ...shown.map((name) => shareOf(name, all))],
  ])
  return { table, outliers: rows.flatMap(({ one, counts }) => outliersOf(one, counts)) }
}

function countsOf(placed: LessonUnderReview): Counts {
  const { lesson } = placed
  const { all, changing, pictured, newer, hinted } = countQuestionFeatures(lesson.questions)
  return {
    words: countWords(lesson.script),
    questions: all,
    ...{ changing, pictured, newer, hinted },
    cards: lesson.cards.length,
    open: lesson.checks.length,
    prerequisites: lesson.prerequisites.length,
    minutes: minutesOf(placed),
    outcomes: lesson.outcomes.length,
  }
}

function sumOf(all: Counts[]): Counts {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0)
  const names = Object.keys(COLUMNS) as (keyof Counts)[]
  return Object.fromEntries(names.map((name) => [name, sum(name)])) as Counts
}

const shareOf = (name: keyof Counts, all: Counts): string =>
  SHARES.some((one) => one === name) && all.questions > 0
    ? `${Math.round((all[name] / all.questions) * 100)} %`
    : ''

/** The counts of a lesson that leave the bounds of docs/authoring.md. */
function outliersOf({ lesson, grade }: LessonUnderReview, counts: Counts): Outlier[] {
  const bounds = { words: scriptWordBounds(grade), ...LESSON_PART_BOUNDS }
  return (Object.keys(bounds) as (keyof typeof bounds)[])
    .filter((name) => !isWithin(counts[name], bounds[name]))
    .map((name) => ({
      lesson: lesson.slug,
      what: `${counts[name]} ${COLUMNS[name]} (${boundsText(bounds[name])})`,
    }))
}

const boundsText = ({ min, max }: Bounds) =>
  Number.isFinite(max) ? `${min} to ${max}` : `at least ${min}`

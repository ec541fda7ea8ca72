import { shuffled } from '@/lib/content/questions/shuffle'
import { mixKinds, type DrawableQuestion } from './draw'
import { QUESTIONS_PER_TEST } from './limits'

/** A lesson with its questions in the author's order, which begins with the easiest ones. */
export type LessonToDraw = { lessonId: string; questions: DrawableQuestion[] }

type MixedDraw = {
  lessons: LessonToDraw[]
  /** Ids of the pupil's previous draw. */
  previous?: string[]
  /** From 0 to below 1, like `Math.random`. */
  random: () => number
  size?: number
}

/** Parts of a lesson's questions that count as equally hard. */
const LEVELS = 3

type Candidate = DrawableQuestion & { level: number; draw: number }

/**
 * Draws a test over several lessons: a question of each lesson in turn, so that lessons have equally
 * many, and those that the previous test left out have theirs first. Within a lesson, what was not
 * just asked and has no public answer comes first, then the kind and the level that the test has
 * least of.
 */
export function drawMixedTest({
  lessons,
  previous = [],
  random,
  size = QUESTIONS_PER_TEST,
}: MixedDraw): string[] {
  const asked = new Set(previous)
  const askedOf = ({ questions }: LessonToDraw) =>
    questions.filter(({ id }) => asked.has(id)).length
  const order = shuffled(lessons, random).toSorted((a, b) => askedOf(a) - askedOf(b))
  const left = order.map(({ questions }) => candidatesOf(questions, random))
  const chosen: Candidate[] = []
  while (chosen.length < size && left.some((one) => one.length > 0)) {
    for (const candidates of left) {
      if (chosen.length === size) break
      const best = candidates.toSorted(byNeed(chosen, asked))[0]
      if (!best) continue
      candidates.splice(candidates.indexOf(best), 1)
      chosen.push(best)
    }
  }
  return mixKinds(shuffled(chosen, random)).map(({ id }) => id)
}

const candidatesOf = (questions: DrawableQuestion[], random: () => number): Candidate[] =>
  questions.map((question, index) => ({
    ...question,
    level: Math.floor((LEVELS * index) / questions.length),
    draw: random(),
  }))

/** Sorts by what the chosen questions need most. */
function byNeed(chosen: Candidate[], asked: ReadonlySet<string>) {
  const needOf = ({ id, isInKnowledgeBase, kind, level, draw }: Candidate) => [
    Number(isInKnowledgeBase ?? false),
    Number(asked.has(id)),
    chosen.filter((one) => one.kind === kind).length,
    chosen.filter((one) => one.level === level).length,
    draw,
  ]
  return (a: Candidate, b: Candidate): number => {
    const [one, other] = [needOf(a), needOf(b)]
    const place = one.findIndex((value, index) => value !== other[index])
    return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
  }
}

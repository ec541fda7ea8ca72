import { shuffled } from '@/lib/content/questions/shuffle'
import { isSameChoice, orderUnlike, type DrawableQuestion } from './draw'
import { QUESTIONS_PER_TEST } from './limits'

/** A lesson with its questions in the author's order, which begins with the easiest ones. */
export type LessonToDraw = { lessonId: string; questions: DrawableQuestion[] }

type MixedDraw = {
  lessons: LessonToDraw[]
  /** Ids of the pupil's previous draw. */
  previous?: string[]
  /** Ids of questions of the pupil's other open tests. */
  elsewhere?: ReadonlySet<string>
  /** From 0 to below 1, like `Math.random`. */
  random: () => number
  size?: number
}

/** Parts of a lesson's questions that count as equally hard. */
const LEVELS = 3

type Candidate = DrawableQuestion & { lessonId: string; level: number; draw: number }

/**
 * Draws a test over several lessons: a question of each lesson in turn, so that lessons have equally
 * many, and those that the previous test left out have theirs first. Within a lesson, what no other
 * open test asks, has no public answer and was not just asked comes first, then the kind and the
 * level that the test has least of. Consecutive draws differ as those of `drawTest` do.
 */
export function drawMixedTest({
  lessons,
  previous = [],
  elsewhere = new Set(),
  random,
  size = QUESTIONS_PER_TEST,
}: MixedDraw): string[] {
  const asked = new Set(previous)
  const askedOf = ({ questions }: LessonToDraw) =>
    questions.filter(({ id }) => asked.has(id)).length
  const order = shuffled(lessons, random).toSorted((a, b) => askedOf(a) - askedOf(b))
  const left = order.map((lesson) => candidatesOf(lesson, random))
  const chosen: Candidate[] = []
  const best = (candidates: Candidate[]) =>
    candidates.toSorted(byNeed(chosen, { asked, elsewhere }))[0]
  while (chosen.length < size && left.some((one) => one.length > 0)) {
    for (const candidates of left) {
      if (chosen.length === size) break
      const next = best(candidates)
      if (!next) continue
      candidates.splice(candidates.indexOf(next), 1)
      chosen.push(next)
    }
  }
  const spare = isSameChoice(chosen, previous) && best(left.flat())
  if (spare) {
    const place = chosen.findLastIndex(({ lessonId }) => lessonId === spare.lessonId)
    chosen.splice(place, 1, spare)
  }
  return orderUnlike(shuffled(chosen, random), previous)
}

const candidatesOf = ({ lessonId, questions }: LessonToDraw, random: () => number): Candidate[] =>
  questions.map((question, index) => ({
    ...{ ...question, lessonId },
    level: Math.floor((LEVELS * index) / questions.length),
    draw: random(),
  }))

/** Sorts by what the chosen questions need most. */
function byNeed(
  chosen: Candidate[],
  { asked, elsewhere }: Record<'asked' | 'elsewhere', ReadonlySet<string>>,
) {
  const needOf = ({ id, isInKnowledgeBase, kind, level, draw }: Candidate) => [
    Number(elsewhere.has(id)),
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

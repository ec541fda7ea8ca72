import type { QuestionBody } from '@/lib/content/questions/model'

/** Answer weights that Moodle's importer accepts, in percent; also as negative numbers. */
const GRADES = [
  ...[100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667],
  ...[14.28571, 12.5, 11.11111, 10, 5, 0],
]

const nearest = (weight: number, grades: number[]): number =>
  grades.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best))

/** The nearest weight that Moodle knows. Wrong stays wrong and right stays right. */
function gradeOf(weight: number): number {
  if (weight === 0) return 0
  const size = nearest(Math.abs(weight), weight === 100 ? GRADES : GRADES.slice(1, -1))
  return weight < 0 ? (weight === -100 ? -100 : -size) : size
}

/** Thirds are rounded. Moodle itself accepts sums within half a percent of 100. */
const SUM_TOLERANCE = 0.1
/** Number of near weights tried per right answer. */
const CHOSEN_FROM = 6

/** Accepted weights near the given ones that add up to 100. */
function gradesOf(weights: number[]): number[] {
  type Way = { grades: number[]; distance: number }
  let ways = new Map<number, Way>([[0, { grades: [], distance: 0 }]])
  for (const weight of weights) {
    const near = GRADES.slice(0, -1)
      .toSorted((a, b) => Math.abs(a - weight) - Math.abs(b - weight))
      .slice(0, CHOSEN_FROM)
    const next = new Map<number, Way>()
    for (const [sum, { grades, distance }] of ways) {
      for (const grade of near) {
        const total = Math.round((sum + grade) * 1000) / 1000
        if (total > 100 + SUM_TOLERANCE) continue
        const way = { grades: [...grades, grade], distance: distance + (grade - weight) ** 2 }
        if (way.distance < (next.get(total)?.distance ?? Infinity)) next.set(total, way)
      }
    }
    ways = next
  }
  const whole = [...ways].filter(([sum]) => Math.abs(sum - 100) <= SUM_TOLERANCE)
  const [best] = whole.map(([, way]) => way).toSorted((a, b) => a.distance - b.distance)
  return best?.grades ?? weights
}

/** Uses only weights that Moodle knows. Several right answers still add up to 100. */
export function withMoodleWeights(body: QuestionBody): QuestionBody {
  const each = <One extends { weight: number }>(list: One[]) =>
    list.map((one) => ({ ...one, weight: gradeOf(one.weight) }))
  switch (body.kind) {
    case 'single':
      return { ...body, choices: each(body.choices) }
    case 'several': {
      const right = gradesOf(body.choices.flatMap(({ weight }) => (weight > 0 ? weight : [])))
      const choices = body.choices.map((one) => ({
        ...one,
        weight: one.weight > 0 ? (right.shift() ?? one.weight) : gradeOf(one.weight),
      }))
      return { ...body, choices }
    }
    case 'short':
      return { ...body, answers: each(body.answers) }
    case 'number':
    case 'line':
      return { ...body, answers: each(body.answers) }
    default:
      return body
  }
}

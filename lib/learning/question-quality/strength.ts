import type { CountedOption } from './options'

export type Counts = {
  answers: number
  rightAnswers: number
  /** How often each option was chosen, by option id. */
  chosen: Record<string, number>
}

/**
 * How well a question separates those who know from those who don't: the share of right answers
 * minus the share of the most chosen wrong option. Ranges from 1 down to -1, where everybody
 * chooses one wrong option: the question is ambiguous, or its key is wrong. A question with parts
 * is as strong as its weakest part. Typed parts are left out, because rare texts are not counted.
 */
export function discriminationStrength(
  { answers, rightAnswers, chosen }: Counts,
  options: CountedOption[],
): number {
  if (!answers) return 1
  const timesOf = (wanted: CountedOption[]) => wanted.map(({ id }) => chosen[id] ?? 0)
  const strengths = [...Map.groupBy(options, ({ part }) => part)]
    .filter(([part, [first]]) => !part || !first?.isTyped)
    .map(([part, ofPart]) => {
      const right = part
        ? timesOf(ofPart.filter(({ isRight }) => isRight)).reduce((sum, times) => sum + times, 0)
        : rightAnswers
      const wrong = timesOf(ofPart.filter(({ isRight }) => !isRight))
      return (right - Math.max(0, ...wrong)) / answers
    })
  return strengths.length ? Math.min(...strengths) : rightAnswers / answers
}

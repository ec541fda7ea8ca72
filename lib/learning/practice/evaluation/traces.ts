/** One answer of a public trace: skills are numbers there, times are unknown. */
export type TracedAnswer = { skill: string; isRight: boolean }

/**
 * Reads traces of pupils, three lines each: the number of answers, their skills, and 1 or 0 for a
 * right or a wrong one, separated by commas.
 */
export function readTraces(text: string): TracedAnswer[][] {
  const lines = text.trim().split('\n').map(numbersIn)
  const pupils: TracedAnswer[][] = []
  for (let line = 0; line + 2 < lines.length; line += 3) {
    const [skills = [], results = []] = [lines[line + 1], lines[line + 2]]
    pupils.push(
      skills.map((skill, place) => ({ skill: String(skill), isRight: results[place] === 1 })),
    )
  }
  return pupils
}

const numbersIn = (line: string) =>
  line
    .split(',')
    .filter((part) => part.trim())
    .map(Number)

/** Answers' worth of the share that a skill without answers is taken to have. */
const PRIOR = { answers: 5, share: 0.65 }

/** The share of right answers to each skill's questions, smoothed; that of the prior for others. */
export function easinessOf(pupils: TracedAnswer[][]): (skill: string) => number {
  const counts = new Map<string, { right: number; of: number }>()
  for (const { skill, isRight } of pupils.flat()) {
    const count = counts.get(skill) ?? { right: PRIOR.answers * PRIOR.share, of: PRIOR.answers }
    counts.set(skill, { right: count.right + Number(isRight), of: count.of + 1 })
  }
  return (skill) => {
    const { right, of } = counts.get(skill) ?? { right: PRIOR.share, of: 1 }
    return right / of
  }
}

import { memoryAfter } from './memory'
import { afterAnswer, NEW_PUPIL } from './predictor'
import type { Knowledge, Skill } from './what-next'

export const NEW_KNOWLEDGE: Knowledge = { pupil: NEW_PUPIL, met: new Map(), failures: 0 }

/**
 * The knowledge after an answer.
 * @param day days since 1970
 */
export function learn(
  { pupil, met, failures }: Knowledge,
  { id, easiness }: Skill,
  isRight: boolean,
  day: number,
): Knowledge {
  const known = met.get(id)
  const after = afterAnswer(pupil, known?.estimate, { skill: id, easiness, isRight })
  const answersToday = known?.memory.day === day ? known.answersToday + 1 : 1
  const memory = memoryAfter(known?.memory, isRight, day)
  return {
    pupil: after.pupil,
    met: new Map(met).set(id, { estimate: after.skill, memory, answersToday }),
    failures: isRight ? 0 : failures + 1,
  }
}

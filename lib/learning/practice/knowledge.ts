import { memoryAfter } from './memory'
import { afterAnswer, NEW_PUPIL, type GivenAnswer, type PupilEstimate } from './predictor'
import type { Knowledge, MetSkill, Skill } from './what-next'

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
  const answer = { skill: id, easiness, isRight }
  const after = learnSkill(pupil, met.get(id), answer, day)
  return {
    pupil: after.pupil,
    met: new Map(met).set(id, after.skill),
    failures: failuresAfter(failures, isRight),
  }
}

/** What is known of the pupil and of the answered skill after an answer. */
export function learnSkill(
  pupil: PupilEstimate,
  known: MetSkill | undefined,
  answer: GivenAnswer,
  day: number,
): { pupil: PupilEstimate; skill: MetSkill } {
  const after = afterAnswer(pupil, known?.estimate, answer)
  const answersToday = known?.memory.day === day ? known.answersToday + 1 : 1
  const memory = memoryAfter(known?.memory, answer.isRight, day)
  return { pupil: after.pupil, skill: { estimate: after.skill, memory, answersToday } }
}

/** Wrong answers since the last right one. */
export const failuresAfter = (failures: number, isRight: boolean) => (isRight ? 0 : failures + 1)

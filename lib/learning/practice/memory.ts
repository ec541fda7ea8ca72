import { forgetting_curve, fsrs, Rating } from 'ts-fsrs'

/** How well a pupil remembers a skill, in the terms of FSRS. */
export type SkillMemory = {
  /** Days until recall falls to 0.9. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** The last day with an answer, as a number of days since 1970. */
  day: number
}

/** The defaults of FSRS; several answers on one day are one review. */
const SCHEDULER = fsrs({ enable_short_term: false })

/**
 * The memory after an answer. Only a day's first answer counts: later ones repeat what was just
 * read.
 */
export function memoryAfter(
  memory: SkillMemory | undefined,
  isRight: boolean,
  day: number,
): SkillMemory {
  if (memory && day <= memory.day) return memory
  const { stability, difficulty } = SCHEDULER.next_state(
    memory ?? null,
    memory ? day - memory.day : 0,
    isRight ? Rating.Good : Rating.Again,
  )
  return { stability, difficulty, day }
}

/** Probability, 0 to 1, that the skill is still known on a day. */
export const recallOn = ({ stability, day: last }: SkillMemory, day: number): number =>
  forgetting_curve(SCHEDULER.parameters.w, Math.max(0, day - last), stability)

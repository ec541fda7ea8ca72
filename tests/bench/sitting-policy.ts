import type { MakePolicy } from '@/lib/learning/practice/evaluation/policies'
import { FAILURES_BEFORE_CHANGE, SITTING_SIZE } from '@/lib/learning/daily-practice/limits'
import { chooseTurns } from '@/lib/learning/daily-practice/turns'
import { learn, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'
import type { Knowledge, Skill } from '@/lib/learning/practice/what-next'

/** The sittings of „Danas” of one pupil, without cards. */
export type Sittings = {
  /** Plans a sitting. */
  begin: (day: number) => void
  /** The skill of the sitting's next question; undefined at its end. */
  next: () => Skill | undefined
  /** Records its answer. */
  told: (skill: Skill, isRight: boolean, day: number) => void
  /** Records an answer from outside the sitting, such as one of a quiz. */
  learned: (skill: Skill, isRight: boolean, day: number) => void
  knowledge: () => Knowledge
}

/**
 * „Danas”: a sitting is planned at its beginning, and its rest again after two failures in a row.
 * @param listSkills the skills among which a sitting chooses
 */
export function makeSittings(
  listSkills: (knowledge: Knowledge) => Skill[],
  random: () => number,
): Sittings {
  let knowledge = NEW_KNOWLEDGE
  let planned: Skill[] = []
  const plan = (day: number, turns: number, hasNew: boolean) => {
    const seed = String(random())
    const skills = listSkills(knowledge)
    const chosen = chooseTurns({
      ...{ skills, knowledge, day, seed, turns, hasNew },
      tested: new Set(),
    })
    planned = chosen.map(({ skill }) => skill)
  }
  const learned = (skill: Skill, isRight: boolean, day: number) => {
    knowledge = learn(knowledge, skill, isRight, day)
  }
  return {
    begin: (day) => plan(day, SITTING_SIZE.questions, true),
    next: () => planned.shift(),
    told: (skill, isRight, day) => {
      learned(skill, isRight, day)
      const isFailing = knowledge.failures > 0 && knowledge.failures % FAILURES_BEFORE_CHANGE === 0
      if (!isRight && isFailing && planned.length) plan(day, planned.length, false)
    },
    learned,
    knowledge: () => knowledge,
  }
}

/** A sitting a day: simulate it with as many answers a day as a sitting has questions. */
export const sittingPolicy: MakePolicy = (skills, random) => {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const sittings = makeSittings(() => skills, random)
  return {
    next: (day) => {
      const planned = sittings.next()
      if (planned) return planned.id
      sittings.begin(day)
      return sittings.next()?.id ?? ''
    },
    told: (id, isRight, day) => {
      const skill = byId.get(id)
      if (skill) sittings.told(skill, isRight, day)
    },
  }
}

import type { MakePolicy } from '@/lib/learning/practice/evaluation/policies'
import { FAILURES_BEFORE_CHANGE, SITTING_SIZE } from '@/lib/learning/daily-practice/limits'
import { chooseTurns } from '@/lib/learning/daily-practice/turns'
import { learn, NEW_KNOWLEDGE } from '@/lib/learning/practice/knowledge'

/**
 * „Danas”: a sitting is planned at the beginning of a day, and its rest again after two failures in
 * a row. Simulate it with as many answers a day as a sitting has questions.
 */
export const sittingPolicy: MakePolicy = (skills, random) => {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  let knowledge = NEW_KNOWLEDGE
  let planned: string[] = []
  const plan = (day: number, turns: number, hasNew: boolean) => {
    const seed = String(random())
    const chosen = chooseTurns({
      ...{ skills, knowledge, day, seed, turns, hasNew },
      tested: new Set(),
    })
    planned = chosen.map(({ skill }) => skill.id)
  }
  return {
    next: (day) => {
      if (!planned.length) plan(day, SITTING_SIZE.questions, true)
      return planned.shift() ?? ''
    },
    told: (id, isRight, day) => {
      const skill = byId.get(id)
      if (skill) knowledge = learn(knowledge, skill, isRight, day)
      const isFailing = knowledge.failures > 0 && knowledge.failures % FAILURES_BEFORE_CHANGE === 0
      if (!isRight && isFailing && planned.length) plan(day, planned.length, false)
    },
  }
}

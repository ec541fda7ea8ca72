import { seededRandom } from '@/lib/content/questions/shuffle'
import type { Skill } from '../what-next'
import type { MakePolicy } from './policies'
import type { MakePupil, PupilKind } from './pupils'

/** What a group of simulated pupils reached, one number a pupil. */
export type Simulated = {
  /** Expected number of skills recalled after 30 and after 60 days. */
  after30: number[]
  after60: number[]
  /** Share of right answers. */
  right: number[]
  /** The longest row of failures. */
  failures: number[]
}

export type SimulationOptions = {
  skills: Skill[]
  kind: PupilKind
  makePupil: MakePupil
  makePolicy: MakePolicy
  pupils: number
  answersADay?: number
}

const DAYS = 60
const ANSWERS_A_DAY = 20

/** Lets simulated pupils answer every day; the same seeds always give the same result. */
export function simulate(options: SimulationOptions): Simulated {
  const { skills, kind, makePupil, makePolicy, pupils, answersADay = ANSWERS_A_DAY } = options
  const result: Simulated = { after30: [], after60: [], right: [], failures: [] }
  for (let number = 0; number < pupils; number += 1) {
    const pupil = makePupil(skills, kind, seededRandom(2 * number + 1))
    const policy = makePolicy(skills, seededRandom(2 * number + 2))
    const recalled = (day: number) => skills.reduce((sum, { id }) => sum + pupil.recall(id, day), 0)
    let right = 0
    let row = 0
    let longest = 0
    for (let day = 0; day < DAYS; day += 1) {
      if (day === 30) result.after30.push(recalled(day - 1))
      for (let answer = 0; answer < answersADay; answer += 1) {
        const skill = policy.next(day)
        const isRight = pupil.answer(skill, day)
        policy.told(skill, isRight, day)
        right += Number(isRight)
        row = isRight ? 0 : row + 1
        longest = Math.max(longest, row)
      }
    }
    result.after60.push(recalled(DAYS))
    result.right.push(right / (DAYS * answersADay))
    result.failures.push(longest)
  }
  return result
}

/** Skills in one order, each with the one before and sometimes an earlier one as prerequisite. */
export function randomGraph(count: number, random: () => number): Skill[] {
  return Array.from({ length: count }, (_, place) => {
    const wanted =
      place === 0
        ? []
        : [
            ...(random() < 0.75 ? [place - 1] : []),
            ...(place > 6 && random() < 0.5 ? [place - 1 - Math.floor(random() * 6)] : []),
          ]
    return {
      id: String(place),
      prerequisites: [...new Set(wanted)].map(String),
      easiness: 0.65,
    }
  })
}

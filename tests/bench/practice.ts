import { seededRandom } from '@/lib/content/questions/shuffle'
import {
  lastTenPolicy,
  randomPolicy,
  whatNextPolicy,
  type MakePolicy,
} from '@/lib/learning/practice/evaluation/policies'
import {
  halfLifePupil,
  PUPIL_KINDS,
  type MakePupil,
  type PupilKind,
} from '@/lib/learning/practice/evaluation/pupils'
import { strengthPupil } from '@/lib/learning/practice/evaluation/strength-pupil'
import { randomGraph, simulate, type Simulated } from '@/lib/learning/practice/evaluation/simulate'
import type { Skill } from '@/lib/learning/practice/what-next'
import { SITTING_SIZE } from '@/lib/learning/daily-practice/limits'
import { judged, type Row } from './row'
import { seedGraph } from './seed-graph'
import { sittingPolicy } from './sitting-policy'

const SKILLS = 60
const PUPILS = 200
/** Two means differ significantly at this distance in standard errors. */
const SIGNIFICANT = 1.96
const LEAST_RIGHT = 0.7
/** The longest row of failures beside that of chance. */
const MOST_FAILURES = 0.6

/** The models of pupils, and how much more than by the last ten answers must be recalled. */
const MODELS: { name: string; makePupil: MakePupil; timesLastTen: number }[] = [
  { name: 'half-life', makePupil: halfLifePupil, timesLastTen: 5 },
  // Here crammed skills fade slowly.
  { name: 'strength', makePupil: strengthPupil, timesLastTen: 1 },
]

type Setting = {
  name: string
  skills: Skill[]
  makePolicy: MakePolicy
  answersADay: number
}

/** The product's rule on a made-up graph and on the seed's own, and a sitting of „Danas” a day. */
const settings = (): Setting[] => {
  const made = { name: `${SKILLS} skills`, skills: randomGraph(SKILLS, seededRandom(7)) }
  const rule = { makePolicy: whatNextPolicy(), answersADay: 20 }
  const answersADay = SITTING_SIZE.questions
  return [
    { ...made, ...rule },
    { ...rule, name: 'the seed’s lessons', skills: seedGraph() },
    { ...made, name: 'a sitting a day', makePolicy: sittingPolicy, answersADay },
  ]
}

/**
 * Measures `whatNext` on simulated pupils beside chance and beside the rule of the last ten answers:
 * skills recalled, right answers, rows of failures (decision 089).
 */
export const measurePractice = (): Row[] =>
  settings().flatMap((setting) =>
    MODELS.flatMap((model) => PUPIL_KINDS.flatMap((kind) => rowsOf(setting, kind, model))),
  )

function rowsOf(
  { name: setting, skills, makePolicy, answersADay }: Setting,
  kind: PupilKind,
  { name, makePupil, timesLastTen }: (typeof MODELS)[number],
): Row[] {
  const run = (policy: MakePolicy) =>
    simulate({ skills, kind, makePupil, makePolicy: policy, pupils: PUPILS, answersADay })
  const [own, chance, lastTen] = [run(makePolicy), run(randomPolicy), run(lastTenPolicy)]
  const beside = (part: keyof Simulated, write: (values: number[]) => string) =>
    `by chance ${write(chance[part])}, last ten ${write(lastTen[part])}`
  const named = (what: string) =>
    `practice, ${setting}, ${PUPILS} ${kind.name} pupils (${name}): ${what}`
  return [
    judged({
      what: named('skills recalled after 30 days'),
      measured: interval(own.after30),
      beside: beside('after30', interval),
      budget: 'not below chance',
      holds: isNotBelow(own.after30, chance.after30),
    }),
    judged({
      what: named('after 60 days'),
      measured: interval(own.after60),
      beside: beside('after60', interval),
      budget: `not below chance, >= ${timesLastTen}x last ten`,
      holds:
        isNotBelow(own.after60, chance.after60) &&
        mean(own.after60) >= timesLastTen * mean(lastTen.after60),
    }),
    judged({
      what: named('right answers'),
      measured: percent(own.right),
      beside: beside('right', percent),
      budget: `>= ${100 * LEAST_RIGHT} %`,
      holds: mean(own.right) >= LEAST_RIGHT,
    }),
    judged({
      what: named('longest row of failures'),
      measured: interval(own.failures),
      beside: beside('failures', interval),
      budget: `<= ${MOST_FAILURES}x chance`,
      holds: mean(own.failures) <= MOST_FAILURES * mean(chance.failures),
    }),
  ]
}

/** True unless the mean is significantly lower than the other. */
function isNotBelow(own: number[], other: number[]): boolean {
  const error = Math.hypot(standardError(own), standardError(other))
  return mean(own) >= mean(other) - SIGNIFICANT * error
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

function standardError(values: number[]): number {
  const middle = mean(values)
  const variance = mean(values.map((one) => (one - middle) ** 2))
  return Math.sqrt(variance / values.length)
}

/** A mean with its 95 % interval. */
const interval = (values: number[]) =>
  `${mean(values).toFixed(1)} ± ${(SIGNIFICANT * standardError(values)).toFixed(1)}`

const percent = (shares: number[]) => `${(100 * mean(shares)).toFixed(1)} %`

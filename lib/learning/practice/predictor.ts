/**
 * Predicts whether a pupil's next answer is right, from ten numbers that can be explained to a
 * parent. The weights were learned on the answers of the training pupils of ASSISTments 2009 (public
 * traces of mathematics, grades 4 to 10); `npm run evaluate -- <folder>` measures them on its test
 * pupils (decision 089).
 */

/** What all answers of a pupil say together. Immutable. */
export type PupilEstimate = {
  /** Decaying sum of (right - expected): positive for a pupil who knows more than most. */
  surplus: number
  /** Decaying number of answers, at most 1 / (1 - PUPIL_DECAY). */
  weight: number
  /** Number of answers so far; the predictor's clock. */
  answers: number
  /** Skill of the last answer, or null before the first. */
  lastSkill: string | null
}

/** What the answers of a pupil to one skill's questions say. Immutable. */
export type SkillEstimate = {
  /** Decaying numbers of right and of wrong answers. */
  right: number
  wrong: number
  /** Number of answers, undiminished. */
  count: number
  /** `PupilEstimate.answers` before the skill's last answer. */
  answeredAt: number
  wasLastRight: boolean
  /** Right answers since the last wrong one. */
  run: number
}

export type SkillQuestion = {
  skill: string
  /** Share of right answers that all pupils give to such a question, 0 to 1 exclusive. */
  easiness: number
}

export type GivenAnswer = SkillQuestion & {
  isRight: boolean
  /** True if hints were opened before the answer. */
  isHinted?: boolean
}

/** What a right answer with hints counts; the traces of the weights have no hints. */
const HINTED_WORTH = 0.5

/** Each answer multiplies what earlier answers of the pupil, or of the skill, count. */
const PUPIL_DECAY = 0.97
const SKILL_DECAY = 0.8
/** Answers' worth of doubt about a pupil's surplus: few answers say little. */
const SURPLUS_DOUBT = 3
/** Longer runs of right answers say no more. */
const LONGEST_RUN = 5

/** In the order of `featuresOf`. */
const WEIGHTS = [-0.27, 0.9, 3.54, 0.77, -0.03, 0.02, -0.2, 0.24, 0.2, -0.34] as const

export const NEW_PUPIL: PupilEstimate = { surplus: 0, weight: 0, answers: 0, lastSkill: null }

const NEW_SKILL: SkillEstimate = {
  right: 0,
  wrong: 0,
  count: 0,
  answeredAt: -1,
  wasLastRight: false,
  run: 0,
}

/**
 * Probability, 0 to 1, that a pupil answers a question right.
 * @param skill the pupil's estimate of the question's skill; undefined before its first answer
 */
export function predictRight(
  pupil: PupilEstimate,
  skill: SkillEstimate | undefined,
  asked: SkillQuestion,
): number {
  const features = featuresOf(pupil, skill ?? NEW_SKILL, asked)
  return logistic(features.reduce((sum, value, place) => sum + value * (WEIGHTS[place] ?? 0), 0))
}

function featuresOf(pupil: PupilEstimate, skill: SkillEstimate, asked: SkillQuestion): number[] {
  const last = skill.count === 0 ? 0 : skill.wasLastRight ? 1 : -1
  return [
    1,
    logit(asked.easiness),
    pupil.surplus / (pupil.weight + SURPLUS_DOUBT),
    Math.log1p(skill.right),
    Math.log1p(skill.wrong),
    last,
    Math.log1p(skill.count),
    last / (1 + pupil.answers - skill.answeredAt),
    pupil.lastSkill === asked.skill ? 1 : 0,
    Math.min(skill.run, LONGEST_RUN) / LONGEST_RUN,
  ]
}

/** The estimates after one more answer. */
export function afterAnswer(
  pupil: PupilEstimate,
  skill: SkillEstimate | undefined,
  answer: GivenAnswer,
): { pupil: PupilEstimate; skill: SkillEstimate } {
  const { right, wrong, count, run } = skill ?? NEW_SKILL
  const worth = answer.isRight ? (answer.isHinted ? HINTED_WORTH : 1) : 0
  return {
    pupil: {
      surplus: pupil.surplus * PUPIL_DECAY + worth - answer.easiness,
      weight: pupil.weight * PUPIL_DECAY + 1,
      answers: pupil.answers + 1,
      lastSkill: answer.skill,
    },
    skill: {
      right: right * SKILL_DECAY + worth,
      wrong: wrong * SKILL_DECAY + 1 - worth,
      count: count + 1,
      answeredAt: pupil.answers,
      wasLastRight: answer.isRight,
      run: answer.isRight ? run + 1 : 0,
    },
  }
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
const logit = (p: number) => Math.log(p / (1 - p))

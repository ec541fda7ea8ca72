import { several, single, trueFalse } from './choices/model'
import { gaps } from './gaps/model'
import { groups } from './groups/model'
import { line } from './line/model'
import { matching } from './matching/model'
import { QUESTION_KINDS, type QuestionKind } from './names'
import { number } from './number/model'
import { ordering } from './ordering/model'
import { short } from './short/model'
import { spot } from './spot/model'

/** Every kind of question; the other registries of this folder must have the same names. */
export const MODELS = {
  single,
  several,
  'true-false': trueFalse,
  short,
  number,
  matching,
  ordering,
  groups,
  gaps,
  line,
  spot,
} satisfies Record<QuestionKind, unknown>

type Schema<Part extends keyof typeof single> = (typeof MODELS)[QuestionKind][Part]

/** The schemas of one part (body, question, answer or correct answer) for all kinds. */
export const schemasOfAllKinds = <Part extends keyof typeof single>(part: Part) =>
  QUESTION_KINDS.map((kind) => MODELS[kind][part]) as unknown as [Schema<Part>, ...Schema<Part>[]]

import type { QuestionBody, QuestionKind } from '../model'
import type { NumberFiller } from '../numbers/filler'
import { several, single, trueFalse } from './choices/body'
import { gaps } from './gaps/body'
import { groups } from './groups/body'
import { line } from './line/body'
import { matching } from './matching/body'
import { number } from './number/body'
import { ordering } from './ordering/body'
import type { BodyRules } from './rules'
import { short } from './short/body'
import { spot } from './spot/body'

const BODIES: { [Kind in QuestionKind]: BodyRules<Kind> } = {
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
}

/** The rules for bodies of a kind, as editions, changing numbers and checks use them. */
export const bodyRules = <Kind extends QuestionKind>(kind: Kind): BodyRules<Kind> => BODIES[kind]

/** Options, keys and explanations with the numbers of one draw filled in. */
export const fillBody = (body: QuestionBody, filler: NumberFiller): QuestionBody =>
  bodyRules(body.kind).fill(body, filler)

/**
 * The right answers of a body, as texts that no hint and no description of a picture should
 * contain; empty for kinds whose answer is not a text, such as an order.
 */
export const secretAnswerTexts = (body: QuestionBody): string[] =>
  bodyRules(body.kind).rightTexts(body)

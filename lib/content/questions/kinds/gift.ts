import type { GIFTQuestion } from 'gift-pegjs'
import type { Notes } from '../gift/notes'
import { QUESTION_KINDS, type QuestionKind } from '../model'
import { several, single, trueFalse } from './choices/gift'
import { matching } from './matching/gift'
import { number } from './number/gift'
import { ordering } from './ordering/gift'
import type { GiftRules } from './rules'
import { short } from './short/gift'

/** A kind that is told by its tag is asked before the one that is written alike. */
const GIFT: { [Kind in QuestionKind]: GiftRules<Kind> } = {
  single,
  several,
  'true-false': trueFalse,
  number,
  short,
  ordering,
  matching,
}

export const giftRules = <Kind extends QuestionKind>(kind: Kind): GiftRules<Kind> => GIFT[kind]

/** The tags that only one kind takes. */
export const KIND_TAGS = QUESTION_KINDS.flatMap((kind) =>
  (GIFT[kind].tags ?? []).map(({ name, kind: takers, hasValue }) => ({ name, takers, hasValue })),
)

/** Options and keys of a parsed question, as they are in the file; null for an item of no kind. */
export function readBody(item: GIFTQuestion, notes: Notes, tags: Map<string, string>) {
  for (const rules of Object.values(GIFT)) {
    const body = rules.read(item, notes, tags)
    if (body) return body
  }
  return null
}

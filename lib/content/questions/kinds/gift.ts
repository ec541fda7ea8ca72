import type { GIFTQuestion } from 'gift-pegjs'
import type { ImportNotes } from '../gift/notes'
import { QUESTION_KINDS, type QuestionKind } from '../model'
import { several, single, trueFalse } from './choices/gift'
import { groups } from './groups/gift'
import { matching } from './matching/gift'
import { number } from './number/gift'
import { ordering } from './ordering/gift'
import type { GiftRules } from './rules'
import { short } from './short/gift'

/**
 * GIFT rules of each kind. Kinds that only a tag distinguishes come before kinds with the same
 * syntax.
 */
const GIFT: { [Kind in QuestionKind]: GiftRules<Kind> } = {
  single,
  several,
  'true-false': trueFalse,
  number,
  short,
  ordering,
  groups,
  matching,
}

export const giftRules = <Kind extends QuestionKind>(kind: Kind): GiftRules<Kind> => GIFT[kind]

/** Tags that only one kind accepts. */
export const KIND_TAGS = QUESTION_KINDS.flatMap((kind) =>
  (GIFT[kind].tags ?? []).map(({ name, kind: takers, hasValue }) => ({ name, takers, hasValue })),
)

/** Options and keys of a parsed question, as in the file; null for an item of no known kind. */
export function readGiftBody(item: GIFTQuestion, notes: ImportNotes, tags: Map<string, string>) {
  for (const rules of Object.values(GIFT)) {
    const body = rules.read(item, notes, tags)
    if (body) return body
  }
  return null
}

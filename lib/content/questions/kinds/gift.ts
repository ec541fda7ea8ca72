import type { GIFTQuestion } from 'gift-pegjs'
import type { ImportNotes } from '../gift/notes'
import { QUESTION_KINDS, type QuestionBody, type QuestionKind } from '../model'
import { several, single, trueFalse } from './choices/gift'
import { gaps } from './gaps/gift'
import { groups } from './groups/gift'
import { line } from './line/gift'
import { matching } from './matching/gift'
import { number } from './number/gift'
import { ordering } from './ordering/gift'
import type { GiftRules } from './rules'
import { short } from './short/gift'
import { spot } from './spot/gift'

/**
 * GIFT rules of each kind. Kinds that only a tag distinguishes come before kinds with the same
 * syntax.
 */
const GIFT: { [Kind in QuestionKind]: GiftRules<Kind> } = {
  gaps,
  line,
  single,
  several,
  'true-false': trueFalse,
  number,
  short,
  ordering,
  groups,
  spot,
  matching,
}

export const giftRules = <Kind extends QuestionKind>(kind: Kind): GiftRules<Kind> => GIFT[kind]

type Asked = { text: string; body: QuestionBody }

/** The text of a question as written in a GIFT file: with its passage or its picture. */
export const questionTextForFile = ({ text, body }: Asked): string =>
  giftRules(body.kind).writtenText?.(text, body) ?? text

/** The text of a question without the passage or picture, which its body has. @see questionTextForFile */
export const questionTextFromFile = (written: string, { kind }: QuestionBody): string =>
  giftRules(kind).askedText?.(written) ?? written

/** Tags that only some kinds take, listed once for each of those kinds. */
export const KIND_SPECIFIC_TAGS = QUESTION_KINDS.flatMap((kind) =>
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

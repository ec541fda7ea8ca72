import type { BodyOf, Judged } from '../model'
import type { Choice } from './define-kind'
import { itemPositions, itemsOf } from './groups/model'

type Reasons = NonNullable<Judged['whyRight']>

/** Explanations of right options that were not chosen; options without one are left out. */
export const reasonsOfMissedOptions = (choices: Choice[], chosen: ReadonlySet<string>): Reasons =>
  choices.flatMap(({ id: choice = '', weight, feedback }) =>
    weight > 0 && feedback && !chosen.has(choice) ? [{ choice, reason: feedback }] : [],
  )

/** Why each item belongs to its group, without items that are in it already. */
export const reasonsOfMisplacedItems = (
  body: BodyOf<'groups'>,
  marks: Judged['marks'],
): Reasons => {
  const items = itemsOf(body)
  // In the order in which the items are shown, so that nothing depends on the key.
  const order = itemPositions(body)
  return items
    .map((item, index) => ({ ...item, place: order[index] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ id = '', feedback }) =>
      feedback && marks[id] !== 'right' ? [{ choice: id, reason: feedback }] : [],
    )
}

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Removes explanations that another shown text already contains. */
export const withoutRepeatedReasons = (reasons: Reasons, said: (string | null)[]): Reasons =>
  reasons.filter(
    ({ reason }) => !said.some((text) => text !== null && plain(text).includes(plain(reason))),
  )

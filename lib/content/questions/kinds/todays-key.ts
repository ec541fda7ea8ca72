import type { QuestionBody, StoredQuestion } from '../model'
import { bodyRules } from './bodies'
import { hasOptionIds, sidesOf, withExplicitOptionIds, withoutOptionIds } from './option-sides'

type Keyed = Pick<StoredQuestion, 'body' | 'numbers'>

/**
 * The question as it was asked, with today's key and explanations; options are matched by id. If
 * the asked edition required no unit, neither does the result. Null where today's key doesn't apply
 * to the asked edition.
 */
export function withTodaysKey(asked: Keyed, today: Keyed): QuestionBody | null {
  // A question with other numbers is another question.
  if (asked.numbers !== today.numbers || isShownByKey(asked)) return null
  const [old, now] = [withExplicitOptionIds(asked.body), withExplicitOptionIds(today.body)]
  const body = old.kind === now.kind ? bodyRules(now.kind).withTodaysKey(old, now) : null
  // Answers without option ids refer to positions among the texts of their own draw, whatever the
  // key.
  const isBare = sidesOf(now).length > 1 && !hasOptionIds(asked.body)
  return body && isBare ? withoutOptionIds(body) : body
}

/**
 * True where today's key would judge answers to the asked edition differently, whatever its
 * wording.
 */
export function isKeyChanged(asked: Keyed, today: Keyed): boolean {
  const body = withTodaysKey(asked, today)
  return body !== null && isOtherKey(body, asked.body)
}

/** True where the key changed, but answers to the asked edition can no longer be interpreted. */
export const isRejudgingImpossible = (asked: Keyed, today: Keyed): boolean =>
  asked.numbers === today.numbers &&
  isShownByKey(asked) &&
  today.body.kind === 'ordering' &&
  isOtherKey(asked.body, today.body)

/**
 * An ordering with drawn texts and without ids. Answers name positions in the shown order, which
 * depends on the key, because it is never the right order (ordering/places.ts).
 */
const isShownByKey = ({ body, numbers }: Keyed): boolean =>
  numbers !== null &&
  body.kind === 'ordering' &&
  !hasOptionIds(body) &&
  body.items.some((text) => text.includes('{'))

const isOtherKey = (one: QuestionBody, other: QuestionBody): boolean =>
  JSON.stringify(keyOf(one)) !== JSON.stringify(keyOf(other))

/** What makes the key of a body; `unordered` lists are sorted. */
function keyOf(body: QuestionBody): unknown {
  const named = withExplicitOptionIds(body)
  const key = bodyRules(named.kind).keyOf(named)
  return isUnordered(key) ? sorted(key.unordered) : key
}

const isUnordered = (key: unknown): key is { unordered: [string, unknown][] } =>
  typeof key === 'object' && key !== null && 'unordered' in key

const sorted = (entries: [string, unknown][]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1))

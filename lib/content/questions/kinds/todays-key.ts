import type { QuestionBody, StoredQuestion } from '../model'
import { inTodaysGaps, keyOfGaps } from './gaps/todays-key'
import { inTodaysGroups, keyOfGroups } from './groups/todays-key'
import { keyOfLine, onTodaysLine } from './line/todays-key'
import { hasOptionIds, withIds, withoutIds } from './option-sides'
import { atTodaysPlaces, keyOfSpot } from './spot/todays-key'

type Keyed = Pick<StoredQuestion, 'body' | 'numbers'>

/**
 * The question as it was asked, with today's key and explanations; options are matched by id. If
 * the asked edition required no unit, neither does the result. Null where today's key doesn't apply
 * to the asked edition.
 */
export function withTodaysKey(asked: Keyed, today: Keyed): QuestionBody | null {
  // A question with other numbers is another question.
  if (asked.numbers !== today.numbers || isShownByKey(asked)) return null
  const [old, now] = [withIds(asked.body), withIds(today.body)]
  switch (now.kind) {
    case 'single':
    case 'several':
      return old.kind === now.kind ? withWeights(old, now.choices) : null
    case 'matching': {
      const body = old.kind === 'matching' ? withPairs(old, now) : null
      // Answers without option ids refer to positions among the texts of their own draw, whatever
      // the key.
      return body && !hasOptionIds(asked.body) ? withoutIds(body) : body
    }
    case 'groups': {
      const body = old.kind === 'groups' ? inTodaysGroups(old, now) : null
      return body && !hasOptionIds(asked.body) ? withoutIds(body) : body
    }
    case 'spot': {
      const body = old.kind === 'spot' ? atTodaysPlaces(old, now) : null
      return body && !hasOptionIds(asked.body) ? withoutIds(body) : body
    }
    case 'line':
      return old.kind === 'line' ? onTodaysLine(old, now) : null
    case 'gaps':
      return old.kind === 'gaps' ? inTodaysGaps(old, now) : null
    case 'ordering':
      return old.kind === 'ordering' ? inOrder(old, now) : null
    case 'number':
      return old.kind === 'number' ? { ...now, isUnitAsked: old.isUnitAsked } : null
    default:
      return old.kind === now.kind ? now : null
  }
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
export const isBeyondCorrection = (asked: Keyed, today: Keyed): boolean =>
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

type Body<Kind> = Extract<QuestionBody, { kind: Kind }>

function withWeights(asked: Body<'single' | 'several'>, today: Body<'single'>['choices']) {
  const byId = new Map(today.map((choice) => [choice.id, choice]))
  // A deleted option is no longer right.
  const wrong = asked.kind === 'single' ? 0 : -50
  const choices = asked.choices.map((choice) => {
    const { weight, feedback } = byId.get(choice.id) ?? {
      ...choice,
      weight: choice.weight > 0 ? wrong : choice.weight,
    }
    return { ...choice, weight, feedback }
  })
  const isRight = ({ weight }: { weight: number }) =>
    asked.kind === 'single' ? weight === 100 : weight > 0
  const rightCount = today.filter(isRight).length
  // Null when an option that is right today was not offered in the asked edition.
  return choices.filter(isRight).length === rightCount ? { ...asked, choices } : null
}

function withPairs(asked: Body<'matching'>, today: Body<'matching'>) {
  const rights = new Map(asked.pairs.map(({ rightId, right }) => [rightId, right]))
  asked.distractors.forEach((text, index) => rights.set(asked.distractorIds?.[index], text))
  const partners = new Map(today.pairs.map(({ id, rightId }) => [id, rightId]))
  const pairs = asked.pairs.map((pair) => {
    const rightId = partners.get(pair.id) ?? pair.rightId
    return { ...pair, rightId, right: rights.get(rightId) }
  })
  const used = new Set(pairs.map(({ rightId }) => rightId))
  const known = pairs.flatMap(({ right, ...pair }) =>
    right === undefined ? [] : { ...pair, right },
  )
  if (known.length < pairs.length || used.size < pairs.length) return null
  const rest = [...rights].filter(([id]) => !used.has(id))
  return {
    ...asked,
    pairs: known,
    distractors: rest.map(([, text]) => text),
    distractorIds: rest.map(([id = '']) => id),
  }
}

function inOrder(asked: Body<'ordering'>, today: Body<'ordering'>) {
  const texts = new Map(asked.itemIds?.map((id, index) => [id, asked.items[index] ?? '']))
  const itemIds = (today.itemIds ?? []).filter((id) => texts.has(id))
  if (itemIds.length < asked.items.length) return null
  return { ...asked, itemIds, items: itemIds.map((id) => texts.get(id) ?? '') }
}

function keyOf(body: QuestionBody): unknown {
  const named = withIds(body)
  switch (named.kind) {
    case 'single':
    case 'several':
      return sorted(named.choices.map(({ id = '', weight }) => [id, weight]))
    case 'matching':
      return sorted(named.pairs.map(({ id = '', right }) => [id, right]))
    case 'groups':
      return sorted(keyOfGroups(named))
    case 'spot':
      return sorted(keyOfSpot(named))
    case 'line':
      return keyOfLine(named)
    case 'gaps':
      return keyOfGaps(named)
    case 'ordering':
      return named.itemIds
    case 'true-false':
      return named.isTrue
    case 'short':
      return [named.isCaseSensitive, named.answers.map(({ text, weight }) => [text, weight])]
    case 'number':
      return [
        named.unit,
        named.answers.map(({ feedback: _, ...answer }) => sorted(Object.entries(answer))),
      ]
  }
}

const sorted = (entries: [string, unknown][]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1))

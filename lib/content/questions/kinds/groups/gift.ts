import { readPairReason } from '../../gift/pair-reasons'
import {
  decodePlaceholders,
  escapeGift,
  toGiftFeedback,
  escapeGiftInBraces,
} from '../../gift/signs'
import type { BodyOf, QuestionBody } from '../../model'
import { MAX_OPTIONS } from '../define-kind'
import type { GiftRules } from '../rules'
import { itemsOf, reasonField, type GroupItem } from './model'

const TAG = 'skupine'
const SIZE = { groups: { min: 2, max: 4 }, minItems: 3 }

/**
 * Written as a matching of items and their groups, which other programs can read, and marked by a
 * tag.
 */
export const groups: GiftRules<'groups'> = {
  tags: [{ name: TAG, kind: 'parove „stavka -> skupina”', hasValue: false, value: () => '' }],
  read(item, notes, tags) {
    if (item.type !== 'Matching' || !tags.has(TAG)) return null
    return groupsOfPairs(
      item.matchPairs.map((pair) => ({
        left: notes.text(pair.subquestion),
        right: decodePlaceholders(pair.subanswer).trim(),
        feedback: notes.feedback(readPairReason(pair)),
      })),
    )
  },
  check(body, notes, explanation) {
    const { length: count } = body.groups
    const items = itemsOf(body)
    if (count < SIZE.groups.min || count > SIZE.groups.max)
      notes.fail('Skupine moraju biti dvije, tri ili četiri.')
    if (items.length < SIZE.minItems) notes.fail('Za razvrstavanje treba barem tri stavke.')
    if (items.length > MAX_OPTIONS) notes.fail('Stavki je previše.')
    if (items.some(({ text }) => !text)) notes.fail('Jedna od stavki nema tekst.')
    if (body.groups.some(({ name }) => !name)) notes.fail('Jedna od skupina nema naziv.')
    if (body.groups.filter((group) => group.items.length).length < 2)
      notes.fail('Sve su stavke u istoj skupini.')
    notes.refuseEqual(
      items.map(({ text }) => text),
      'Dvije su stavke jednake',
    )
    notes.refuseEqual(
      body.groups.map(({ name }) => name),
      'Dvije su skupine jednake',
    )
    notes.needExplanation(explanation)
  },
  write: ({ groups: all }) => pairsOfGroups(all).map(pairLine),
}

const pairLine = ({ left, right, feedback = null }: Pair) =>
  `=${left ? `${escapeGiftInBraces(left)} ` : ' '}-> ${escapeGift(right)}${toGiftFeedback(feedback)}`

type Pair = { left: string; right: string; feedback?: string | null | undefined }

/** A warning about groups of which no item has a reason; none for other questions. */
export const groupsWarnings = (body: QuestionBody): string[] =>
  body.kind === 'groups' && itemsOf(body).length && !itemsOf(body).some(({ feedback }) => feedback)
    ? ['Nijedna stavka nema objašnjenja (#) zašto je u svojoj skupini.']
    : []

/**
 * Groups from pairs of an item and its group, in the order in which the groups come; a pair without
 * an item is an empty group.
 */
export function groupsOfPairs(pairs: Pair[]): BodyOf<'groups'> {
  const items = new Map<string, GroupItem[]>()
  for (const { left, right, feedback } of pairs) {
    const known = items.get(right) ?? []
    items.set(right, left ? [...known, { text: left, ...reasonField(feedback) }] : known)
  }
  return { kind: 'groups', groups: [...items].map(([name, its]) => ({ name, items: its })) }
}

/** Pairs of an item and its group; an empty group has an empty item. */
export const pairsOfGroups = (groupsOfBody: BodyOf<'groups'>['groups']): Pair[] =>
  groupsOfBody.flatMap(({ name, items }) =>
    (items.length ? items : [{ text: '' }]).map(({ text, ...item }) => ({
      ...{ left: text, right: name },
      ...('feedback' in item && reasonField(item.feedback)),
    })),
  )

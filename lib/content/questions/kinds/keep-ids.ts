import { optionIdAt, placeOfId } from '../option-id'
import { seedOf } from '../shuffle'
import type { QuestionBody } from '../model'
import {
  idsOfSide,
  sidesOf,
  withOptionIds,
  withoutOptionIds,
  type OptionSide,
} from './option-sides'

/**
 * The ids of a body that is about to be stored, based on the question's previous body. An option
 * keeps its id for life, and a deleted option's id is never reused. Options are matched by id, or
 * (when read from a file) by text; an option that now has another option's text is that option. If
 * every id equals the id of the option's position, the stored body has no ids.
 * @param before null for a new question, for which ids from the client are ignored
 */
export function keepIds<Body extends QuestionBody>(
  wanted: Body,
  before: QuestionBody | null,
): Body {
  const { retired: _, ...plain } = wanted
  const body = plain as Body
  if (!before) return withoutOptionIds(body)
  const sides = sidesOf(body)
  const old = sidesOf(before)
  const isSameKind = isAlike(before, body)
  const known = sides.map((_, index) => (isSameKind ? old[index] : undefined) ?? NO_SIDE)
  const past = isSameKind ? (before.retired ?? []) : allPastIds(before)
  const ids = sides.map((side, index) =>
    idsFor(side, known[index] ?? NO_SIDE, onSide(index, past), index > 0),
  )
  const used = new Set(ids.flatMap((side, index) => side.map((id) => asRetired(index, id))))
  const gone = old.flatMap((side, index) => idsOfSide(side).map((id) => asRetired(index, id)))
  const retired = [...new Set([...past, ...gone])].filter((id) => !used.has(id)).toSorted()
  if (retired.length) return { ...withOptionIds(body, ids), retired }
  const isByPlace = sides.every(({ places }, index) =>
    places.every((place, at) => optionIdAt(place) === ids[index]?.[at]),
  )
  return isByPlace ? withoutOptionIds(body) : withOptionIds(body, ids)
}

const NO_SIDE: OptionSide = { texts: [], named: [], places: [] }

/** Right sides have separate ids: `>a` is not the `a` of a left side. */
const asRetired = (side: number, id: string) => (side ? `>${id}` : id)
const onSide = (side: number, retired: string[]) =>
  retired.flatMap((one) => (one.startsWith('>') === side > 0 ? one.replace('>', '') : []))

/** All ids that a question of another kind ever had, reserved on both sides. */
const allPastIds = (before: QuestionBody): string[] => {
  const ids = sidesOf(before).flatMap(idsOfSide)
  const past = (before.retired ?? []).map((one) => one.replace('>', ''))
  return [...past, ...ids].flatMap((id) => [asRetired(0, id), asRetired(1, id)])
}

/** Options of a single choice stay the same options in a choice of several. */
const isAlike = (one: QuestionBody, other: QuestionBody) =>
  one.kind === other.kind || ('choices' in one && 'choices' in other)

/**
 * @param isApart true for a side whose ids must not run parallel to another's: a pair added alone
 * would get equal ids, which would tell that they belong together
 */
function idsFor(side: OptionSide, known: OptionSide, past: string[], isApart: boolean): string[] {
  const knownIds = idsOfSide(known)
  const ever = new Set([...knownIds, ...past])
  const taken = new Set<string>()
  const take = (id: string | undefined) => {
    if (id === undefined || taken.has(id) || !ever.has(id)) return undefined
    taken.add(id)
    return id
  }
  const byWords = (text: string) =>
    take(
      knownIds.find(
        (id, at) => !taken.has(id) && toCompare(known.texts[at] ?? '') === toCompare(text),
      ),
    )
  const said = new Map(knownIds.map((id, at) => [id, toCompare(known.texts[at] ?? '')]))
  const same = side.named.map((id = '', at) =>
    said.get(id) === toCompare(side.texts[at] ?? '') ? take(id) : undefined,
  )
  // Retyping the items is a form's only way to correct their order.
  const retyped = same.map((id, at) => id ?? (side.named[at] && byWords(side.texts[at] ?? '')))
  const named = retyped.map((id, at) => id || take(side.named[at]))
  const found = named.map((id, at) => id ?? byWords(side.texts[at] ?? ''))
  // New ids follow the shown order: the order of the right answer would reveal the key.
  const order = side.places.map((_, index) => index)
  order.sort((a, b) => (side.places[a] ?? 0) - (side.places[b] ?? 0))
  let last = Math.max(-1, ...[...ever].map(placeOfId))
  const given = new Map(
    order.flatMap((index) =>
      found[index] === undefined
        ? [[index, optionIdAt((last += isApart ? 1 + gapFor(side.texts[index] ?? '') : 1))]]
        : [],
    ) as [number, string][],
  )
  return found.map((id, index) => id ?? given.get(index) ?? '')
}

/** Ids to leave out before that of a text: from 0 to 6, always alike for a text. */
const gapFor = (text: string) => seedOf(text) % 7

const toCompare = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

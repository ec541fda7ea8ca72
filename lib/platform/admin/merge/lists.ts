import { isDeepEqual } from '../is-deep-equal'
import {
  mergedWithoutClash,
  type Merged,
  type ItemMerger,
  type MergeSide,
  type Versions,
} from './model'
import { mergeSequence } from './sequence'

export const isObjectNotArray = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Merges lists item by item: by `id`, by `_id`, or by the value itself if it is primitive. Items
 * without identity are merged by their position in the sequence.
 */
export function mergeLists(
  { base, mine, theirs }: Versions<unknown[]>,
  prefer: MergeSide,
  mergeValue: ItemMerger<unknown>,
): Merged<unknown[]> {
  const known = base.map(identityOf)
  if (known.every((identity) => identity !== null) && new Set(known).size === known.length)
    return mergeKeyed(
      { base: keyed(base), mine: keyed(mine), theirs: keyed(theirs) },
      prefer,
      mergeValue,
    )
  const versions = { base: base.map(toJson), mine: mine.map(toJson), theirs: theirs.map(toJson) }
  const { value, clashes } = mergeSequence(versions, prefer, ofJson(mergeValue))
  return { value: value.map(fromJson), clashes }
}

const toJson = (value: unknown) => JSON.stringify(value)
const fromJson = (text: string): unknown => JSON.parse(text)

const ofJson =
  (mergeValue: ItemMerger<unknown>): ItemMerger<string> =>
  ({ base, mine, theirs }, prefer) => {
    const versions = { base: fromJson(base), mine: fromJson(mine), theirs: fromJson(theirs) }
    const { value, clashes } = mergeValue(versions, prefer)
    return { value: toJson(value), clashes }
  }

function identityOf(item: unknown): string | null {
  if (!isObjectNotArray(item)) return JSON.stringify(item)
  const id = item.id ?? item._id
  return typeof id === 'string' ? id : null
}

type Keyed = Map<string, unknown>

/**
 * Maps items by key. New items have no id and are keyed by content: equal items added by both
 * editors become one, but two equal items added by one editor stay two.
 */
function keyed(items: unknown[]): Keyed {
  const found: Keyed = new Map()
  for (const item of items) {
    const key = identityOf(item) ?? toJson(item)
    let copy = key
    for (let count = 2; found.has(copy); count += 1) copy = `${key} ${count}`
    found.set(copy, item)
  }
  return found
}

function mergeKeyed(
  versions: Versions<Keyed>,
  prefer: MergeSide,
  mergeValue: ItemMerger<unknown>,
): Merged<unknown[]> {
  const { order, clashes: isOrderDisputed } = mergeOrder(versions, prefer)
  const items = order.map((key) => mergeKey(key, versions, prefer, mergeValue))
  return {
    value: items.flatMap(({ value }) => value),
    clashes: isOrderDisputed || items.some(({ clashes }) => clashes),
  }
}

/** Merges the items with one key to a list; empty if the item was deleted. */
function mergeKey(
  key: string,
  { base, mine, theirs }: Versions<Keyed>,
  prefer: MergeSide,
  mergeValue: ItemMerger<unknown>,
): Merged<unknown[]> {
  const inBoth = mine.has(key) && theirs.has(key)
  if (inBoth) {
    const of = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const { value, clashes } = mergeValue(of, prefer)
    return { value: [value], clashes }
  }
  const kept = mine.has(key) ? mine : theirs
  const item = kept.get(key)
  if (!base.has(key)) return mergedWithoutClash([item])
  // One editor deleted the item: it stays deleted unless the other editor changed it.
  if (isDeepEqual(item, base.get(key))) return mergedWithoutClash([])
  const prefersKept = (prefer === 'mine') === (kept === mine)
  return { value: prefersKept ? [item] : [], clashes: true }
}

/** All keys in a merged order; an added item follows the item after which it was added. */
function mergeOrder({ base, mine, theirs }: Versions<Keyed>, prefer: MergeSide) {
  const common = [...base.keys()].filter((key) => mine.has(key) && theirs.has(key))
  const [before, own, other] = [base, mine, theirs].map((items) =>
    [...items.keys()].filter((key) => common.includes(key)),
  )
  const clashes =
    !isDeepEqual(own, before) && !isDeepEqual(other, before) && !isDeepEqual(own, other)
  const leads = clashes ? prefer === 'mine' : !isDeepEqual(own, before)
  const [first, second] = leads ? [mine, theirs] : [theirs, mine]
  const order = [...first.keys()]
  let at = 0
  for (const key of second.keys()) {
    const place = order.indexOf(key)
    if (place >= 0) at = place + 1
    else order.splice(at++, 0, key)
  }
  return { order, clashes }
}

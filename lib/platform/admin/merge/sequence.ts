import { diff3MergeRegions } from 'node-diff3'
import {
  mergedWithoutClash,
  type Merged,
  type ItemMerger,
  type MergeSide,
  type Versions,
} from './model'

/** A region of three sequences: stable, or changed by both (`o` is the base). */
type Region =
  | { stable: true; bufferContent: string[] }
  | { stable: false; aContent: string[]; oContent: string[]; bContent: string[] }

/** Three-way merge of sequences whose items are identified only by content (diff3). */
export function mergeSequence(
  { base, mine, theirs }: Versions<string[]>,
  prefer: MergeSide,
  mergeItem: ItemMerger<string>,
): Merged<string[]> {
  const regions = (diff3MergeRegions(mine, base, theirs) as Region[]).map((region) =>
    region.stable
      ? mergedWithoutClash(region.bufferContent)
      : mergeRegion(
          { base: region.oContent, mine: region.aContent, theirs: region.bContent },
          prefer,
          mergeItem,
        ),
  )
  return {
    value: regions.flatMap(({ value }) => value),
    clashes: regions.some(({ clashes }) => clashes),
  }
}

/**
 * Merges a region that both editors changed. If one of them only added items at its start or end,
 * both changes are kept.
 */
function mergeRegion(
  { base, mine, theirs }: Versions<string[]>,
  prefer: MergeSide,
  mergeItem: ItemMerger<string>,
): Merged<string[]> {
  if (isEqual(mine, theirs)) return mergedWithoutClash(mine)
  const joined = withAddedItems(base, theirs, mine) ?? withAddedItems(base, mine, theirs)
  if (joined) return mergedWithoutClash(joined)
  if (mine.length !== base.length || theirs.length !== base.length)
    return { value: prefer === 'mine' ? mine : theirs, clashes: true }
  const items = base.map((item, at) =>
    mergeItem({ base: item, mine: mine[at] ?? '', theirs: theirs[at] ?? '' }, prefer),
  )
  return { value: items.map(({ value }) => value), clashes: items.some((item) => item.clashes) }
}

/** Items of `changed` with those that `added` has before or after `base`; null for other changes. */
function withAddedItems(base: string[], changed: string[], added: string[]): string[] | null {
  const extra = added.length - base.length
  if (extra <= 0) return null
  if (isEqual(added.slice(0, base.length), base)) return [...changed, ...added.slice(base.length)]
  if (isEqual(added.slice(extra), base)) return [...added.slice(0, extra), ...changed]
  return null
}

const isEqual = (one: string[], other: string[]) =>
  one.length === other.length && one.every((item, at) => item === other[at])

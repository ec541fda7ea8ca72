import { mergedWithoutClash, type Merged, type MergeSide, type Versions } from './model'
import { mergeSequence } from './sequence'

/** Merges texts block by block, split at empty lines; a text of one block is merged as a whole. */
export function mergeBlocks(
  { base, mine, theirs }: Versions<string>,
  prefer: MergeSide,
): Merged<string> {
  const versions = { base: blocksOf(base), mine: blocksOf(mine), theirs: blocksOf(theirs) }
  const { value, clashes } = mergeSequence(versions, prefer, mergeBlock)
  return { value: value.join('\n\n'), clashes }
}

/** Longer gaps become empty blocks. */
const blocksOf = (text: string) => text.split('\n\n')

function mergeBlock({ base, mine, theirs }: Versions<string>, prefer: MergeSide): Merged<string> {
  if (mine === base) return mergedWithoutClash(theirs)
  if (theirs === base || mine === theirs) return mergedWithoutClash(mine)
  return { value: prefer === 'mine' ? mine : theirs, clashes: true }
}

import { isDeepEqual } from '../is-deep-equal'
import { mergeBlocks } from './blocks'
import { isObjectNotArray, mergeLists } from './lists'
import {
  mergedWithoutClash,
  type Merged,
  type MergersByKind,
  type MergeSide,
  type Versions,
} from './model'

/**
 * Three-way merge of one value: objects field by field, lists item by item, texts of several
 * paragraphs block by block. Other values are merged as a whole.
 * @param prefer decides only parts that both editors changed
 * @param kinds mergers for objects with a `kind`, wherever they occur
 */
export function mergeValue(
  { base, mine, theirs }: Versions<unknown>,
  prefer: MergeSide,
  kinds: MergersByKind = {},
): Merged<unknown> {
  if (isDeepEqual(mine, theirs) || isDeepEqual(theirs, base)) return mergedWithoutClash(mine)
  if (isDeepEqual(mine, base)) return mergedWithoutClash(theirs)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, prefer, (items, side) =>
      mergeValue(items, side, kinds),
    )
  if (
    isObjectNotArray(base) &&
    isObjectNotArray(mine) &&
    isObjectNotArray(theirs) &&
    isOneKind(base, mine, theirs)
  ) {
    const mergeKind = kinds[String(base.kind)]
    return mergeKind
      ? mergeKind({ base, mine, theirs }, prefer)
      : mergeFields({ base, mine, theirs }, prefer, kinds)
  }
  if (isText(base) && isText(mine) && isText(theirs))
    return mergeBlocks({ base, mine, theirs }, prefer)
  return { value: prefer === 'mine' ? mine : theirs, clashes: true }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Bodies of questions of different kinds have no fields in common. */
const isOneKind = (...values: Record<string, unknown>[]) =>
  values.every(({ kind }) => kind === values[0]?.kind)

function mergeFields(
  { base, mine, theirs }: Versions<Record<string, unknown>>,
  prefer: MergeSide,
  kinds: MergersByKind,
): Merged<Record<string, unknown>> {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const fields = names.map((name) => {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeValue(versions, prefer, kinds)] as const
  })
  return {
    value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
    clashes: fields.some(([, { clashes }]) => clashes),
  }
}

type MergedRecord<Values> = {
  /** With this editor's version of the clashes. */
  mine: Values
  /** With the other editor's version of the clashes. */
  theirs: Values
  /** Fields that both editors changed to different values. */
  clashes: string[]
}

/**
 * Merges two edits of one record. Changes by only one editor are in both results, which differ only
 * in the clashes.
 */
export function mergeBothWays<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
  kinds: MergersByKind = {},
): MergedRecord<Values> {
  const clashes: string[] = []
  const sides = { mine: { ...theirs }, theirs: { ...theirs } }
  for (const name of Object.keys(mine) as (keyof Values & string)[]) {
    const versions = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const own = mergeValue(versions, 'mine', kinds)
    sides.mine[name] = own.value as Values[typeof name]
    sides.theirs[name] = mergeValue(versions, 'theirs', kinds).value as Values[typeof name]
    if (own.clashes) clashes.push(name)
  }
  return { ...sides, clashes }
}

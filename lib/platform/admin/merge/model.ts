/** The editor whose value wins where both changed the same part differently. */
export type MergeSide = 'mine' | 'theirs'

/** A value before the edits, as this editor has it, and as the other editor saved it. */
export type Versions<Value> = { base: Value; mine: Value; theirs: Value }

/** A merged value; `clashes` is true if both editors changed a part of it to different values. */
export type Merged<Value> = { value: Value; clashes: boolean }

/** Merges three versions of one item; `prefer` decides only parts that both editors changed. */
export type ItemMerger<Value> = (versions: Versions<Value>, prefer: MergeSide) => Merged<Value>

/** Mergers for objects of a `kind` whose fields depend on each other, by kind. */
export type MergersByKind = Partial<Record<string, ItemMerger<Record<string, unknown>>>>

/** A merged value without a clash. */
export const mergedWithoutClash = <Value>(value: Value): Merged<Value> => ({
  value,
  clashes: false,
})

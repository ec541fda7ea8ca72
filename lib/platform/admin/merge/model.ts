/** Whose value a part gets that both editors changed to something else. */
export type Side = 'mine' | 'theirs'

/** One value as it was, as this editor has it and as the other one saved it. */
export type Versions<Value> = { base: Value; mine: Value; theirs: Value }

/** A merged value; `clashes` is true where a part of it was changed by both, each to another. */
export type Merged<Value> = { value: Value; clashes: boolean }

/** Merges the three versions of one item; `prefer` decides only what both changed. */
export type MergeItem<Value> = (versions: Versions<Value>, prefer: Side) => Merged<Value>

/** What merges objects of a `kind` that are more than the sum of their fields. */
export type MergeKinds = Partial<Record<string, MergeItem<Record<string, unknown>>>>

/** Without a clash. */
export const merged = <Value>(value: Value): Merged<Value> => ({ value, clashes: false })

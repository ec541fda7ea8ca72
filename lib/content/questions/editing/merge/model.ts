import type { MergeSide, Versions } from '@/lib/platform/admin/merge/model'

/** How bodies of one kind are merged. */
export type MergeRules<Body, Apart> = {
  /** Splits a body into parts that merge independently: lists of items with ids. */
  apart: (body: Body) => Apart
  together: (apart: Apart) => Body
  /**
   * One editor's body, where both have changed the key and the merged key would be neither's; else
   * null.
   */
  withOneKey?: (merged: Body, versions: Versions<Body>, prefer: MergeSide) => Body | null
}

/** The field `id` of an option; a new option has none. */
export const optionalIdField = (id: string | undefined) => (id ? { id } : {})

import type { Side, Versions } from '@/lib/platform/admin/merge/model'

/** How a kind of body merges. */
export type MergeRules<Body, Apart> = {
  /** The body as what merges by itself: lists of items with ids. */
  apart: (body: Body) => Apart
  together: (apart: Apart) => Body
  /**
   * The merged body with the key of one editor, where both have changed the key and the merged one
   * would be nobody's; else null.
   */
  withOneKey?: (merged: Body, versions: Versions<Body>, prefer: Side) => Body | null
}

/** An option's id, unless it is new. */
export const idOf = (id: string | undefined) => (id ? { id } : {})

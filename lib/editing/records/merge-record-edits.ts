import { merge } from '@/lib/platform/admin/merge/merge'
import { MERGE_BODIES } from '@/lib/content/questions/editing/merge/bodies'

/** Merges two edits of one record of any table, including the bodies of its questions. */
export const mergeRecordEdits = <Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): ReturnType<typeof merge<Values>> => merge(base, mine, theirs, MERGE_BODIES)

import { mergeBothWays } from '@/lib/platform/admin/merge/merge'
import { withoutStaleVerification } from '@/lib/content/curriculum/outcomes'
import { MERGE_BODIES } from '@/lib/content/questions/editing/merge/bodies'

/**
 * Merges two edits of one record of any table, including the bodies of its questions and the
 * outcomes of its lesson.
 */
export function mergeRecordEdits<Values extends Record<string, unknown>>(
  base: Values,
  mine: Values,
  theirs: Values,
): ReturnType<typeof mergeBothWays<Values>> {
  const merged = mergeBothWays(base, mine, theirs, MERGE_BODIES)
  const edits = [mine, theirs]
  return {
    ...merged,
    mine: withoutStaleVerification(merged.mine, edits),
    theirs: withoutStaleVerification(merged.theirs, edits),
  }
}

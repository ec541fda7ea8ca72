import { mergeValue } from '@/lib/platform/admin/merge/merge'
import type { ItemMerger, MergersByKind, Versions } from '@/lib/platform/admin/merge/model'
import { hasOptionIds, withoutOptionIds } from '../../kinds/option-sides'
import type { QuestionBody } from '../../model'
import { choices } from './choices'
import { withCommonIds } from './common-ids'
import { line } from './line'
import { matching } from './matching'
import { gaps } from './gaps'
import { groups } from './groups'
import type { MergeRules } from './model'
import { ordering } from './ordering'
import { spot } from './spot'
import { typed } from './typed'

/**
 * Merges bodies by the ids of their options, and never to a key that neither editor chose. When no
 * version has ids, as in fun quizzes, the result has none either.
 */
const mergeBody =
  <Body extends QuestionBody, Apart>(rules: MergeRules<Body, Apart>): ItemMerger<Fields> =>
  (found, prefer) => {
    // A value with the kind of a question is a question body.
    const given = found as Versions<unknown> as Versions<Body>
    const versions = withCommonIds(given)
    const { base, mine, theirs } = versions
    const { apart, together, withOneKey } = rules
    const parts = { base: apart(base), mine: apart(mine), theirs: apart(theirs) }
    const { value, clashes } = mergeValue(parts, prefer)
    const merged = together(value as Apart)
    const disputed = withOneKey?.(merged, versions, prefer) ?? null
    const body = disputed ?? merged
    const isBare = !Object.values(given).some(hasOptionIds)
    return { value: isBare ? withoutOptionIds(body) : body, clashes: clashes || disputed !== null }
  }

type Fields = Record<string, unknown>

/** How to merge bodies of each kind; a true/false body is merged field by field. */
export const MERGE_BODIES: MergersByKind = {
  single: mergeBody(choices('single')),
  several: mergeBody(choices('several')),
  matching: mergeBody(matching),
  ordering: mergeBody(ordering),
  groups: mergeBody(groups),
  gaps: mergeBody(gaps),
  line: mergeBody(line),
  spot: mergeBody(spot),
  short: mergeBody(typed('short')),
  number: mergeBody(typed('number')),
}

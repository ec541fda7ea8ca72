import type { FieldValues } from 'react-hook-form'
import { mergeRecordEdits } from '@/lib/editing/records/merge-record-edits'
import { draftValuesFor, type StoredDraft } from './drafts'

/** Merges a draft into the current record, which another admin may have saved meanwhile. */
export function mergeDraft<Values extends FieldValues>(
  theirs: Values,
  { values, base }: StoredDraft,
): ReturnType<typeof mergeRecordEdits<Values>> {
  const began: Values = { ...theirs, ...draftValuesFor(base ?? {}, theirs) }
  return mergeRecordEdits(began, { ...began, ...draftValuesFor(values, theirs) }, theirs)
}

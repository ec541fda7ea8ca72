import type { FieldValues } from 'react-hook-form'
import { mergeRecords } from '@/lib/editing/records/merge-records'
import { draftValuesFor, type StoredDraft } from './drafts'

/** Merges a draft into the current record, which another admin may have saved meanwhile. */
export function mergeDraft<Values extends FieldValues>(
  theirs: Values,
  { values, base }: StoredDraft,
): ReturnType<typeof mergeRecords<Values>> {
  const began: Values = { ...theirs, ...draftValuesFor(base ?? {}, theirs) }
  return mergeRecords(began, { ...began, ...draftValuesFor(values, theirs) }, theirs)
}

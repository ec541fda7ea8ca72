import type { FieldValues } from 'react-hook-form'
import { mergeRecords } from '@/lib/editing/records/merge-records'
import { unboxed, type StoredDraft } from './drafts'

/** A draft merged into the record as it is now: another admin may have saved it meanwhile. */
export function withDraft<Values extends FieldValues>(
  theirs: Values,
  { values, base }: StoredDraft,
): ReturnType<typeof mergeRecords<Values>> {
  const began: Values = { ...theirs, ...unboxed(base ?? {}, theirs) }
  return mergeRecords(began, { ...began, ...unboxed(values, theirs) }, theirs)
}

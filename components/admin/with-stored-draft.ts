import type { FieldValues } from 'react-hook-form'
import { mergeRecords } from '@/lib/records/merge-records'
import type { Boxes, StoredDraft } from './drafts'

/** A draft merged into the record as it is now: another admin may have saved it meanwhile. */
export function withDraft<Values extends FieldValues>(
  theirs: Values,
  { values, base }: StoredDraft,
): ReturnType<typeof mergeRecords<Values>> {
  const over = (from: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(from as Boxes).flatMap(([name, box]) =>
        name in theirs ? [[name, box.is]] : [],
      ),
    )
  const began: Values = { ...theirs, ...over(base ?? {}) }
  return mergeRecords(began, { ...began, ...over(values) }, theirs)
}

import type { FieldValues } from 'react-hook-form'
import { isSame } from '@/lib/platform/admin/is-same'

/** A value in a draft: JSON has no undefined, so an empty box stands for it. */
type Box = { is?: unknown }
type Boxes = Record<string, Box>

/** A draft as the server keeps it: the changed fields and what they were; null of a new record. */
export type StoredDraft = { values: Record<string, unknown>; base: Record<string, unknown> | null }

/** The fields of a form that differ from the record, as a draft; null when none does. */
export function draftOf<Values extends FieldValues>(
  values: Values,
  original: Values,
  isNew: boolean,
): StoredDraft | null {
  const names = Object.keys(values).filter((name) => !isSame(values[name], original[name]))
  if (!names.length) return null
  const boxed = (from: Values): Boxes =>
    Object.fromEntries(names.map((name) => [name, { is: from[name] as unknown }]))
  return { values: boxed(values), base: isNew ? null : boxed(original) }
}

/** The values that a draft has for the fields of a form. */
export const unboxed = (boxes: Record<string, unknown>, form: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(boxes as Boxes).flatMap(([name, box]) => (name in form ? [[name, box.is]] : [])),
  )

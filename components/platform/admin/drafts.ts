import type { FieldValues } from 'react-hook-form'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'

/** A value in a draft. JSON has no undefined, so an empty box represents it. */
type Box = { is?: unknown }
type Boxes = Record<string, Box>

/** A draft as the server stores it: changed fields, and their former values (null if new). */
export type StoredDraft = { values: Record<string, unknown>; base: Record<string, unknown> | null }

/** A draft of the form's fields that differ from the record; null if none differ. */
export function buildDraft<Values extends FieldValues>(
  values: Values,
  original: Values,
  isNew: boolean,
): StoredDraft | null {
  const names = Object.keys(values).filter((name) => !isDeepEqual(values[name], original[name]))
  if (!names.length) return null
  const boxed = (from: Values): Boxes =>
    Object.fromEntries(names.map((name) => [name, { is: from[name] as unknown }]))
  return { values: boxed(values), base: isNew ? null : boxed(original) }
}

/** A draft's values for the form's fields. */
export const draftValuesFor = (
  boxes: Record<string, unknown>,
  form: object,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(boxes as Boxes).flatMap(([name, box]) => (name in form ? [[name, box.is]] : [])),
  )

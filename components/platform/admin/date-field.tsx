import { DayInput } from '@/components/ui/day-input'
import { writeDay } from '@/lib/platform/hr/dates'
import type { FormField } from './model'

/** A day such as `2026-11-20`, or empty. */
export const dateField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint?: string,
): FormField<Values> => ({
  name,
  label,
  kind: 'own',
  ...(hint !== undefined && { hint }),
  toText: (value) => writeDay(String(value)),
  control: ({ value, onChange, wiring }) => (
    <DayInput {...wiring} value={String(value)} onChange={onChange} />
  ),
})

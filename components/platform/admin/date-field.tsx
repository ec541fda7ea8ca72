import { DayInput } from '@/components/ui/day-input'
import { formatTypedDay } from '@/lib/platform/hr/dates'
import type { FormField } from './model'

/** A form field for a day such as `2026-11-20`, which may be empty. */
export const dateField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint?: string,
): FormField<Values> => ({
  name,
  label,
  kind: 'own',
  ...(hint !== undefined && { hint }),
  toText: (value) => formatTypedDay(String(value)),
  control: ({ value, onChange, wiring }) => (
    <DayInput {...wiring} value={String(value)} onChange={onChange} />
  ),
})

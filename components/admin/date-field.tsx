import { Input } from '@/components/ui/input'
import { formatDay } from '@/lib/hr/dates'
import type { FormField } from './model'

/** A day such as `2026-11-20`, or empty, as the browser lets one choose it. */
export const dateField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint?: string,
): FormField<Values> => ({
  name,
  label,
  kind: 'own',
  ...(hint !== undefined && { hint }),
  toText: (value) => (value ? formatDay(String(value)) : ''),
  control: ({ value, onChange, wiring }) => (
    <Input
      type="date"
      {...wiring}
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
      className="max-w-56"
    />
  ),
})

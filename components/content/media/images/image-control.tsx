import type { FormField } from '@/components/platform/admin/model'
import { ImageField } from './image-field'

/** A form field for a library image's address; empty without one. */
export const imageField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint: string,
): FormField<Values> => ({
  name,
  label,
  hint,
  kind: 'own',
  toText: String,
  control: ({ value, onChange, wiring }) => (
    <ImageField
      {...{ label }}
      value={String(value)}
      onChange={(address) => onChange(address ?? '')}
      wiring={wiring}
    />
  ),
})

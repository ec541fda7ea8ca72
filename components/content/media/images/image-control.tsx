import type { FormField } from '@/components/platform/admin/model'
import { LibraryImageField } from './library-image-field'

/** A form field for a library image's address; empty without one. */
export const imageFormField = <Values,>(
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
    <LibraryImageField
      {...{ label }}
      value={String(value)}
      onChange={(address) => onChange(address ?? '')}
      wiring={wiring}
    />
  ),
})

import { ListInput } from './list-input'
import type { FormField } from './model'

/** A list of short texts, entered in one line and separated by commas. */
export const listField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint: string,
): FormField<Values> => ({
  name,
  label,
  hint,
  kind: 'own',
  toText: (value) => (value as string[]).join(', '),
  control: ({ value, onChange, wiring }) => (
    <ListInput
      {...wiring}
      separator={/,/}
      glue=", "
      value={value as string[]}
      onChange={onChange}
    />
  ),
})

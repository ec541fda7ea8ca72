import { SeparatedListInput } from './list-input'
import type { FormField } from './model'

const SEPARATORS = {
  ',': { separator: /,/, glue: ', ' },
  ';': { separator: /;/, glue: '; ' },
}

/** A list of short texts in one line, separated by commas, or by semicolons if texts have commas. */
export const listField = <Values,>(
  name: Extract<keyof Values, string>,
  label: string,
  hint: string,
  sign: keyof typeof SEPARATORS = ',',
): FormField<Values> => ({
  name,
  label,
  hint,
  kind: 'own',
  toText: (value) => (value as string[]).join(SEPARATORS[sign].glue),
  control: ({ value, onChange, wiring }) => (
    <SeparatedListInput
      {...wiring}
      {...SEPARATORS[sign]}
      value={value as string[]}
      onChange={onChange}
    />
  ),
})

import type { ReactNode } from 'react'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { FieldWiring } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type SlugFieldProps<Values extends FieldValues> = {
  name: Path<Values>
  /** The field of whose words an empty address is made. */
  of: Path<Values>
  proposal: (words: string) => ReactNode
  form: UseFormReturn<Values>
  wiring: FieldWiring
}

/** The address of a record; while it is empty, the one that its name would give. */
export function SlugField<Values extends FieldValues>(props: SlugFieldProps<Values>) {
  const { name, of, proposal, form, wiring } = props
  const [slug, words] = useWatch({ control: form.control, name: [name, of] })
  return (
    <>
      <Input {...wiring} {...form.register(name)} />
      {!slug && proposal(String(words ?? ''))}
    </>
  )
}

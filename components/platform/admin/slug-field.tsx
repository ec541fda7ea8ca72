import type { ReactNode } from 'react'
import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { FieldWiring } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type SlugFieldProps<Values extends FieldValues> = {
  name: Path<Values>
  /** The field from which an empty slug is derived. */
  of: Path<Values>
  proposal: (words: string) => ReactNode
  form: UseFormReturn<Values>
  wiring: FieldWiring
}

/** A record's slug; while empty, shows the one derived from its name. */
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

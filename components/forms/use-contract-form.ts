'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '@/lib/http/client'
import { isSessionRefused, leave } from '@/stores/user'

type Options<Values extends FieldValues> = {
  /** The contract's own schema of the form's fields. */
  schema: z.ZodType<Values, Values>
  defaults: DefaultValues<Values>
  /** Sends what was filled in; a refusal is shown beside the fields it names. */
  send: (values: Values) => Promise<unknown>
}

/**
 * A form bound to a schema: every field is judged when it is left and from then on with each change
 * (specification, section 5), the focus goes to the first error, and the server's refusals stand
 * beside their fields. A second press while it is sent does nothing.
 */
export function useContractForm<Values extends FieldValues>({
  schema,
  defaults,
  send,
}: Options<Values>) {
  const [message, setMessage] = useState<string>()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    if (isSessionRefused(error)) return leave()
    const named = Object.entries(error.fields ?? {}).filter(([name]) => name in form.getValues())
    for (const [index, [name, [sentence]]] of named.entries()) {
      form.setError(name as Path<Values>, { message: sentence ?? '' }, { shouldFocus: index === 0 })
    }
    if (!named.length) setMessage(error.message)
  }
  const submit = form.handleSubmit(async (values) => {
    if (isSubmitting) return
    setMessage(undefined)
    await send(values).catch(refuse)
  })
  return {
    form,
    submit,
    isSending: isSubmitting,
    /** A refusal that is about no single field. */
    message,
    errorOf: (name: Path<Values>) => {
      const found = errors[name]?.message
      return typeof found === 'string' && found ? found : undefined
    },
  }
}

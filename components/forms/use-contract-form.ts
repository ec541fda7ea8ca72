'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type RegisterOptions,
} from 'react-hook-form'
import { ApiError } from '@/lib/platform/http/client'
import { schemaValidator, type ServerRejections, type SchemaSource } from './contract-resolver'

type Options<Input extends FieldValues, Output extends FieldValues> = {
  /** The contract's schema for the form's fields, or a function that imports it on demand. */
  schema: SchemaSource<Input, Output>
  /** Fields without a default keep what was typed or autofilled before hydration. */
  defaults?: DefaultValues<Input>
  /** Rejects with an ApiError, shown beside the fields it names. */
  send: (values: Output) => Promise<unknown>
  /** The page is left after success: nothing can be sent again until then. */
  leavesPage?: boolean
}

/**
 * A form bound to a schema. Fields are validated on blur, then on each change (rule 7.2).
 * Focus moves to the first error; the server's errors are shown beside their fields. A
 * second submit while sending does nothing.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues = Input>({
  schema,
  defaults,
  send,
  leavesPage = false,
}: Options<Input, Output>) {
  const [message, setMessage] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const [refused] = useState<ServerRejections<Input>>(() => new Map())
  const [{ judge, prepare }] = useState(() => schemaValidator(schema, refused))
  const phase = useRef<'open' | 'sending' | 'left'>('open')
  const form = useForm<Input, unknown, Output>({
    resolver: judge,
    ...(defaults && { defaultValues: defaults }),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  // The back button may restore the page in its old state.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      phase.current = 'open'
      setLeaving(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const errorOf = (name: Path<Input>) => {
    return messageOf(errors[name])
  }
  const refuse = (name: Path<Input>, sentence: string) => {
    refused.set(name, { value: form.getValues(name), sentence })
    form.setError(name, { type: 'refused', message: sentence })
  }
  const showRefusal = (error: unknown, element?: HTMLFormElement) => {
    if (!(error instanceof ApiError)) throw error
    const known = form.getValues()
    const named = Object.entries(error.fields ?? {}).filter(([name]) => name in known)
    for (const [name, [sentence = '']] of named) refuse(name as Path<Input>, sentence)
    if (named.length) focusFirst(element, Object.fromEntries(named))
    else setMessage(error.message)
  }
  const pass = async (values: Output, element?: HTMLFormElement) => {
    setMessage(undefined)
    try {
      await send(values)
      if (!leavesPage) return
      phase.current = 'left'
      setLeaving(true)
    } catch (error) {
      showRefusal(error, element)
    }
  }
  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (phase.current !== 'open') return
    phase.current = 'sending'
    const element = event?.currentTarget
    if (element) takeFilledIn(element)
    try {
      await form.handleSubmit(
        (values) => pass(values, element),
        (found) => focusFirst(element, found),
      )(event)
    } finally {
      if (phase.current === 'sending') phase.current = 'open'
    }
  }
  /** Reads fields that password managers filled in without events. */
  const takeFilledIn = (element: HTMLFormElement) => {
    const known = form.getValues()
    for (const [name, value] of new FormData(element)) {
      if (typeof value !== 'string' || !(name in known) || known[name] === value) continue
      if (typeof (known[name] ?? '') === 'string')
        form.setValue(name as Path<Input>, value as PathValue<Input, Path<Input>>)
    }
  }
  return {
    form,
    submit,
    /**
     * Props of the `<form>`. POST, because without scripts a GET would put the password into the
     * address.
     */
    formProps: { onSubmit: submit, onFocus: prepare, method: 'post', noValidate: true } as const,
    isSending: isSubmitting || isLeaving,
    /** An error that concerns no single field. */
    message,
    /** Marks a field's current value as rejected. */
    refuse,
    errorOf,
    /** Props for a field of `components/ui`: registration and error. */
    field: (name: Path<Input>, options?: RegisterOptions<Input>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
  }
}

/** The focusable element of a control with several parts, named by `data-name`. */
const FOCUSABLE =
  'input:not([hidden]), textarea, select, button:not(:disabled), [contenteditable=true]'

/** Focuses the first error on the screen; React Hook Form would use the order of registration. */
function focusFirst(form: HTMLFormElement | undefined, errors: object): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])]
  const first = fields.find((one) => (one.getAttribute('name') ?? one.dataset.name ?? '') in errors)
  const inner = first?.dataset.name && first.querySelector<HTMLElement>(FOCUSABLE)
  ;(inner || first)?.focus()
}

/** The first message among a field's errors. For a list it starts with the row's number. */
function messageOf(found: unknown): string | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { message } = found as { message?: unknown }
  if (typeof message === 'string') return message || undefined
  for (const [name, inner] of Object.entries(found)) {
    const sentence = name === 'ref' ? undefined : messageOf(inner)
    if (sentence)
      return Array.isArray(found) ? `${Number(name) + 1}. po redu: ${sentence}` : sentence
  }
  return undefined
}

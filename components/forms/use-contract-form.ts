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
import { contractResolver, type Refused, type SchemaSource } from './contract-resolver'

type Options<Input extends FieldValues, Output extends FieldValues> = {
  /** The contract's own schema of the form's fields, or a function that imports it when needed. */
  schema: SchemaSource<Input, Output>
  /** Fields without one keep what was typed or filled in before the page was alive. */
  defaults?: DefaultValues<Input>
  /** Rejects with an ApiError, which is shown beside the fields it names. */
  send: (values: Output) => Promise<unknown>
  /** Another page is loaded after a success: until then nothing is sent again. */
  leavesPage?: boolean
}

/**
 * A form bound to a schema: a field is judged when it is left, then with each change
 * (specification, section 5). The focus goes to the first error; refusals of the server are shown
 * beside their fields. A second press while it is sent does nothing.
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues = Input>({
  schema,
  defaults,
  send,
  leavesPage = false,
}: Options<Input, Output>) {
  const [message, setMessage] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const [refused] = useState<Refused<Input>>(() => new Map())
  const [{ judge, prepare }] = useState(() => contractResolver(schema, refused))
  const phase = useRef<'open' | 'sending' | 'left'>('open')
  const form = useForm<Input, unknown, Output>({
    resolver: judge,
    ...(defaults && { defaultValues: defaults }),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  // The back button may bring the page back as it was.
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
  /** Password managers may fill a field without telling the page. */
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
    /** For the `<form>`. Without scripts a GET would put the password into the address. */
    formProps: { onSubmit: submit, onFocus: prepare, method: 'post', noValidate: true } as const,
    isSending: isSubmitting || isLeaving,
    /** A refusal that is about no single field. */
    message,
    /** Marks the current value of a field as refused. */
    refuse,
    errorOf,
    /** For a field of `components/ui`: its registration and its error. */
    field: (name: Path<Input>, options?: RegisterOptions<Input>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
  }
}

/** What takes the focus in a control of several parts, which carries its name as `data-name`. */
const FOCUSABLE =
  'input:not([hidden]), textarea, select, button:not(:disabled), [contenteditable=true]'

/** By order on the screen: React Hook Form would take the order of registration. */
function focusFirst(form: HTMLFormElement | undefined, errors: object): void {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[name], [data-name]') ?? [])]
  const first = fields.find((one) => (one.getAttribute('name') ?? one.dataset.name ?? '') in errors)
  const inner = first?.dataset.name && first.querySelector<HTMLElement>(FOCUSABLE)
  ;(inner || first)?.focus()
}

/** The first sentence in the errors of a field; one of a list begins with the number of its row. */
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

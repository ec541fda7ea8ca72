// Preloaded: on a busy machine the forms' own loading would exceed a test's timeout.
import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import '@/lib/across/accounts/contract'
import { fireEvent, screen } from '@testing-library/react'
import { settle } from './network'

/** A form as a person uses it: fields by label, and the texts below them. */
export const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export const fill = (label: string | RegExp, value: string) =>
  fireEvent.input(field(label), { target: { value } })

export async function blurField(label: string | RegExp) {
  fireEvent.blur(field(label))
  await settle()
}

export async function submitForm() {
  const [form] = document.forms
  if (form) fireEvent.submit(form)
  await settle()
}

/** A field's error or hint. */
export const noteOf = (label: string | RegExp) => {
  const id = field(label).getAttribute('aria-describedby')
  return id ? document.getElementById(id)?.textContent : undefined
}

export const isRefused = (label: string | RegExp) =>
  field(label).getAttribute('aria-invalid') === 'true'

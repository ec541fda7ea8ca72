import { GUEST, keep, keyOf, readKept } from '@/lib/platform/browser/storage'

/** `about` names the form or the action: its success ends the errors that it showed before. */
type Outcome = { kind: 'success'; about?: string } | { kind: 'error'; about: string }

export type Toast = Outcome & {
  title: string
  text: string
  /** Leads to what the toast is about. */
  link?: { label: string; href: string }
}

const KEY = keyOf(GUEST, 'obavijest')

/** Shows a toast on the page that is loaded next. Apart from toast.ts, to load no toaster here. */
export const toastAfterLoad = (one: Toast) => void keep(KEY, one, 'tab')

/** The toast left by the page before; at most once. */
export function takeLeftToast(): Toast | null {
  const left = readKept(KEY, isToast, 'tab')
  keep(KEY, null, 'tab')
  return left
}

const isToast = (value: unknown): value is Toast =>
  typeof value === 'object' && value !== null && 'kind' in value && 'title' in value

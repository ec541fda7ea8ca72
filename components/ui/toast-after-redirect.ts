import { GUEST_OWNER, keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'

/** `about` names the form or action: its success removes its earlier errors. */
type Outcome = { kind: 'success'; about?: string } | { kind: 'error'; about: string }

export type Toast = Outcome & {
  title: string
  text: string
  /** A link to the toast's subject. */
  link?: { label: string; href: string }
}

const KEY = storageKeyOf(GUEST_OWNER, 'obavijest')

/** Shows a toast on the next page. Kept apart from toast.ts, so that no toaster is loaded here. */
export const toastAfterLoad = (one: Toast) => void keep(KEY, one, 'tab')

/** The toast left by the previous page; returned at most once. */
export function takeLeftToast(): Toast | null {
  const left = readKept(KEY, isToast, 'tab')
  keep(KEY, null, 'tab')
  return left
}

const isToast = (value: unknown): value is Toast =>
  typeof value === 'object' && value !== null && 'kind' in value && 'title' in value

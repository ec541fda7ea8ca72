import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const FIELD_LOOK =
  'min-h-12 w-full min-w-0 rounded-control border-2 border-field bg-surface px-4 text-lg ' +
  'focus:border-link aria-invalid:border-bad disabled:opacity-60 ' +
  // Scrolls its label into view with it, below the head of the page.
  'scroll-mt-12 scroll-mb-14'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(FIELD_LOOK, className)} {...rest} />
}

/** A native list: the phone's own picker is the best there is. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={clsx(FIELD_LOOK, className)} {...rest} />
}

export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <input type="checkbox" className={clsx('size-6 accent-[var(--link)]', className)} {...rest} />
    </span>
  )
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const FIELD_LOOK =
  'min-h-12 w-full min-w-0 rounded-control border-2 border-field bg-surface px-4 text-lg ' +
  'focus:border-link aria-invalid:border-bad disabled:opacity-60 ' +
  // Also scrolls the label into view below the page's head.
  'scroll-mt-12 scroll-mb-14'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(FIELD_LOOK, className)} {...rest} />
}

/** A native select: phones show their own picker. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={clsx(FIELD_LOOK, className)} {...rest} />
}

/** A native checkbox is grey in the dark theme and looks disabled. */
const BOX_LOOK =
  'grid size-6 appearance-none place-content-center rounded-md border-2 border-field bg-surface ' +
  'checked:border-link checked:bg-link disabled:opacity-60 forced-colors:appearance-auto ' +
  "before:size-4 checked:before:bg-surface before:content-[''] " +
  'before:[clip-path:polygon(14%_44%,0_60%,42%_96%,100%_18%,84%_6%,40%_68%)]'

export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <input type="checkbox" className={clsx(BOX_LOOK, className)} {...rest} />
    </span>
  )
}

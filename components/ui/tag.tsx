import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A small label in the colour of the subject around it. */
export function Tag({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full bg-area-soft px-3 py-1 text-sm font-bold text-area',
        className,
      )}
      {...rest}
    />
  )
}

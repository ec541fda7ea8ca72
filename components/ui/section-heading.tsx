import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The heading of a part of a page. */
export function SectionHeading({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={clsx('mb-3 font-display text-2xl font-bold', className)} {...rest} />
}

/** The title of a page, which can take the focus. */
export function PageTitle({ className, ...rest }: ComponentProps<'h1'>) {
  const look = clsx('font-display text-4xl font-extrabold outline-none', className)
  return <h1 tabIndex={-1} className={look} {...rest} />
}

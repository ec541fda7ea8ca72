import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The heading of a page's section. */
export function SectionHeading({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={clsx('mb-3 font-display text-2xl font-bold', className)} {...rest} />
}

/** A page's title, which can receive focus. */
export function PageTitle({ className, ...rest }: ComponentProps<'h1'>) {
  const look = clsx('font-display text-4xl font-extrabold outline-none', className)
  return <h1 tabIndex={-1} className={look} {...rest} />
}

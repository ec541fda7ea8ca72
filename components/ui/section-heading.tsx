import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The heading of a part of a page. */
export function SectionHeading({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={clsx('mb-3 font-display text-2xl font-bold', className)} {...rest} />
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The width of a page: 72 rem with gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-6xl px-4 sm:px-6', className)} {...rest} />
}

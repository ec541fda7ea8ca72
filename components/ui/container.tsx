import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Page widths: full, personal and lesson pages, and single-task pages. */
const WIDTHS = { full: 'max-w-6xl', medium: 'max-w-4xl', narrow: 'max-w-2xl' } as const

type ContainerProps = ComponentProps<'div'> & {
  /** A prop, not a class: of two width classes the one later in the style sheet would win. */
  width?: keyof typeof WIDTHS
}

/** A centred content column with gutters. */
export function Container({ className, width = 'full', ...rest }: ContainerProps) {
  return <div className={clsx('mx-auto w-full px-4 sm:px-6', WIDTHS[width], className)} {...rest} />
}

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The look of a card, for what is no plain box. */
export const CARD = 'rounded-card border border-line bg-surface p-5 shadow-card'

/** A box that stands out from the page. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(CARD, className)} {...rest} />
}

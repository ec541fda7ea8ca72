import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** The classes of a card, for elements other than a div. */
export const CARD_CLASSES = 'rounded-card border border-line bg-surface p-5 shadow-card'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx(CARD_CLASSES, className)} {...rest} />
}

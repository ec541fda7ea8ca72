import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CARD_CLASSES } from './card'
import { SectionHeading } from './section-heading'

type PanelProps = { id: string; title: string; children: ReactNode; className?: string }

/** A part of the profile with a heading. `id` belongs to the heading, which can receive focus. */
export function Panel({ id, title, children, className }: PanelProps) {
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', CARD_CLASSES, className)}>
      <SectionHeading id={id} tabIndex={-1} className="break-after-avoid outline-none">
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}

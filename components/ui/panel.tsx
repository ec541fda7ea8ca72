import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PanelProps = { id: string; title: string; children: ReactNode; className?: string }

/** One part of the profile under its heading. `id` names the heading, which can take the focus. */
export function Panel({ id, title, children, className }: PanelProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'min-w-0 rounded-card border border-line bg-surface p-5 shadow-card',
        className,
      )}
    >
      <h2
        id={id}
        tabIndex={-1}
        className="mb-3 break-after-avoid font-display text-2xl font-bold outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

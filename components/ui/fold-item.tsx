import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type FoldItemProps = {
  summary: ReactNode
  className?: string
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A list item that expands. */
export const FoldItem = ({ summary, className, onToggle, children }: FoldItemProps) => (
  <li>
    <details
      // Event handlers can't be passed on the server.
      {...(onToggle && { onToggle: ({ currentTarget }) => onToggle(currentTarget.open) })}
      className={clsx('group rounded-card border border-line bg-surface', className)}
    >
      <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
        />
        <span className="min-w-0">{summary}</span>
      </summary>
      {children}
    </details>
  </li>
)

import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'

type TileProps = {
  href: string
  icon: ReactNode
  title: string
  text: string
  fact: ReactNode
  /** Where a pupil stands in it; the recommended one colours its tile. */
  state: ReactNode
}

/** One element of a lesson, and the way there. */
export function ElementTile({ href, icon, title, text, fact, state }: TileProps) {
  return (
    <li>
      <Link
        href={href}
        className="group flex h-full items-start gap-4 rounded-card border-2 border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift has-data-next:border-area"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-area-soft text-area">
          {icon}
        </span>
        <span>
          <span className="block font-display text-2xl font-bold group-hover:text-area">
            {title}
          </span>
          <span className="block text-muted">{text}</span>
          <span className="mt-1 block text-sm font-bold text-area">{fact}</span>
          {state}
        </span>
      </Link>
    </li>
  )
}

import { ChevronRight } from 'lucide-react'
import type { DeckCard } from './flip-card'

/** A card to look at again: opens to its back. */
export const RepeatItem = ({ card }: { card: DeckCard }) => (
  <li>
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
        />
        <span className="min-w-0 break-words">{card.listed ?? card.front}</span>
      </summary>
      <div className="px-4 pb-4 pl-12 text-lg leading-relaxed font-bold break-words text-area">
        {card.back}
      </div>
    </details>
  </li>
)

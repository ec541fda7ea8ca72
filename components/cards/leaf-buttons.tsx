import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { DeckKeys } from './use-deck-keys'

type LeafButtonsProps = Pick<DeckKeys, 'flip' | 'leaf'> & { isFirst: boolean }

/** Back, over and on, for those who use no keys. */
export function LeafButtons({ flip, leaf, isFirst }: LeafButtonsProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <Button
        variant="quiet"
        aria-label="Prethodna kartica"
        // Stays in place for the focus: a disabled button would lose it.
        aria-disabled={isFirst}
        className="px-3 aria-disabled:opacity-40"
        onClick={() => leaf(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Button>
      <Button variant="quiet" className="px-3" onClick={flip}>
        <RefreshCw aria-hidden="true" className="size-5" />
        Okreni karticu
      </Button>
      <Button
        variant="quiet"
        aria-label="Sljedeća kartica"
        className="px-3"
        onClick={() => leaf(1)}
      >
        <ChevronRight aria-hidden="true" className="size-6" />
      </Button>
    </div>
  )
}

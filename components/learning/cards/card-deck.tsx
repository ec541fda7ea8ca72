'use client'
import { useRef, type ReactNode } from 'react'
import {
  canJudge,
  judgedCount,
  knownCount,
  topCardId,
  type DeckProgress,
} from '@/lib/learning/cards/deck'
import { FlipCard, type DeckCard } from './flip-card'
import { JudgeBar, KeyCap } from './judge-bar'
import { UndoButton } from './undo-button'
import { useDeck } from './use-deck'
import { useDeckKeys, type DeckActions } from './use-deck-keys'
import { Progress } from '@/components/ui/progress'
import { useHiddenFooter } from '@/components/ui/use-hidden-footer'
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'

type CardDeckProps = {
  cards: DeckCard[]
  onJudge: (id: string, knows: boolean) => void
  /** Undoes the last judgement. */
  onUndo?: () => void
  /** Message below the cards, for example that reviews wait to be sent. */
  message?: string | null
  /** `restart` begins a new round with these cards. */
  renderEnd: (deck: DeckProgress, restart: (ids: string[]) => void) => ReactNode
  /** True if cards added after the end start a new deck, as today's cards do. */
  startsAnew?: boolean
  keptAs?: string
}

/** A deck of cards to flip and judge by touch or keyboard, then its end screen. */
export function CardDeck(props: CardDeckProps) {
  const { cards, onJudge, onUndo, message, renderEnd, startsAnew = false, keptAs } = props
  const options = { onJudge, onUndo, startsAnew, keptAs }
  const { deck, hasMoved, last, actions, restart } = useDeck(cards, options)
  const region = useRef<HTMLElement>(null)
  useDeckKeys(region, actions)

  const card = cards.find(({ id }) => id === topCardId(deck))
  useHiddenFooter(card !== undefined)
  if (!card)
    return (
      <>
        {last && <UndoButton last={last} onUndo={actions.undo} />}
        {renderEnd(deck, restart)}
      </>
    )
  return (
    <section ref={region} aria-label="Kartice" className="space-y-4 pb-28">
      <DeckHead
        position={deck.position}
        total={deck.round.length}
        judged={judgedCount(deck)}
        known={knownCount(deck)}
      />
      <FlipCard
        key={card.id}
        card={card}
        isFlipped={deck.isFlipped}
        onFlip={actions.flip}
        below={deck.round.length - deck.position - 1}
        takesFocus={hasMoved}
      />
      <LeafButtons {...actions} isFirst={deck.position === 0} />
      <UndoButton last={last} onUndo={actions.undo} />
      <KeyHints />
      <p role="status" className="min-h-6 text-center font-semibold text-almost empty:min-h-0">
        {message}
      </p>
      <JudgeBar
        canJudge={canJudge(deck)}
        verdict={deck.verdicts[card.id]}
        onFlip={actions.flip}
        onJudge={actions.judge}
      />
    </section>
  )
}

type DeckHeadProps = { position: number; total: number; judged: number; known: number }

function DeckHead({ position, total, judged, known }: DeckHeadProps) {
  return (
    <div className="space-y-2">
      <div className="flex items-baseline justify-between font-bold early:sr-only">
        <p>
          Kartica {position + 1} <span className="font-semibold text-muted">od {total}</span>
        </p>
        <p className="text-sm text-muted">Znaš: {known}</p>
      </div>
      <Progress value={judged} max={total} label="Napredak kroz kartice" />
    </div>
  )
}

/** Hidden from screen readers, which are not told the keys. */
const KeyHints = () => (
  <p
    aria-hidden="true"
    className="hidden flex-wrap justify-center gap-x-4 gap-y-1 text-sm text-muted early:hidden! [@media(hover:hover)]:flex"
  >
    <span>
      <KeyCap>←</KeyCap> <KeyCap>→</KeyCap> listaj
    </span>
    <span>
      <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> ili <KeyCap>razmaknica</KeyCap> okreni
    </span>
    <span>
      <KeyCap>1</KeyCap> znam
    </span>
    <span>
      <KeyCap>2</KeyCap> ne znam
    </span>
  </p>
)

type LeafButtonsProps = Pick<DeckActions, 'flip' | 'leaf'> & { isFirst: boolean }

function LeafButtons({ flip, leaf, isFirst }: LeafButtonsProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <Button
        variant="quiet"
        aria-label="Prethodna kartica"
        // A disabled button would lose the focus.
        aria-disabled={isFirst}
        className="px-3 aria-disabled:opacity-40"
        onClick={() => leaf(-1)}
      >
        <ChevronLeft aria-hidden="true" className="size-6" />
      </Button>
      <Button variant="quiet" className="px-3" onClick={flip}>
        <RefreshCw aria-hidden="true" className="size-5" />
        <span className="early:sr-only">Okreni karticu</span>
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

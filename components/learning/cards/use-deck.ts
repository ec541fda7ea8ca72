'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  addCards,
  canJudge,
  flipCard,
  judgeCard,
  stepThroughDeck,
  startDeck,
  topCardId,
  undoVerdict,
  type DeckProgress,
  type UndoableVerdict,
} from '@/lib/learning/cards/deck'
import type { DeckCard } from './flip-card'
import type { DeckActions } from './use-deck-keys'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { useSession, storageOwner } from '@/stores/session'
import { keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'

const idsOf = (cards: DeckCard[]) => cards.map(({ id }) => id)

function newIds(before: DeckCard[], cards: DeckCard[]): string[] {
  const known = new Set(idsOf(before))
  return idsOf(cards).filter((id) => !known.has(id))
}

type DeckOptions = {
  onJudge: (id: string, knows: boolean) => void
  onUndo?: (() => void) | undefined
  startsAnew: boolean
  /** The lesson under which the position survives a reload. */
  keptAs?: string | undefined
}

/**
 * A deck and its actions. `hasMoved` is true once the top card has changed. `last` is the judgement
 * that can be undone, until the page is left.
 */
export function useDeck(cards: DeckCard[], { onJudge, onUndo, startsAnew, keptAs }: DeckOptions) {
  const [deck, setDeck] = useState(() => startDeck(idsOf(cards)))
  const [hasMoved, setMoved] = useState(false)
  const [last, setLast] = useState<UndoableVerdict | null>(null)
  useOnLeave(() => setLast(null))
  useResetOnNewProps(cards, (before) => {
    const isOver = topCardId(deck) === undefined
    if (isOver && startsAnew) {
      setMoved(false)
      setDeck(startDeck(idsOf(cards)))
    } else setDeck(addCards(deck, newIds(before, cards)))
  })
  useKeptDeck(keptAs, hasMoved ? deck : null, cards, setDeck)
  const latest = useRef({ deck, onJudge, onUndo, last })
  useEffect(() => {
    latest.current = { deck, onJudge, onUndo, last }
  })
  const actions: DeckActions = useMemo(
    () => ({
      flip: () => setDeck(flipCard),
      leaf: (step) => {
        setMoved(true)
        setDeck((before) => stepThroughDeck(before, step))
      },
      judge: (knows) => {
        const { deck: before, onJudge: tell } = latest.current
        const top = topCardId(before)
        if (top === undefined || !canJudge(before)) return
        const judgement = { id: top, knows, before: before.verdicts[top] }
        // A second press before the next card is rendered is ignored.
        latest.current = { ...latest.current, deck: judgeCard(before, knows), last: judgement }
        tell(top, knows)
        setMoved(true)
        setLast(judgement)
        setDeck(latest.current.deck)
      },
      undo: () => {
        const { deck: before, last: undone, onUndo: tell } = latest.current
        if (!undone) return
        latest.current = { ...latest.current, deck: undoVerdict(before, undone), last: null }
        tell?.()
        setLast(null)
        setDeck(latest.current.deck)
      },
    }),
    [],
  )
  const restart = (ids: string[]) => {
    setMoved(true)
    setLast(null)
    setDeck(startDeck(ids))
  }
  return { deck, hasMoved, last, actions, restart }
}

/** Keeps the position in a lesson's cards across reloads; `deck` is null while untouched. */
function useKeptDeck(
  lessonId: string | undefined,
  deck: DeckProgress | null,
  cards: DeckCard[],
  lay: (deck: DeckProgress) => void,
): void {
  const who = useSession(({ viewer }) => viewer?.sub)
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const isUntouched = deck === null
  useEffect(() => {
    if (!lessonId || !isUntouched) return
    const kept = keptDeck(lessonId, ids)
    if (kept) lay(kept)
  }, [lessonId, isUntouched, ids, who, lay])
  useEffect(() => {
    if (lessonId && deck) keepDeck(lessonId, deck, ids)
  }, [lessonId, deck, ids])
}

type Kept = DeckProgress & { ids: string[] }

const deckKey = (lessonId: string) => storageKeyOf(storageOwner(), 'kartice', lessonId)

/**
 * Stores the position until the tab is closed, unless the deck is finished; `ids` are all cards.
 */
const keepDeck = (lessonId: string, deck: DeckProgress, ids: string[]) =>
  void keep(deckKey(lessonId), deck.position < deck.round.length ? { ...deck, ids } : null, 'tab')

/**
 * The stored deck with new cards appended; null without one, or if one of its cards is not in
 * `ids`.
 */
function keptDeck(lessonId: string, ids: string[]): DeckProgress | null {
  const kept = readKept(deckKey(lessonId), isDeck, 'tab')
  if (!kept?.round.every((id) => ids.includes(id))) return null
  const { ids: before, ...deck } = kept
  const later = ids.filter((id) => !before.includes(id))
  return addCards({ ...deck, isFlipped: false }, later)
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isDeck(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { round, position, seen, verdicts, ids } = value as Partial<Record<keyof Kept, unknown>>
  return (
    isTexts(round) &&
    isTexts(seen) &&
    isTexts(ids) &&
    Number.isInteger(position) &&
    Number(position) >= 0 &&
    Number(position) < round.length &&
    typeof verdicts === 'object' &&
    verdicts !== null &&
    Object.values(verdicts).every((one) => typeof one === 'boolean')
  )
}

/**
 * Runs `reset`, which may only set the component's own states, when a new server prop is rendered.
 * Next keeps the state of a reopened page, whose prop is the same object.
 */
function useResetOnNewProps<T>(value: T, reset: (before: T) => void): void {
  const [known, setKnown] = useState({ value })
  if (known.value === value) return
  setKnown({ value })
  reset(known.value)
}

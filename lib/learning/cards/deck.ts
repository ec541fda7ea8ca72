/** Progress through a deck. `round` holds the ids of the cards in order. */
export type DeckProgress = {
  round: string[]
  /** Index in `round`; equal to its length at the end. */
  position: number
  isFlipped: boolean
  /** Cards whose back has been seen: only these can be judged. */
  seen: string[]
  /** The verdict on a card: known or not. */
  verdicts: Record<string, boolean>
}

export const startDeck = (round: string[]): DeckProgress => ({
  round,
  position: 0,
  isFlipped: false,
  seen: [],
  verdicts: {},
})

/** The card on top, or undefined at the end. */
export const topCardId = ({ round, position }: DeckProgress): string | undefined => round[position]

/** True when the back of the top card has been seen, so that the pupil can judge it. */
export const canJudge = (deck: DeckProgress): boolean => deck.seen.includes(topCardId(deck) ?? '')

export function flipCard(deck: DeckProgress): DeckProgress {
  const top = topCardId(deck)
  if (top === undefined) return deck
  const seen = deck.seen.includes(top) ? deck.seen : [...deck.seen, top]
  return { ...deck, isFlipped: !deck.isFlipped, seen }
}

/** Moves one card forward or back. At the end, past the last card, only a new round goes on. */
export function stepThroughDeck(deck: DeckProgress, step: 1 | -1): DeckProgress {
  const position = deck.position + step
  if (topCardId(deck) === undefined || position < 0) return deck
  return { ...deck, position, isFlipped: false }
}

/** Records whether the card on top is known, if its back has been seen, and moves on. */
export function judgeCard(deck: DeckProgress, knows: boolean): DeckProgress {
  const top = topCardId(deck)
  if (top === undefined || !canJudge(deck)) return deck
  return stepThroughDeck({ ...deck, verdicts: { ...deck.verdicts, [top]: knows } }, 1)
}

/** A verdict that can be undone. */
export type UndoableVerdict = {
  id: string
  knows: boolean
  /** The card's earlier verdict in this deck. */
  before: boolean | undefined
}

/** Undoes the last verdict: the card is on top again, with its back up. */
export function undoVerdict(deck: DeckProgress, { id, before }: UndoableVerdict): DeckProgress {
  const position = deck.round.indexOf(id)
  if (position < 0) return deck
  const { [id]: _, ...others } = deck.verdicts
  const verdicts = before === undefined ? others : { ...others, [id]: before }
  return { ...deck, position, isFlipped: true, verdicts }
}

/** Appends cards that were loaded after the page, even when the round is at its end. */
export function addCards(deck: DeckProgress, ids: string[]): DeckProgress {
  const fresh = ids.filter((id) => !deck.round.includes(id))
  return fresh.length ? { ...deck, round: [...deck.round, ...fresh] } : deck
}

export const judgedCount = ({ round, verdicts }: DeckProgress): number =>
  round.filter((id) => id in verdicts).length

export const knownCount = ({ round, verdicts }: DeckProgress) =>
  round.filter((id) => verdicts[id]).length

/** Cards to repeat: not known, or skipped. */
export const cardsToRepeat = ({ round, verdicts }: DeckProgress): string[] =>
  round.filter((id) => !verdicts[id])

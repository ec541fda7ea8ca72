/** Progress through a deck. `round` holds the ids of the cards in order. */
export type Deck = {
  round: string[]
  /** Index in `round`; equal to its length at the end. */
  position: number
  isFlipped: boolean
  /** Cards whose back has been seen: only these can be judged. */
  seen: string[]
  /** The verdict on a card: known or not. */
  verdicts: Record<string, boolean>
}

export const startDeck = (round: string[]): Deck => ({
  round,
  position: 0,
  isFlipped: false,
  seen: [],
  verdicts: {},
})

/** The card on top, or undefined at the end. */
export const topOf = ({ round, position }: Deck): string | undefined => round[position]

/** True when the back of the top card was seen, so its pupil may say whether they knew it. */
export const canJudge = (deck: Deck): boolean => deck.seen.includes(topOf(deck) ?? '')

export function flipCard(deck: Deck): Deck {
  const top = topOf(deck)
  if (top === undefined) return deck
  const seen = deck.seen.includes(top) ? deck.seen : [...deck.seen, top]
  return { ...deck, isFlipped: !deck.isFlipped, seen }
}

/** Moves one card forward or back. The end, past the last card, is left only by a new round. */
export function leafThrough(deck: Deck, step: 1 | -1): Deck {
  const position = deck.position + step
  if (topOf(deck) === undefined || position < 0) return deck
  return { ...deck, position, isFlipped: false }
}

/** Records whether the card on top is known, if its back has been seen, and moves on. */
export function judgeCard(deck: Deck, knows: boolean): Deck {
  const top = topOf(deck)
  if (top === undefined || !canJudge(deck)) return deck
  return leafThrough({ ...deck, verdicts: { ...deck.verdicts, [top]: knows } }, 1)
}

/** A verdict that can be undone. */
export type Judgement = {
  id: string
  knows: boolean
  /** The card's earlier verdict in this deck. */
  before: boolean | undefined
}

/** Undoes the last verdict: the card is on top again, with its back up. */
export function undoJudgement(deck: Deck, { id, before }: Judgement): Deck {
  const position = deck.round.indexOf(id)
  if (position < 0) return deck
  const { [id]: _, ...others } = deck.verdicts
  const verdicts = before === undefined ? others : { ...others, [id]: before }
  return { ...deck, position, isFlipped: true, verdicts }
}

/** Appends cards that arrived after the page, even at the end of the round. */
export function addCards(deck: Deck, ids: string[]): Deck {
  const fresh = ids.filter((id) => !deck.round.includes(id))
  return fresh.length ? { ...deck, round: [...deck.round, ...fresh] } : deck
}

export const judgedCount = ({ round, verdicts }: Deck): number =>
  round.filter((id) => id in verdicts).length

export const knownCount = ({ round, verdicts }: Deck) => round.filter((id) => verdicts[id]).length

/** Cards to repeat: not known, or skipped. */
export const toRepeat = ({ round, verdicts }: Deck): string[] => round.filter((id) => !verdicts[id])

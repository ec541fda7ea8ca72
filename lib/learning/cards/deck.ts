/** Progress in a pile of cards. `round` holds their ids in order. */
export type Deck = {
  round: string[]
  /** Index in `round`; equal to its length at the end. */
  position: number
  isFlipped: boolean
  /** Cards whose back was looked at: only these can be judged. */
  seen: string[]
  /** What was said of a card: known or not. */
  verdicts: Record<string, boolean>
}

export const startDeck = (round: string[]): Deck => ({
  round,
  position: 0,
  isFlipped: false,
  seen: [],
  verdicts: {},
})

/** The card on top; undefined at the end. */
export const topOf = ({ round, position }: Deck): string | undefined => round[position]

export const canJudge = (deck: Deck): boolean => deck.seen.includes(topOf(deck) ?? '')

export function flipCard(deck: Deck): Deck {
  const top = topOf(deck)
  if (top === undefined) return deck
  const seen = deck.seen.includes(top) ? deck.seen : [...deck.seen, top]
  return { ...deck, isFlipped: !deck.isFlipped, seen }
}

/** One card on or back. Past the last one is the end, from which only a new round leads. */
export function leafThrough(deck: Deck, step: 1 | -1): Deck {
  const position = deck.position + step
  if (topOf(deck) === undefined || position < 0) return deck
  return { ...deck, position, isFlipped: false }
}

/** Notes whether the card on top is known, once its back was seen, and goes on. */
export function judgeCard(deck: Deck, knows: boolean): Deck {
  const top = topOf(deck)
  if (top === undefined || !canJudge(deck)) return deck
  return leafThrough({ ...deck, verdicts: { ...deck.verdicts, [top]: knows } }, 1)
}

/** What a judgement has changed. */
export type Judgement = {
  id: string
  knows: boolean
  /** What was said of the card in this pile before. */
  before: boolean | undefined
}

/** Takes the last judgement back: its card is on top again, with its back up. */
export function undoJudgement(deck: Deck, { id, before }: Judgement): Deck {
  const position = deck.round.indexOf(id)
  if (position < 0) return deck
  const { [id]: _, ...others } = deck.verdicts
  const verdicts = before === undefined ? others : { ...others, [id]: before }
  return { ...deck, position, isFlipped: true, verdicts }
}

/** Adds cards that arrived after the page below the others, also when those are all turned. */
export function addCards(deck: Deck, ids: string[]): Deck {
  const fresh = ids.filter((id) => !deck.round.includes(id))
  return fresh.length ? { ...deck, round: [...deck.round, ...fresh] } : deck
}

export const judgedCount = ({ round, verdicts }: Deck): number =>
  round.filter((id) => id in verdicts).length

export const knownCount = ({ round, verdicts }: Deck) => round.filter((id) => verdicts[id]).length

/** Cards to turn again: unknown and skipped ones. */
export const toRepeat = ({ round, verdicts }: Deck): string[] => round.filter((id) => !verdicts[id])

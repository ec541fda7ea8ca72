import { PLACEMENT } from './limits'

/** What was said to a question of a lesson. */
export type PlacementAnswer = {
  /** Index of the lesson in teaching order. */
  lesson: number
  isRight: boolean
  /** Chance to answer right in an unknown lesson; 0 for „Ne znam”, which guesses nothing. */
  guess: number
}

/**
 * The probability of each place, from 0 to the number of lessons: the lessons before the place are
 * known, the others are not. Before the first answer all places are equally likely.
 */
export type PlaceProbabilities = readonly number[]

/** The probabilities of the places of a textbook after answers. */
export function placeProbabilitiesAfter(
  lessons: number,
  answers: readonly PlacementAnswer[],
): PlaceProbabilities {
  const even = Array.from({ length: lessons + 1 }, () => 1 / (lessons + 1))
  return answers.reduce<PlaceProbabilities>(placesAfterAnswer, even)
}

function placesAfterAnswer(
  places: PlaceProbabilities,
  { lesson, isRight, guess }: PlacementAnswer,
): PlaceProbabilities {
  const weighed = places.map((share, place) => {
    const right = rightShare(lesson < place, guess)
    return share * (isRight ? right : 1 - right)
  })
  const sum = weighed.reduce((total, share) => total + share, 0)
  return weighed.map((share) => share / sum)
}

const rightShare = (isKnown: boolean, guess: number) => (isKnown ? 1 - PLACEMENT.slip : guess)

/** How much an answer to a question of a lesson is expected to tell about the place, in bits. */
export function informationOf(places: PlaceProbabilities, lesson: number, guess: number): number {
  const known = places.reduce((sum, share, place) => (lesson < place ? sum + share : sum), 0)
  const [ifKnown, ifUnknown] = [rightShare(true, guess), rightShare(false, guess)]
  return (
    entropyOf(known * ifKnown + (1 - known) * ifUnknown) -
    known * entropyOf(ifKnown) -
    (1 - known) * entropyOf(ifUnknown)
  )
}

/** Bits of an event with a probability. */
const entropyOf = (share: number) =>
  share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share)

/** Whether one place is so likely that further questions are not needed. */
export const isClear = (places: PlaceProbabilities): boolean =>
  Math.max(...places) > PLACEMENT.clearAbove

/** The place at which to begin: a quantile below the median. */
export function placeToBeginAt(places: PlaceProbabilities): number {
  let sum = 0
  const place = places.findIndex((share) => (sum += share) >= PLACEMENT.startQuantile)
  // Rounding may leave the sum below the quantile only if it is 1.
  return place < 0 ? places.length - 1 : place
}

import { v5 as uuidv5 } from 'uuid'

/**
 * The id of a card's review in a round: sending a verdict again counts once, the opposite verdict has
 * its own id, and the server recognises the reviews of a round.
 */
export const roundReviewId = (roundId: string, cardId: string, knows: boolean): string =>
  uuidv5(`${cardId} ${knows ? 'znam' : 'ne znam'}`, roundId)

/** Most cards that a day asks for; what is due beyond waits without a word. */
export const CARDS_A_DAY = 15

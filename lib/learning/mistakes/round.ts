import type { Mistake, MistakePage } from './model'

type Listed = Pick<MistakePage, 'groups' | 'today'>

/** Mistakes that a round can ask. Check questions are answered on their own page. */
const practisable = ({ groups }: Listed): Mistake[] =>
  groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'check')

/**
 * Mistakes that a round can ask and that were not answered right today. The lesson's next step
 * shows their number.
 */
export const waitingMistakes = (page: Listed): Mistake[] =>
  practisable(page).filter(({ rightDay }) => rightDay !== page.today)

/** A round: the waiting mistakes, or all of them when none is waiting. */
export function mistakesForRound(page: Listed): Mistake[] {
  const waiting = waitingMistakes(page)
  return waiting.length ? waiting : practisable(page)
}

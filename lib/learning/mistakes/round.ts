import type { Mistake, MistakePage } from './model'

type Listed = Pick<MistakePage, 'groups' | 'today'>

/** What a round can ask: questions of the check are answered on their own page. */
const practisable = ({ groups }: Listed): Mistake[] =>
  groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'check')

/** Mistakes that were not right today yet: as many as a lesson's next step says. */
export const waitingOf = (page: Listed): Mistake[] =>
  practisable(page).filter(({ rightDay }) => rightDay !== page.today)

/** A round: what waits; everything, where nothing does. */
export function roundOf(page: Listed): Mistake[] {
  const waiting = waitingOf(page)
  return waiting.length ? waiting : practisable(page)
}

import { QUESTIONS } from '@/lib/content/nouns'
import { counted, plural, type PluralForms } from '@/lib/hr/plurals'

const WAIT: PluralForms = ['Čeka', 'Čekaju', 'Čeka']
const TIMES: PluralForms = ['put', 'puta', 'puta']

/** How much of a check waits: all of it, or the rest of one that was begun. */
export function waitingWords(total: number, answered: number): string {
  const left = total - answered
  const more = answered > 0 ? 'još ' : ''
  return `${plural(left, WAIT)} te ${more}${counted(left, QUESTIONS)}.`
}

/** How often it can still be begun today; said once that is less than at first. */
export const leftWords = (left: number): string =>
  `Danas je možeš riješiti još ${counted(left, TIMES)}.`

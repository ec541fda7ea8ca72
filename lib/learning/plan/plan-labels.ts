import { DAYS } from '@/lib/platform/hr/durations'
import { counted } from '@/lib/platform/hr/plurals'
import type { Plan } from './model'

/** When a test is: `danas`, `sutra`, `za 3 dana`. */
export function whenWords(daysLeft: number): string {
  if (daysLeft === 0) return 'danas'
  return daysLeft === 1 ? 'sutra' : `za ${counted(daysLeft, DAYS)}`
}

/** What is to be done for a plan today, without a word about what was not done. */
export function todayWords({ daysLeft, today }: Pick<Plan, 'daysLeft' | 'today'>): string {
  if (daysLeft === 0) return 'Danas je test. Sretno, znaš više nego što misliš!'
  if (today) return `Današnje ponavljanje je gotovo: ${today.right} od ${today.total} točno.`
  return 'Čeka te današnje kratko ponavljanje.'
}

/** How a plan is closed after its test. */
export function closingWords({ doneDays }: Pick<Plan, 'doneDays'>): string {
  if (doneDays === 0) return 'Test je iza tebe. Lekcije te čekaju kad god poželiš.'
  return `Test je iza tebe. Bravo za ${counted(doneDays, DAYS)} vježbe!`
}

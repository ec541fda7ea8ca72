import { DAY_FORMS } from '@/lib/platform/hr/durations'
import { counted } from '@/lib/platform/hr/plurals'
import type { Plan } from './model'

/** The days until a test, in words: `danas`, `sutra`, `za 3 dana`. */
export function daysLeftLabel(daysLeft: number): string {
  if (daysLeft === 0) return 'danas'
  return daysLeft === 1 ? 'sutra' : `za ${counted(daysLeft, DAY_FORMS)}`
}

/** What to do for a plan today, without reproach for missed days. */
export function todayWords({ daysLeft, today }: Pick<Plan, 'daysLeft' | 'today'>): string {
  if (daysLeft === 0) return 'Danas je test. Sretno, znaš više nego što misliš!'
  if (today) return `Današnje ponavljanje je gotovo: ${today.right} od ${today.total} točno.`
  return 'Čeka te današnje kratko ponavljanje.'
}

/** The closing words of a plan after its test. */
export function afterTestLabel({ doneDays }: Pick<Plan, 'doneDays'>): string {
  if (doneDays === 0) return 'Test je iza tebe. Lekcije te čekaju kad god poželiš.'
  return `Test je iza tebe. Bravo za ${counted(doneDays, DAY_FORMS)} vježbe!`
}

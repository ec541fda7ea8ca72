import { formatDate } from '@/lib/hr/dates'
import { DEMO_QUESTIONS } from './limits'
import type { AccessView } from './model'

/** One thing that a parent can buy: what is active, what is left of it, and until when. */
export type AccessItem = { title: string; isActive: boolean; lines: string[] }

/** A parent's rights at `now` in plain words; tokens and questions follow with their pages. */
export const describeAccess = (access: AccessView, now: Date) => [describeSubscription(access, now)]

const lasts = (until: string | null, now: Date): until is string =>
  until !== null && new Date(until) > now

const validUntil = (until: string) => `Vrijedi do ${formatDate(new Date(until))}`

function describeSubscription({ subscription }: AccessView, now: Date): AccessItem {
  if (subscription && lasts(subscription.until, now)) {
    return { title: subscription.name, isActive: true, lines: [validUntil(subscription.until)] }
  }
  const free = `Skripte i prvih ${DEMO_QUESTIONS} pitanja svakog kviza otvoreni su i bez pretplate.`
  const state = subscription
    ? `Pretplata je istekla ${formatDate(new Date(subscription.until))}`
    : 'Trenutačno nemate pretplatu.'
  return { title: 'Pretplata', isActive: false, lines: [state, free] }
}

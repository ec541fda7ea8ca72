import type { AccessView } from '@/lib/billing/model'

/** True while the family's subscription lasts, which reports are a part of. */
export const hasOpenReports = ({ subscription }: AccessView, now: Date): boolean =>
  subscription !== null && new Date(subscription.until) > now

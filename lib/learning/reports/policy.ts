import type { AccessView } from '@/lib/people/billing/model'

/** True while the family has a subscription, which includes reports. */
export const mayReadReports = ({ subscription }: AccessView, now: Date): boolean =>
  subscription !== null && new Date(subscription.until) > now

import type { AccessView } from '@/lib/people/billing/model'
import { formatDateTime } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { Facts } from './facts'

/** A family's access, its end, and what remains for today. */
export function AccessFacts({ access }: { access: AccessView }) {
  const { subscription, aiUntil, aiMaxUntil, professorUntil, tokensNo, professorNo } = access
  return (
    <Facts
      facts={[
        [
          'Pretplata',
          subscription ? `${subscription.name}, ${untilWords(subscription.until)}` : 'nema',
        ],
        ['AI', untilWords(aiUntil)],
        ['AI Max', untilWords(aiMaxUntil)],
        ['AI tokeni', formatNumber(tokensNo)],
        ['Pitanja profesoru', untilWords(professorUntil)],
        ['Preostalo danas', formatNumber(professorNo)],
      ]}
    />
  )
}

function untilWords(until: string | null): string {
  if (!until) return 'nema'
  const date = new Date(until)
  return date > new Date() ? `do ${formatDateTime(date)}` : `isteklo ${formatDateTime(date)}`
}

import type { Metadata } from 'next'
import { PlanPage } from '@/components/plan/plan-page'
import { titleOf } from '@/lib/metadata'

export const metadata: Metadata = { title: titleOf('Imam test'), robots: { index: false } }

export default function PlansRoute() {
  return <PlanPage />
}

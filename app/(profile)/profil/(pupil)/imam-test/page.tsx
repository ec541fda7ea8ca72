import { PlanPage } from '@/components/plan/plan-page'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Imam test')

export default function PlansRoute() {
  return <PlanPage />
}

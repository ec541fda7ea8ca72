import { PlanPage } from '@/components/learning/plan/plan-page'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Imam test')

export default function PlansRoute() {
  return <PlanPage />
}

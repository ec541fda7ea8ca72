import { PlanPage } from '@/components/learning/plan/plan-page'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Imam test')

export default function PlansRoute() {
  return <PlanPage />
}

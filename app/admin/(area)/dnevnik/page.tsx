import { LogScreen } from '@/components/editing/records/log-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Dnevnik')

export default function LogPage() {
  return <LogScreen />
}

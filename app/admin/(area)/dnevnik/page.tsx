import { LogScreen } from '@/components/records/log-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Dnevnik')

export default function LogPage() {
  return <LogScreen />
}

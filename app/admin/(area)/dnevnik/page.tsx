import { LogScreen } from '@/components/editing/records/log-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Dnevnik')

export default function LogPage() {
  return <LogScreen />
}

'use client'
import { useAddress } from '@/components/admin/use-address'
import { Panel } from '@/components/ui/panel'
import { useCall } from '@/lib/browser/queries'
import { LIST_LIMITS } from '@/lib/admin/paged'
import { listContract } from '@/lib/content/lessons/contract'
import { callOf } from '@/lib/http/call'
import { ExportButtons } from './export-buttons'
import { ImportPanel } from './import-panel'

/** Import and export of the textbook that the address names; nothing beside a list. */
export function BookTransfer() {
  const { record } = useAddress()
  if (!record || record === 'new') return null
  return <OfBook key={record} literature={record} />
}

function OfBook({ literature }: { literature: string }) {
  const query = { literature, size: LIST_LIMITS.size }
  const { data } = useCall(callOf(listContract), { query })
  const lessons = data?.items ?? []
  return (
    <div className="mt-6 max-w-2xl space-y-6">
      <Panel id="izvezi" title="Izvezi">
        <ExportButtons literature={literature} />
      </Panel>
      <Panel id="uvezi" title="Uvezi pitanja i kartice">
        <ImportPanel
          literature={literature}
          lessons={lessons.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
      </Panel>
    </div>
  )
}

import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ExportLink } from './export-link'
import { Panel } from '@/components/ui/panel'

/** The family's data: to download, and to erase. */
export function MyData({ onErase }: { onErase: () => void }) {
  return (
    <Panel id="podaci" title="Moji podaci">
      <p className="text-muted">
        Preuzmite sve što čuvamo o Vama i Vašoj djeci, kao tablicu (XLSX) ili kao datoteku JSON.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <ExportLink format="xlsx" />
        <ExportLink format="json" />
      </div>
      <p className="mt-6 text-muted">
        Račun možete i obrisati, zajedno s profilima djece. To se ne može poništiti.
      </p>
      <Button variant="quiet" onClick={onErase} className="mt-2 -ml-5">
        <Trash2 aria-hidden="true" className="size-5" />
        Obriši račun
      </Button>
    </Panel>
  )
}

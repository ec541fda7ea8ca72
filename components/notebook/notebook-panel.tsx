import { NotebookPen } from 'lucide-react'
import { Panel } from '@/components/ui/panel'
import { ButtonLink } from '@/components/ui/button-link'

export function NotebookPanel() {
  return (
    <Panel id="biljeznica" title="Moja bilježnica" className="flex flex-col">
      <p className="mb-4 text-muted">Tvoje stranice, odlomci iz skripti i pitanja za pamćenje.</p>
      <ButtonLink href="/profil/biljeznica" variant="secondary" className="mt-auto self-start">
        <NotebookPen aria-hidden="true" className="size-5 text-area" />
        Otvori bilježnicu
      </ButtonLink>
    </Panel>
  )
}

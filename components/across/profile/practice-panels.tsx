import { NotebookPen, RotateCcw } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { MISTAKES_PATH } from '@/lib/platform/paths'

/** Links without counts: numbers at “Moje greške” would put pressure on a child. */
export const PracticePanels = () => (
  <>
    <Panel id="moje-greske" title="Moje greške" className="flex flex-col">
      <p className="mb-4 text-muted">Što nije išlo od prve, ovdje možeš vježbati na miru.</p>
      <ButtonLink href={MISTAKES_PATH} variant="secondary" className="mt-auto self-start">
        <RotateCcw aria-hidden="true" className="size-5 text-area" />
        Otvori greške
      </ButtonLink>
    </Panel>
    <Panel id="biljeznica" title="Moja bilježnica" className="flex flex-col">
      <p className="mb-4 text-muted">Tvoje stranice, odlomci iz skripti i pitanja za pamćenje.</p>
      <ButtonLink href="/profil/biljeznica" variant="secondary" className="mt-auto self-start">
        <NotebookPen aria-hidden="true" className="size-5 text-area" />
        Otvori bilježnicu
      </ButtonLink>
    </Panel>
  </>
)

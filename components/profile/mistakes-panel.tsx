import { RotateCcw } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'

/** The way to "Moje greške". No number: what waits there waits without a word. */
export function MistakesPanel() {
  return (
    <Panel id="moje-greske" title="Moje greške" className="flex flex-col">
      <p className="mb-4 text-muted">Što nije išlo od prve, ovdje možeš vježbati na miru.</p>
      <ButtonLink href="/profil/greske" variant="secondary" className="mt-auto self-start">
        <RotateCcw aria-hidden="true" className="size-5 text-area" />
        Otvori greške
      </ButtonLink>
    </Panel>
  )
}

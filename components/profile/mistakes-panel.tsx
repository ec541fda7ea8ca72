import { ButtonLink } from '@/components/ui/button'
import { Panel } from './panel'

/** The way to "Moje greške". No number: what waits there waits without a word. */
export function MistakesPanel() {
  return (
    <Panel id="moje-greske" title="Moje greške">
      <p className="mb-4 text-muted">Što nije išlo od prve, ovdje možeš vježbati na miru.</p>
      <ButtonLink href="/profil/greske" variant="secondary">
        Otvori greške
      </ButtonLink>
    </Panel>
  )
}

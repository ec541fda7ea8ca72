import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from './button-link'

/** The link back from pages below the profile. */
export function BackToProfile() {
  return (
    <ButtonLink href="/profil" variant="quiet" className="no-print -ml-5">
      <ArrowLeft aria-hidden="true" className="size-5" />
      Natrag na profil
    </ButtonLink>
  )
}

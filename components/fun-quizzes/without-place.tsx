import { ButtonLink } from '@/components/ui/button-link'

/** For whoever plays without a place: what would bring one. */
export function WithoutPlace() {
  return (
    <div className="w-full max-w-md space-y-3 rounded-card bg-link-soft p-4 font-semibold">
      <p className="member:hidden">
        Igraš bez prijave, pa ova igra ne ide na ljestvicu. Prijavi se svojim nadimkom i osvoji
        mjesto.
      </p>
      <p className="hidden member:block">
        Ljestvica je za učenike. Roditelji igraju za zabavu, bez mjesta na njoj.
      </p>
      <ButtonLink href="/prijava" variant="secondary" className="member:hidden">
        Prijavi se
      </ButtonLink>
    </div>
  )
}

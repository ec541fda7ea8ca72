import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'

/** Shown to pupils instead of offers: pupils buy nothing. */
export const NotForPupils = () => (
  <section className="hidden flex-col items-center gap-4 rounded-card bg-link-soft p-6 text-center pupil:flex">
    <Mascot pose="wave" className="size-28" />
    <p className="max-w-md text-lg">
      Ova je stranica za roditelje. Sve skripte, zabavni kvizovi i baza znanja čekaju te kao i
      uvijek.
    </p>
    <ButtonLink href="/profil">Natrag na profil</ButtonLink>
  </section>
)

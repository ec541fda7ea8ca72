import { MailWarning } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Says that the e-mail is to be confirmed, and what to do when the letter did not come. */
export function EmailNotice({ email, onEdit }: { email: string; onEdit: () => void }) {
  return (
    <section
      aria-label="Potvrda emaila"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-almost-soft p-5"
    >
      <MailWarning aria-hidden="true" className="size-8 shrink-0 text-almost" />
      <p className="min-w-0 flex-1 basis-64 break-words">
        <strong className="block">Email još nije potvrđen</strong>
        Otvorite poveznicu iz poruke koju smo poslali na {email}. Ako je nema, pogledajte među
        neželjenom poštom ili ispravite adresu.
      </p>
      <Button variant="secondary" onClick={onEdit}>
        Ispravi adresu
      </Button>
    </section>
  )
}

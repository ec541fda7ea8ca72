import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'

type EmailNoticeProps = { parentId: string; email: string; onEdit: () => void }

/** Says that the e-mail is to be confirmed, and what to do if the letter is missing. */
export function EmailNotice({ parentId, email, onEdit }: EmailNoticeProps) {
  const [isSending, setSending] = useState(false)
  const [said, say] = useState('')

  async function repeat() {
    setSending(true)
    say('')
    try {
      await call(accountsCalls.repeatConfirmation, { body: { parentId } })
      say('Poslali smo novu poruku. Vrijedi samo poveznica iz nje.')
    } catch (error) {
      say(error instanceof ApiError ? error.message : OFFLINE_MESSAGE)
    }
    setSending(false)
  }

  return (
    <section
      aria-label="Potvrda emaila"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-almost-soft p-5"
    >
      <MailWarning aria-hidden="true" className="size-8 shrink-0 text-almost" />
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p>
          <strong className="block">Email još nije potvrđen</strong>
          Otvorite poveznicu iz poruke koju smo poslali na {email}. Ako je nema, pogledajte među
          neželjenom poštom, zatražite novu ili ispravite adresu.
        </p>
        <p role="status" className="font-bold">
          {said}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-disabled={isSending}
          onClick={() => void (isSending || repeat())}
        >
          {isSending ? 'Šaljem...' : 'Pošalji ponovno'}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          Ispravi adresu
        </Button>
      </div>
    </section>
  )
}

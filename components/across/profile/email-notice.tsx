import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Parent } from '@/lib/across/accounts/model'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useUser } from '@/stores/user'

type EmailNoticeProps = {
  parent: Pick<Parent, '_id' | 'email' | 'pendingEmail'>
  onEdit: () => void
  /** Called after cancelling; the pressed button may be gone by then. */
  onWithdrawn: () => void
}

/** Shows which e-mail needs confirmation, and what to do if the letter is missing. */
export function EmailNotice({ parent, onEdit, onWithdrawn }: EmailNoticeProps) {
  const { _id: parentId, email, pendingEmail } = parent
  const [isSending, setSending] = useState(false)
  const [said, say] = useState('')
  const show = useUser((state) => state.show)

  async function run(work: () => Promise<string>) {
    if (isSending) return
    setSending(true)
    say('')
    try {
      say(await work())
    } catch (error) {
      say(error instanceof ApiError ? error.message : OFFLINE_MESSAGE)
    }
    setSending(false)
  }
  const repeat = () =>
    run(async () => {
      await call(accountsApiCalls.resendConfirmation, { body: { parentId } })
      return 'Poslali smo novu poruku. Vrijedi samo poveznica iz nje.'
    })
  const withdraw = () =>
    run(async () => {
      const { user } = await call(accountsApiCalls.cancelEmailChange, { body: { parentId } })
      onWithdrawn()
      show(user)
      toast({ kind: 'success', title: 'Uspjeh!', text: `Email ostaje ${email}.` })
      return ''
    })

  return (
    <section
      aria-label="Potvrda emaila"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-almost-soft p-5"
    >
      <MailWarning aria-hidden="true" className="size-8 shrink-0 text-almost" />
      <div className="min-w-0 flex-1 basis-64 break-words">
        {pendingEmail === null ? (
          <p>
            <strong className="block">Email još nije potvrđen</strong>
            Otvorite poveznicu iz poruke koju smo poslali na {email}. Ako je nema, pogledajte među
            neželjenom poštom, zatražite novu ili ispravite adresu.
          </p>
        ) : (
          <p>
            <strong className="block">Novi email čeka potvrdu: {pendingEmail}</strong>
            Otvorite poveznicu iz poruke koju smo poslali na tu adresu. Dotad se prijavljujete
            adresom {email}. Ako poruke nema, pogledajte među neželjenom poštom, zatražite novu ili
            nam se javite.
          </p>
        )}
        <p role="status" className="font-bold">
          {said}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-disabled={isSending} onClick={() => void repeat()}>
          {isSending ? 'Šaljem...' : 'Pošalji ponovno'}
        </Button>
        {pendingEmail === null ? (
          <Button variant="secondary" onClick={onEdit}>
            Ispravi adresu
          </Button>
        ) : (
          <Button variant="secondary" aria-disabled={isSending} onClick={() => void withdraw()}>
            Odustani od promjene
          </Button>
        )}
      </div>
    </section>
  )
}

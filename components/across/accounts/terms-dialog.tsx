'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import type { Parent } from '@/lib/across/accounts/model'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useUser } from '@/stores/user'
import { signOut } from './sign-out'

type TermsDialogProps = { parent: Parent; onOpenChange: (isOpen: boolean) => void }

const LINK = 'font-semibold text-link underline underline-offset-4'

/**
 * Asks a parent to accept the terms again after an important change. When closed, the profile stays
 * usable, including export and erasure of the family's data; the next visit asks again.
 */
export function TermsDialog({ parent, onOpenChange }: TermsDialogProps) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const { newTerms } = parent
  if (!newTerms) return null
  async function accept(version: string) {
    setSending(true)
    setFailure('')
    try {
      await call(accountsApiCalls.acceptTerms, { body: { version } })
      useUser.getState().show({ ...parent, newTerms: null })
      onOpenChange(false)
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : OFFLINE_MESSAGE)
    }
    setSending(false)
  }
  return (
    <Dialog title="Promijenili smo uvjete korištenja" onOpenChange={onOpenChange}>
      <div className="space-y-4">
        <p>{newTerms.changeNote}</p>
        <p>
          Pročitajte{' '}
          <Link href="/uvjeti-koristenja" className={LINK}>
            uvjete korištenja
          </Link>{' '}
          i{' '}
          <Link href="/politika-privatnosti" className={LINK}>
            politiku privatnosti
          </Link>
          . Ne želite li ih prihvatiti, zatvorite ovaj prozor: u profilu možete preuzeti podatke i
          obrisati račun.
        </p>
        <p role="alert" className="font-bold empty:hidden">
          {failure}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            aria-disabled={isSending}
            onClick={() => void (isSending || accept(newTerms.version))}
          >
            {isSending ? 'Spremam...' : 'Prihvaćam'}
          </Button>
          <Button variant="secondary" onClick={() => void signOut()}>
            Odjava
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

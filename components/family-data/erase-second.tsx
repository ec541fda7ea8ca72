'use client'
import { Button } from '@/components/ui/button'
import { counted, type PluralForms } from '@/lib/hr/plurals'
import type { Child } from '@/lib/users/model'

const PROFILES: PluralForms = ['profil djeteta', 'profila djece', 'profila djece']

type EraseSecondProps = { profiles: Child[]; isSending: boolean; onCancel: () => void }

/** The second question; the way out has the focus, and says what is asked when it gets it. */
export function EraseSecond({ profiles, isSending, onCancel }: EraseSecondProps) {
  return (
    <>
      <p id="posljednje-pitanje" className="text-lg font-bold">
        Jeste li sigurni? Brišemo vaš račun
        {profiles.length > 0
          ? ` i ${counted(profiles.length, PROFILES)}. Nitko ih više neće moći vratiti.`
          : '. Nitko ga više neće moći vratiti.'}
      </p>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button
          variant="secondary"
          autoFocus
          aria-describedby="posljednje-pitanje"
          onClick={onCancel}
        >
          Odustani
        </Button>
        <Button type="submit" variant="danger" disabled={isSending}>
          Da, obriši sve zauvijek
        </Button>
      </div>
    </>
  )
}

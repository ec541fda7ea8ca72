'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordPrompt } from '../password-question'
import { withToasts } from '../with-toasts'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted } from '@/lib/platform/hr/plurals'
import { ApiError, call } from '@/lib/platform/http/client'
import { FLAME_FORMS } from '@/lib/learning/rewards/fire-level'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import type { Parent } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { clearBrowserDataOf } from '@/stores/outbox'
import { loadUser } from '@/stores/load-user'
import { useUser } from '@/stores/user'

type DeleteChildDialogProps = {
  onOpenChange: (isOpen: boolean) => void
  parent: Parent
  child: Child
  onDeleted: () => void
}

const WORDS = { done: 'Profil djeteta je obrisan', failed: USER_MESSAGES.deleteFailed }

/** Confirms erasing a child's profile and names what is lost. */
export function DeleteChildDialog(props: DeleteChildDialogProps) {
  const { onOpenChange, parent, child, onDeleted } = props
  const show = useUser((state) => state.show)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string>()
  const { firstName, nickName, xp, dailyVisits } = child
  const erase = async () => {
    setSending(true)
    const body = { parentId: parent._id, childId: child._id }
    try {
      const work = call(accountsApiCalls.deleteChild, { body }).catch(async (error: unknown) => {
        const isMissing = error instanceof ApiError && error.status === 404
        if (!isMissing || !(await isGone(parent, child))) throw error
      })
      await withToasts(work, WORDS)
      void clearBrowserDataOf(child._id)
      show({ ...parent, children: parent.children.filter(({ _id }) => _id !== child._id) })
      onDeleted()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
      setSending(false)
    }
  }
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title={`Obrisati profil: ${firstName}?`}
      subtitle="Obrisano se ne može vratiti."
    >
      <p>Zauvijek nestaju:</p>
      <ul className="mt-2 list-disc space-y-1 pl-6 break-words">
        <li>prijava nadimkom „{nickName}”</li>
        <li>
          {formatNumber(xp)} XP i {counted(dailyVisits, FLAME_FORMS)}
        </li>
        <li>otvorene lekcije, rezultati, greške, kartice, planovi i bilježnica</li>
      </ul>
      <FormMessage text={message} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Odustani
        </Button>
        <Button variant="danger" disabled={isSending} onClick={() => void erase()}>
          Obriši profil
        </Button>
      </div>
      <PasswordPrompt email={parent.email} />
    </Dialog>
  )
}

/** Whether the child is already erased: a response was lost, or another tab was first. */
async function isGone(parent: Parent, child: Child): Promise<boolean> {
  await loadUser()
  const { user } = useUser.getState()
  const isSame = user?.type === 'roditelj' && user._id === parent._id
  return isSame && !user.children.some(({ _id }) => _id === child._id)
}

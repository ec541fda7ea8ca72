'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Dialog } from '@/components/ui/dialog'
import { ApiError, call, SessionRefused } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { familyDataApiCalls } from '@/lib/across/family-data/calls'
import { passwordOnlySchema } from '@/lib/across/accounts/forms'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import type { Parent } from '@/lib/across/accounts/model'
import { clearBrowserDataOf } from '@/stores/outbox'
import { forgetPictureChild } from '@/stores/picture-children'
import { announceSession, useSession } from '@/stores/session'
import { leaveRefusedSession as endSession } from '@/stores/load-user'
import { useUser } from '@/stores/user'
import { Erased, FirstEraseConfirmation, SecondEraseConfirmation } from './erase-steps'

type EraseDialogProps = { onOpenChange: (isOpen: boolean) => void; parent: Parent }

/** Erases the account and all its profiles after two confirmations, the first with the password. */
export function EraseDialog({ onOpenChange, parent }: EraseDialogProps) {
  const [step, setStep] = useState<'first' | 'second' | 'again' | 'done'>('first')
  const { formProps, field, isSending, message } = useSchemaForm({
    schema: passwordOnlySchema,
    defaults: { password: '' },
    send: async ({ password }) => {
      const isLast = step === 'second'
      const body = { parentId: parent._id, password, isSure: true as const }
      const work = isLast
        ? call(familyDataApiCalls.eraseFamily, { body }, { endsSession: false })
        : call(accountsApiCalls.confirmPassword, { body: { password } }, { endsSession: false })
      const isGone = await work.then(
        () => isLast,
        async (error: unknown) => {
          if (error instanceof SessionRefused) {
            // A request whose response was lost has erased the account already: treated as success.
            if (await isErased()) return true
            endSession()
          }
          // A wrong password is asked for again.
          if (error instanceof ApiError && error.fields) setStep('again')
          throw error
        },
      )
      if (!isGone) return setStep('second')
      for (const { _id } of [parent, ...parent.children]) void clearBrowserDataOf(_id)
      announceSession()
      setStep('done')
    },
  })
  const cancel = () => onOpenChange(false)
  if (step === 'done') {
    return (
      <Dialog onOpenChange={leave} title="Račun je obrisan">
        <Erased onLeave={leave} />
      </Dialog>
    )
  }
  return (
    <Dialog onOpenChange={onOpenChange} title="Brisanje računa">
      <form {...formProps} className="space-y-4">
        {step === 'second' ? (
          <SecondEraseConfirmation
            profiles={parent.children}
            isSending={isSending}
            onCancel={cancel}
          />
        ) : (
          <FirstEraseConfirmation
            parent={parent}
            field={field('password')}
            hasFocus={step === 'again'}
            onCancel={cancel}
          />
        )}
        <FormMessage text={message} />
      </form>
    </Dialog>
  )
}

/** Whether the session ended because the account was erased; there may be other reasons. */
const isErased = (): Promise<boolean> =>
  call(familyDataApiCalls.readErasureStatus).then(
    (answer) => answer.isErased,
    () => false,
  )

/** Removes the erased account from this tab and opens the home page. */
function leave(): void {
  const { user } = useUser.getState()
  if (user?.type === 'roditelj') for (const { _id } of user.children) forgetPictureChild(_id)
  useSession.getState().forget()
  useUser.setState({ user: null })
  hardNavigate('/')
}

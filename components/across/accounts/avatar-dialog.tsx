'use client'
import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/platform/http/client'
import { defaultAvatar } from '@/lib/across/accounts/avatars'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import type { Pupil } from '@/lib/across/accounts/model'
import { useUser } from '@/stores/user'
import { AvatarChoice } from './avatar-choice'

type AvatarDialogProps = { onOpenChange: (isOpen: boolean) => void }

/** Changes the signed-in pupil's picture; a choice is saved at once. */
export function AvatarDialog(props: AvatarDialogProps) {
  const user = useUser((state) => state.user)
  return user?.type === 'ucenik' ? <PupilAvatar {...props} pupil={user} /> : null
}

function PupilAvatar({ onOpenChange, pupil }: AvatarDialogProps & { pupil: Pupil }) {
  const show = useUser((state) => state.show)
  const [chosen, setChosen] = useState(pupil.avatarURL ?? defaultAvatar.file)
  /** Saves choices in sequence: arrow keys choose faster than the server responds. */
  const saving = useRef(Promise.resolve())
  const choose = (avatarURL: string) => {
    setChosen(avatarURL)
    saving.current = saving.current.then(() => save(avatarURL))
  }
  const save = async (avatarURL: string) => {
    try {
      const body = { korisnikId: pupil._id, avatarURL }
      const { user } = await call(accountsApiCalls.updateAvatar, { body })
      show(user)
      dismissErrorToast('avatar')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'avatar', title: 'Greška', text: error.message })
      setChosen(pupil.avatarURL ?? defaultAvatar.file)
    }
  }
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title="Promijeni sličicu"
      subtitle="Odaberi onu koja ti se najviše sviđa. Odmah je tvoja."
    >
      <AvatarChoice legend="Sličice" value={chosen} onChoose={choose} />
    </Dialog>
  )
}

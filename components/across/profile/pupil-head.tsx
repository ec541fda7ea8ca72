import type { ReactNode } from 'react'
import { AvatarImage } from '@/components/across/accounts/avatar'
import { Button } from '@/components/ui/button'
import type { Pupil } from '@/lib/across/accounts/model'
import { useDialogs } from '@/stores/dialogs'

type PupilHeadProps = { pupil: Pupil; children?: ReactNode }

/** A pupil's picture and greeting, and settings of the profile. */
export function PupilHead({ pupil, children }: PupilHeadProps) {
  const show = useDialogs((state) => state.show)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-5">
      <AvatarImage avatarURL={pupil.avatarURL} className="size-24" />
      <div className="min-w-0 flex-1 basis-48">
        <h1 className="font-display text-4xl font-extrabold break-words">
          Bok, {pupil.firstName}!
        </h1>
        {children}
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => show('avatar')}>
            Promijeni sličicu
          </Button>
          {pupil.loginViaParent && (
            <Button variant="secondary" onClick={() => show('switch-profile')}>
              Zamijeni profil
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

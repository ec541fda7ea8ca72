'use client'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { TickField } from '@/components/ui/field'
import { AvatarImage } from '@/components/across/accounts/avatar'
import type { PictureName } from '@/lib/across/accounts/pictures/model'
import { forgetPictureChild, type PictureChild } from '@/stores/picture-children'
import { SignInNameField } from './sign-in-name-field'

export type PictureForm = { nickName: string; pictures: PictureName[] }

type SignInChildChoiceProps = {
  form: UseFormReturn<PictureForm>
  error: string | undefined
  known: PictureChild[]
  /** Whether a child who typed the nickname stays known on this device. */
  remembers: boolean
  onRemember: (remembers: boolean) => void
  onForget: () => void
}

/** Chooses who signs in: a child known on this device, or a typed nickname. */
export function SignInChildChoice(props: SignInChildChoiceProps) {
  const { form, error, known, remembers, onRemember, onForget } = props
  const nickName = useWatch({ control: form.control, name: 'nickName' })
  const [isOther, setOther] = useState(known.length === 0)
  const choose = (name: string) => {
    setOther(name === '')
    form.setValue('nickName', name)
    form.clearErrors('nickName')
  }
  const child = isOther ? undefined : known.find((one) => one.nickName === nickName)
  const forget = ({ id }: PictureChild) => {
    forgetPictureChild(id)
    choose(known.find((one) => one.id !== id)?.nickName ?? '')
    onForget()
  }
  return (
    <>
      {known.length > 0 && (
        <fieldset className="mb-4">
          <legend className="mb-2 font-bold">Tko si?</legend>
          <div className="flex flex-wrap gap-2">
            {known.map((one) => (
              <Known key={one.id} child={one} isChosen={one === child} onChoose={choose} />
            ))}
            <Button
              variant="secondary"
              aria-pressed={isOther}
              onClick={() => choose('')}
              className="min-h-16 min-w-32 flex-col px-3 aria-pressed:border-link"
            >
              <UserPlus aria-hidden="true" className="size-12" />
              Netko drugi
            </Button>
          </div>
          {child && (
            <Button variant="quiet" onClick={() => forget(child)} className="mt-1 px-0 text-sm">
              Ne pamti me na ovom uređaju
            </Button>
          )}
        </fieldset>
      )}
      {isOther && (
        <>
          <SignInNameField
            label="Nadimak"
            {...form.register('nickName')}
            error={error}
            enterKeyHint="next"
          />
          <TickField
            label="Zapamti me na ovom uređaju"
            hint="Drugi put samo dotakneš svoju sličicu. Ne na školskom ili tuđem uređaju."
            checked={remembers}
            onChange={({ target }) => onRemember(target.checked)}
          />
        </>
      )}
    </>
  )
}

type KnownProps = { child: PictureChild; isChosen: boolean; onChoose: (nickName: string) => void }

function Known({ child: { nickName, avatarURL }, isChosen, onChoose }: KnownProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={isChosen}
      onClick={() => onChoose(nickName)}
      className="min-h-16 max-w-full min-w-32 flex-col px-3 aria-pressed:border-link aria-pressed:bg-link-soft"
    >
      <AvatarImage avatarURL={avatarURL} className="size-20" />
      <span className="min-w-0 break-words">{nickName}</span>
    </Button>
  )
}

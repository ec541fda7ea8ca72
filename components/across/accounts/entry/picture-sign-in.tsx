'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { LateMascot } from '@/components/ui/late-mascot'
import { PicturePasswordField } from '@/components/across/accounts/pictures/picture-password-field'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { PICTURES_IN_PASSWORD } from '@/lib/across/accounts/pictures/model'
import { isPictureChild, pictureChildren, rememberPictureChild } from '@/stores/picture-children'
import { openPageAfterSignIn } from './open-page-after-sign-in'
import { SessionOverNote } from './session-over-note'
import { SignInChildChoice, type PictureForm } from './sign-in-child-choice'

const schema = async () =>
  (await import('@/lib/across/accounts/pictures/contract')).signInByPicturesContract.body

type PictureSignInProps = {
  /** The known child who tapped its picture, and sees the secret ones at once. */
  childId?: string | undefined
}

/** A child's sign-in by nickname, possibly known on this device, and four pictures. */
export function PictureSignIn({ childId }: PictureSignInProps) {
  const [known, setKnown] = useState(() => pictureChildren())
  const secret = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (!childId) return
    secret.current?.scrollIntoView({ block: 'start' })
    secret.current?.focus({ preventScroll: true })
  }, [childId])
  const [remembers, setRemembers] = useState(false)
  const { form, formProps, isSending, message, errorOf } = useSchemaForm<PictureForm>({
    schema,
    defaults: {
      nickName: (known.find(({ id }) => id === childId) ?? known[0])?.nickName ?? '',
      pictures: [],
    },
    send: async (body) => {
      try {
        const { user } = await call(accountsApiCalls.signInByPictures, { body })
        const isAsked = remembers || isPictureChild(user._id)
        if (user.type === 'ucenik' && isAsked) {
          rememberPictureChild({ ...user, id: user._id, parentId: user.parent._id })
        }
        openPageAfterSignIn()
      } catch (error) {
        form.setValue('pictures', [])
        throw error
      }
    },
    leavesPage: true,
  })
  const pictures = useWatch({ control: form.control, name: 'pictures' })
  return (
    <form {...formProps}>
      <SessionOverNote />
      <SignInChildChoice
        form={form}
        error={errorOf('nickName')}
        known={known}
        remembers={remembers}
        onRemember={setRemembers}
        onForget={() => setKnown(pictureChildren())}
      />
      <PicturePasswordField
        ref={secret}
        legend="Tvoje četiri slike"
        chosen={pictures}
        error={errorOf('pictures')}
        isRefused={message !== undefined}
        onChange={(chosen) => {
          form.setValue('pictures', chosen)
          if (chosen.length === PICTURES_IN_PASSWORD) form.clearErrors('pictures')
        }}
      />
      {/* Here the child looks: a message at the top would scroll the pictures away. */}
      {message && (
        <div data-sorry className="flex items-start gap-3">
          <LateMascot pose="lost" className="size-20" />
          <FormMessage text={message} />
        </div>
      )}
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem..." />
    </form>
  )
}

'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { withToasts } from '../with-toasts'
import type { Grade } from '@/lib/content/curriculum/model'
import { call } from '@/lib/platform/http/client'
import { defaultAvatar } from '@/lib/across/accounts/avatars'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { childFormSchema, isSameSignInName, type ChildForm } from '@/lib/across/accounts/forms'
import { FIELD_MESSAGES, nickNameSchema, type Parent } from '@/lib/across/accounts/model'
import { type Child } from '@/lib/people/users/model'
import { secretKindOf, type SecretKind } from '@/lib/across/accounts/pictures/secret-kind'
import { forgetPictureChild, isPictureChild, rememberPictureChild } from '@/stores/picture-children'
import { useUser } from '@/stores/user'

type ChildFormOptions = {
  parent: Parent
  grades: Grade[]
  child: Child | undefined
  onSaved: (child: Child) => void
}

const ADDED = { done: 'Dijete je dodano', failed: USER_MESSAGES.addFailed }
const CHANGED = { done: 'Podaci djeteta su spremljeni', failed: USER_MESSAGES.childUpdateFailed }

export type ChildFormState = ReturnType<typeof useChildForm>

/** A child's form: values, submission, and whether the nickname is free. */
export function useChildForm({ parent, grades, child, onSaved }: ChildFormOptions) {
  const show = useUser((state) => state.show)
  const [refused, setRefused] = useState<{ nickName: string; sentence: string }>()
  const kindIn = ({ secretKind, gradeID }: ChildForm) =>
    secretKindOf({ chosen: secretKind, child, gradeOrder: gradeOrderOf(grades, gradeID) })
  const contractForm = useSchemaForm({
    schema: childFormSchema,
    defaults: {
      firstName: child?.firstName ?? '',
      nickName: child?.nickName ?? '',
      gradeID: child?.gradeID ?? '',
      avatarURL: child?.avatarURL ?? defaultAvatar.file,
      password: '',
      pictures: [],
      secretKind: '',
      isPictureChild: child !== undefined && isPictureChild(child._id),
      removesPassword: false,
      hasRewards: child?.hasRewards ?? true,
      isOnLeaderboards: child?.isOnLeaderboards ?? true,
      showsNickname: child?.showsNickname ?? false,
    },
    send: async (values) => {
      const kind = kindIn(values)
      const saved = await (child ? update(parent, child, values, kind) : add(parent, values, kind))
      const others = parent.children.filter(({ _id }) => _id !== saved._id)
      const children = child
        ? parent.children.map((one) => (one._id === saved._id ? saved : one))
        : [...others, saved]
      show({ ...parent, children })
      if (values.isPictureChild && saved.hasPictures) {
        rememberPictureChild({ ...saved, id: saved._id, parentId: parent._id })
      } else forgetPictureChild(saved._id)
      onSaved(saved)
    },
  })
  const nickName = useWatch({ control: contractForm.form.control, name: 'nickName' })
  /** Checks whether the nickname is free; call when its field loses focus. */
  const checkNickName = async () => {
    const { success, data: asked } = nickNameSchema.safeParse(nickName)
    if (!success || (child && isSameSignInName(asked, child.nickName))) return
    const sentence = await objectionTo(asked)
    setRefused(sentence ? { nickName: asked, sentence } : undefined)
  }
  const objection = refused?.nickName === nickName.trim() ? refused.sentence : undefined
  return {
    ...contractForm,
    checkNickName,
    kindIn,
    nickNameError: objection ?? contractForm.errorOf('nickName'),
  }
}

export const gradeOrderOf = (grades: Grade[], gradeID: string): number | undefined =>
  grades.find(({ _id }) => _id === gradeID)?.order

/** The new secret of the chosen kind; false when left empty. */
function secretIn({ password, pictures }: ChildForm, kind: SecretKind) {
  if (kind === 'pictures') return pictures.length > 0 && { pictures }
  return password !== '' && { password }
}

async function add(parent: Parent, values: ChildForm, kind: SecretKind) {
  const { firstName, nickName, gradeID, avatarURL, showsNickname } = values
  const fields = { firstName, nickName, gradeID, avatarURL, showsNickname }
  const body = { parentId: parent._id, ...fields, ...secretIn(values, kind) }
  return (await withToasts(call(accountsApiCalls.addChild, { body }), ADDED)).child
}

async function update(parent: Parent, { _id }: Child, values: ChildForm, kind: SecretKind) {
  const { removesPassword, password: _, pictures: __, secretKind: ___, ...others } = values
  const { isPictureChild: ____, ...fields } = others
  const secret = removesPassword ? { password: null } : secretIn(values, kind)
  const body = { parentId: parent._id, _id, ...fields, ...secret }
  return (await withToasts(call(accountsApiCalls.updateChild, { body }), CHANGED)).child
}

/**
 * The reason why the server refuses a nickname; undefined when it accepts it, and also when the
 * request fails (rule 14.14).
 */
const objectionTo = (nickName: string): Promise<string | undefined> =>
  call(accountsApiCalls.checkNickname, { body: { nickName } }).then(
    ({ available, message = FIELD_MESSAGES.nickNameTaken, suggestion }) => {
      if (available) return undefined
      return suggestion ? `${message}. Slobodan je, na primjer, ${suggestion}.` : message
    },
    () => undefined,
  )

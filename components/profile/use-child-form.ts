'use client'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '@/components/forms/use-contract-form'
import { withToasts } from '@/components/users/with-toasts'
import { call } from '@/lib/http/client'
import { defaultAvatar } from '@/lib/users/avatars'
import { addChildCall, checkNicknameCall, updateChildCall } from '@/lib/users/calls'
import { USER_MESSAGES } from '@/lib/users/messages'
import { childFormSchema, isSameSignIn, type ChildForm } from '@/lib/users/forms'
import { FIELD_MESSAGES, nickNameSchema, type Child, type Parent } from '@/lib/users/model'
import { useUser } from '@/stores/user'

type ChildFormOptions = { parent: Parent; child: Child | undefined; onSaved: () => void }

const ADDED = { done: 'Dijete je dodano', failed: USER_MESSAGES.addFailed }
const CHANGED = { done: 'Podaci djeteta su spremljeni', failed: USER_MESSAGES.childUpdateFailed }

/** The form of a child, new or known: what it starts with, what it sends, whether the nickname is free. */
export function useChildForm({ parent, child, onSaved }: ChildFormOptions) {
  const show = useUser((state) => state.show)
  const [refused, setRefused] = useState<{ nickName: string; sentence: string }>()
  const contractForm = useContractForm({
    schema: childFormSchema,
    defaults: {
      firstName: child?.firstName ?? '',
      nickName: child?.nickName ?? '',
      gradeID: child?.gradeID ?? '',
      avatarURL: child?.avatarURL ?? defaultAvatar.file,
      password: '',
      removesPassword: false,
      hasRewards: child?.hasRewards ?? true,
      isOnLeaderboards: child?.isOnLeaderboards ?? true,
      showsNickname: child?.showsNickname ?? false,
    },
    send: async (values) => {
      const saved = await (child ? update(parent, child, values) : add(parent, values))
      const others = parent.children.filter(({ _id }) => _id !== saved._id)
      const children = child
        ? parent.children.map((one) => (one._id === saved._id ? saved : one))
        : [...others, saved]
      show({ ...parent, children })
      onSaved()
    },
  })
  const nickName = useWatch({ control: contractForm.form.control, name: 'nickName' })
  /** Asks whether the nickname may be taken; to be called when its field is left. */
  const checkNickName = async () => {
    const { success, data: asked } = nickNameSchema.safeParse(nickName)
    if (!success || (child && isSameSignIn(asked, child.nickName))) return
    const sentence = await objectionTo(asked)
    setRefused(sentence ? { nickName: asked, sentence } : undefined)
  }
  const objection = refused?.nickName === nickName.trim() ? refused.sentence : undefined
  return {
    ...contractForm,
    checkNickName,
    nickNameError: objection ?? contractForm.errorOf('nickName'),
  }
}

async function add(
  parent: Parent,
  { firstName, nickName, gradeID, avatarURL, password, showsNickname }: ChildForm,
) {
  const fields = { firstName, nickName, gradeID, avatarURL, showsNickname }
  const body = { parentId: parent._id, ...fields, ...(password && { password }) }
  return (await withToasts(call(addChildCall, { body }), ADDED)).child
}

async function update(parent: Parent, { _id }: Child, values: ChildForm) {
  const { removesPassword, password, ...fields } = values
  const changed = removesPassword ? null : password || undefined
  const body = { parentId: parent._id, _id, ...fields, password: changed }
  return (await withToasts(call(updateChildCall, { body }), CHANGED)).child
}

/** Why a nickname can't be taken. Specification, section 5: it can if the call fails. */
const objectionTo = (nickName: string): Promise<string | undefined> =>
  call(checkNicknameCall, { body: { nickName } }).then(
    ({ available, message = FIELD_MESSAGES.nickNameTaken, suggestion }) => {
      if (available) return undefined
      return suggestion ? `${message}. Slobodan je, na primjer, ${suggestion}.` : message
    },
    () => undefined,
  )

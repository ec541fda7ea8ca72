import 'server-only'
import { count, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { forgetIdentities } from '@/lib/platform/auth/identities'
import { forgetLinks } from '@/lib/platform/auth/links'
import { toLoginKey } from '@/lib/platform/auth/model'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { accounts } from '@/lib/platform/auth/tables'
import { findGrade } from '@/lib/content/curriculum/queries'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { rethrowTakenName, assertPasswordIsNoName } from './own-name'
import type { addChildContract, updateChildContract } from './contract'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { isAvatar } from './avatars'
import { eraseAccounts } from '@/lib/people/users/erase-accounts'
import { USER_LIMITS } from '@/lib/people/users/limits'
import { FIELD_MESSAGES } from './model'
import type { Child } from '@/lib/people/users/model'
import { normalizedLook } from './nicknames/look'
import { objectionTo } from './nicknames/objection'
import {
  PICTURE_MESSAGES,
  PICTURES_UNTIL_GRADE,
  pictureSecret,
  type PictureName,
} from './pictures/model'
import { findChild } from '@/lib/people/users/queries'
import { parents, pupils } from '@/lib/people/users/tables'
import { hashPassword } from '@/lib/platform/auth/password'

type NewChild = z.output<typeof addChildContract.body>
type ChangedChild = z.output<typeof updateChildContract.body>

/** Adds a child to a parent. */
export async function addChild(parentId: string, form: NewChild): Promise<Child> {
  await assertPossible(form)
  assertNicknameAllowed(form.nickName)
  if (form.password) assertPasswordIsNoName(form.password, [form.firstName, form.nickName])
  const id = uuidv7()
  const secret = await hashChildSecret(form)
  const write = db().transaction(async (tx) => {
    await assertChildLimit(parentId, tx)
    await tx
      .insert(accounts)
      .values({ id, kind: 'ucenik', loginKey: toLoginKey(form.nickName), ...secret })
    await tx.insert(pupils).values({
      id,
      parentId,
      firstName: form.firstName,
      nickName: form.nickName,
      nickLook: normalizedLook(form.nickName),
      gradeId: form.gradeID,
      avatarURL: form.avatarURL ?? null,
      showsNickname: form.showsNickname,
    })
    return readChild(parentId, id, tx)
  })
  return rethrowTakenName('nickName', FIELD_MESSAGES.nickNameTaken, write)
}

/**
 * Updates a child of this parent. Changing or removing its password or pictures ends its sessions.
 */
export async function updateChild(parentId: string, form: ChangedChild): Promise<Child> {
  const { _id: id, password, avatarURL, hasRewards, isOnLeaderboards, showsNickname } = form
  await assertPossible(form)
  if (password) assertPasswordIsNoName(password, [form.firstName, form.nickName])
  const secret = await hashChildSecret(form)
  const write = db().transaction(async (tx) => {
    const { nickName } = await readChild(parentId, id, tx)
    // A name from before the current rules may stay.
    const isRenamed = toLoginKey(nickName) !== toLoginKey(form.nickName)
    if (isRenamed) assertNicknameAllowed(form.nickName)
    // Lock order: the account before the pupil's row, as when erasing a child.
    if (!(await lockAccounts([id], tx)).length) throw new HttpError(404, USER_MESSAGES.notFound)
    await tx
      .update(pupils)
      .set({
        firstName: form.firstName,
        nickName: form.nickName,
        ...(isRenamed && { nickLook: normalizedLook(form.nickName) }),
        gradeId: form.gradeID,
        ...(avatarURL !== undefined && { avatarURL }),
        ...(hasRewards !== undefined && { hasRewards }),
        ...(isOnLeaderboards !== undefined && { isOnLeaderboards }),
        ...(showsNickname !== undefined && { showsNickname }),
      })
      .where(eq(pupils.id, id))
    await tx
      .update(accounts)
      .set({ loginKey: toLoginKey(form.nickName), ...secret })
      .where(eq(accounts.id, id))
    if (secret) {
      await forgetLinks([id], 'reset', tx)
      await endSessionsOf(id, { database: tx })
    }
    // From now on only the parent opens the profile.
    if (password === null) await forgetIdentities([id], tx)
    return readChild(parentId, id, tx)
  })
  return rethrowTakenName('nickName', FIELD_MESSAGES.nickNameTaken, write)
}

/** Erases a child of this parent and all data about it. */
export async function deleteChild(parentId: string, childId: string): Promise<void> {
  const finish = await db().transaction(async (tx) => {
    await readChild(parentId, childId, tx)
    await logAccountAction({ actorId: parentId, action: 'child-delete' }, tx)
    return eraseAccounts([childId], tx)
  })
  await finish()
}

async function readChild(parentId: string, childId: string, tx: Database): Promise<Child> {
  const child = await findChild({ parentId, childId }, tx)
  if (!child) throw new HttpError(404, USER_MESSAGES.notFound)
  return child
}

/** Locks the parent's row, so that concurrent requests can't exceed the limit of children. */
async function assertChildLimit(parentId: string, tx: Database): Promise<void> {
  await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
  const [{ children } = { children: 0 }] = await tx
    .select({ children: count() })
    .from(pupils)
    .where(eq(pupils.parentId, parentId))
  if (children >= USER_LIMITS.children) throw new HttpError(409, USER_MESSAGES.tooManyChildren)
}

type Chosen = {
  gradeID: string
  avatarURL?: string | null | undefined
  password?: string | null | undefined
  pictures?: unknown
}

function assertNicknameAllowed(nickName: string): void {
  const objection = objectionTo(nickName)
  if (objection) throw invalidField('nickName', objection)
}

async function assertPossible({ gradeID, avatarURL, password, pictures }: Chosen): Promise<void> {
  if (avatarURL && !isAvatar(avatarURL))
    throw invalidField('avatarURL', USER_MESSAGES.unknownAvatar)
  const grade = await findGrade({ id: gradeID })
  if (!grade) throw invalidField('gradeID', FIELD_MESSAGES.gradeRequired)
  if (!pictures) return
  if (password !== undefined) throw invalidField('pictures', PICTURE_MESSAGES.orPassword)
  if (grade.order > PICTURES_UNTIL_GRADE)
    throw invalidField('pictures', PICTURE_MESSAGES.untilGrade)
}

type Wanted = { password?: string | null | undefined; pictures?: PictureName[] | undefined }

/** The hashes to store for a new secret, which replaces the other kind. Undefined for no change. */
async function hashChildSecret({ password, pictures }: Wanted) {
  if (pictures)
    return { passwordHash: null, pictureHash: await hashPassword(pictureSecret(pictures)) }
  if (password === undefined) return undefined
  return {
    passwordHash: password === null ? null : await hashPassword(password),
    pictureHash: null,
  }
}

import { keep, storageKeyOf, listKeptKeys, readKept } from '@/lib/platform/browser/storage'
import { PICTURE_CHILDREN_LIMITS } from '@/lib/across/accounts/pictures/picture-children'

/** A child whose picture stands on this device's sign-in, so that no nickname need be typed. */
export type PictureChild = {
  id: string
  nickName: string
  avatarURL: string | null
  /** Null where an older release stored the child. */
  parentId: string | null
}

const WHAT = 'slike'

type Kept = Omit<PictureChild, 'id' | 'parentId'> & { parentId?: string | null; at: number }

/** Latest first. Children who were not here for long are forgotten. */
export function pictureChildren(now = Date.now()): PictureChild[] {
  const all = read()
  for (const { id, at } of all) if (isOld(at, now)) forgetPictureChild(id)
  return all
    .filter(({ at }) => !isOld(at, now))
    .toSorted((one, other) => other.at - one.at)
    .map(({ id, nickName, avatarURL, parentId = null }) => ({ id, nickName, avatarURL, parentId }))
}

const isOld = (at: number, now: number) => now - at > PICTURE_CHILDREN_LIMITS.keptDays * 86_400_000

export const isPictureChild = (id: string): boolean =>
  pictureChildren().some((child) => child.id === id)

/** Only for whoever asked for it: strangers could read the nickname. */
export function rememberPictureChild(
  { id, nickName, avatarURL, parentId }: PictureChild,
  now = Date.now(),
): void {
  keep(storageKeyOf(id, WHAT), { nickName, avatarURL, parentId, at: now })
  for (const { id } of pictureChildren(now).slice(PICTURE_CHILDREN_LIMITS.most))
    forgetPictureChild(id)
}

type FamilyChild = {
  _id: string
  nickName: string
  avatarURL: string | null
  hasPictures?: boolean
}

/**
 * Applies the family's changes: an old nickname no longer works, and a child who was removed or
 * signs in otherwise disappears.
 * @param parentId the parent whose whole family this is; absent for a single pupil
 */
export function renewPictureChildren(family: FamilyChild[], parentId?: string): void {
  for (const { id, at, parentId: kept = null } of read()) {
    const child = family.find(({ _id }) => _id === id)
    const isGone = child ? child.hasPictures === false : kept !== null && kept === parentId
    if (isGone) forgetPictureChild(id)
    else if (child) rememberPictureChild({ ...child, id, parentId: parentId ?? kept }, at)
  }
}

export const forgetPictureChild = (id: string) => void keep(storageKeyOf(id, WHAT), null)

const read = () =>
  listKeptKeys(WHAT).flatMap(({ key, owner }) => {
    const kept = readKept(key, isChild)
    return kept ? [{ ...kept, id: owner }] : []
  })

const isChild = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'nickName' in value && 'at' in value

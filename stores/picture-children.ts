import { keep, keyOf, listKeptKeys, readKept } from '@/lib/platform/browser/storage'

/** A child that signed in by pictures on this device, so that the nickname need not be typed. */
export type PictureChild = { id: string; nickName: string; avatarURL: string | null }

const WHAT = 'slike'

const MOST = 4

type Kept = Omit<PictureChild, 'id'> & { at: number }

/** Latest first. */
export function pictureChildren(): PictureChild[] {
  return read()
    .sort((one, other) => other.at - one.at)
    .map(({ id, nickName, avatarURL }) => ({ id, nickName, avatarURL }))
}

export function rememberPictureChild(
  { id, nickName, avatarURL }: PictureChild,
  now = Date.now(),
): void {
  keep(keyOf(id, WHAT), { nickName, avatarURL, at: now })
  for (const { id } of pictureChildren().slice(MOST)) forgetPictureChild(id)
}

/** Applies the parent's changes, since an old nickname no longer works. */
export function renewPictureChildren(
  family: { _id: string; nickName: string; avatarURL: string | null }[],
): void {
  for (const { id, at } of read()) {
    const child = family.find(({ _id }) => _id === id)
    if (child) rememberPictureChild({ ...child, id }, at)
  }
}

export const forgetPictureChild = (id: string) => void keep(keyOf(id, WHAT), null)

const read = () =>
  listKeptKeys(WHAT).flatMap(({ key, owner }) => {
    const kept = readKept(key, isChild)
    return kept ? [{ ...kept, id: owner }] : []
  })

const isChild = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'nickName' in value && 'at' in value

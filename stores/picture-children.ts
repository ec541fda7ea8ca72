/** A child that signed in by pictures in this browser: a nickname need not be typed each time. */
export type PictureChild = { id: string; nickName: string; avatarURL: string | null }

/** The child's id follows, so that it is forgotten with the child (stores/forget-people). */
const PLACE = 'iskra_slike_'

/** As many as a screen shows at a glance. */
const MOST = 4

type Kept = Omit<PictureChild, 'id'> & { at: number }

/** The children remembered here, the latest first. */
export function pictureChildren(): PictureChild[] {
  return read()
    .sort((one, other) => other.at - one.at)
    .map(({ id, nickName, avatarURL }) => ({ id, nickName, avatarURL }))
}

export function rememberPictureChild(
  { id, nickName, avatarURL }: PictureChild,
  now = Date.now(),
): void {
  try {
    localStorage.setItem(PLACE + id, JSON.stringify({ nickName, avatarURL, at: now }))
    for (const { id } of pictureChildren().slice(MOST)) localStorage.removeItem(PLACE + id)
  } catch {
    // Storage is closed or full: the nickname is typed again.
  }
}

/** Takes over what the parent has changed since: by the old nickname nobody can sign in. */
export function renewPictureChildren(
  family: { _id: string; nickName: string; avatarURL: string | null }[],
): void {
  for (const { id, at } of read()) {
    const child = family.find(({ _id }) => _id === id)
    if (child) rememberPictureChild({ ...child, id }, at)
  }
}

export function forgetPictureChild(id: string): void {
  try {
    localStorage.removeItem(PLACE + id)
  } catch {
    // Nothing is kept in it either.
  }
}

function read(): (Kept & { id: string })[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PLACE))
      .map((key) => ({
        ...(JSON.parse(localStorage.getItem(key) ?? '') as Kept),
        id: key.slice(PLACE.length),
      }))
  } catch {
    return [] // closed, or not written by us
  }
}

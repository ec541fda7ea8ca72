import { create } from 'zustand'
import { readPending, type PendingReview } from '@/lib/cards/pending-reviews'

type CardReviewsState = {
  /** The pupil whose reviews these are; what another one left at this browser waits for them. */
  pupilId: string | null
  pending: PendingReview[]
  /**
   * Null while the storage holds what is pending. When it takes nothing, as a full one, this tab's
   * memory is ahead of it: then the ids that were dropped since, and may still lie there.
   */
  dropped: string[] | null
  open: (pupilId: string) => void
  /** Takes up what other tabs have added or sent since. */
  catchUp: () => void
  add: (review: PendingReview) => void
  drop: (id: string) => void
}

const keyOf = (pupilId: string) => `iskra_ocjene_${pupilId}`

/** Reviews of cards on their way to the server; kept in the browser, so that none is lost. */
export const useCardReviews = create<CardReviewsState>()((set, get) => {
  const catchUp = () => {
    const { pupilId, pending, dropped } = get()
    const stored = pupilId && load(pupilId)
    if (stored) set({ pending: dropped ? joined(pending, stored, dropped) : stored })
  }
  const change = (step: (pending: PendingReview[]) => PendingReview[]) => {
    catchUp()
    const { pupilId, pending: before, dropped } = get()
    const pending = step(before)
    const gone = before.filter((review) => !pending.includes(review)).map(({ id }) => id)
    const isStored = store(pupilId, pending)
    set({ pending, dropped: isStored ? null : [...(dropped ?? []), ...gone] })
  }
  return {
    pupilId: null,
    pending: [],
    dropped: null,
    open: (pupilId) => {
      if (pupilId === get().pupilId) catchUp()
      else set({ pupilId, pending: load(pupilId) ?? [], dropped: null })
    },
    catchUp,
    add: (review) => change((pending) => [...pending, review]),
    drop: (id) => change((pending) => pending.filter((review) => review.id !== id)),
  }
})

/** What waits in the memory, then what else the storage has and was not dropped since. */
function joined(pending: PendingReview[], stored: PendingReview[], dropped: string[]) {
  const known = new Set([...pending.map(({ id }) => id), ...dropped])
  return [...pending, ...stored.filter(({ id }) => !known.has(id))]
}

/** Null where the storage is closed: then this tab's own memory must do. */
function load(pupilId: string): PendingReview[] | null {
  try {
    return readPending(localStorage.getItem(keyOf(pupilId)))
  } catch {
    return null
  }
}

/** False where the storage is full or closed. */
function store(pupilId: string | null, pending: PendingReview[]): boolean {
  if (!pupilId) return false
  try {
    if (pending.length) localStorage.setItem(keyOf(pupilId), JSON.stringify(pending))
    else localStorage.removeItem(keyOf(pupilId))
    return true
  } catch {
    // That costs what waits when the page is loaded anew, nothing before.
    return false
  }
}

import { create } from 'zustand'
import { readPending, type PendingReview } from '@/lib/learning/cards/pending-reviews'

type CardReviewsState = {
  /** The pupil whose reviews these are; what another one left at this browser waits for them. */
  pupilId: string | null
  pending: PendingReview[]
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
    const { pupilId, pending } = get()
    if (pupilId) set({ pending: load(pupilId) ?? pending })
  }
  const change = (step: (pending: PendingReview[]) => PendingReview[]) => {
    catchUp()
    const pending = step(get().pending)
    set({ pending })
    store(get().pupilId, pending)
  }
  return {
    pupilId: null,
    pending: [],
    open: (pupilId) => set({ pupilId, pending: load(pupilId) ?? [] }),
    catchUp,
    add: (review) => change((pending) => [...pending, review]),
    drop: (id) => change((pending) => pending.filter((review) => review.id !== id)),
  }
})

/** Null where the storage is closed: then this tab's own memory must do. */
function load(pupilId: string): PendingReview[] | null {
  try {
    return readPending(localStorage.getItem(keyOf(pupilId)))
  } catch {
    return null
  }
}

function store(pupilId: string | null, pending: PendingReview[]): void {
  if (!pupilId) return
  try {
    if (pending.length) localStorage.setItem(keyOf(pupilId), JSON.stringify(pending))
    else localStorage.removeItem(keyOf(pupilId))
  } catch {
    // A full or closed storage costs what waits after a reload, not the cards.
  }
}

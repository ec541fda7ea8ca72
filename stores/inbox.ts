import { create } from 'zustand'
import { call } from '@/lib/platform/http/client'

type Inbox = {
  /** Number of answers the pupil has not opened yet. */
  unseen: number
  show: (unseen: number) => void
  /** Subtracts one opened answer. */
  lower: () => void
  /**
   * Fetches the count. A failure is ignored (rule 34.7) and keeps the last count.
   */
  load: (childId: string) => Promise<void>
}

/** The header's count of a pupil's messages. */
export const useUnseenAnswers = create<Inbox>()((set, get) => ({
  unseen: 0,
  show: (unseen) => {
    // The phone menu's button is in public pages: CSS draws its dot.
    document.documentElement.toggleAttribute('data-unseen', unseen > 0)
    set({ unseen })
  },
  lower: () => get().show(Math.max(0, get().unseen - 1)),
  load: async (childId) => {
    try {
      // Loaded separately: the profile includes the count, and its scripts have a budget.
      const { professorApiCalls } = await import('@/lib/asking/professor/calls')
      const { count } = await call(professorApiCalls.countUnseen, { query: { childId } })
      get().show(count)
    } catch {
      // The next page fetches again.
    }
  },
}))

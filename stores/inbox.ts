import { create } from 'zustand'
import { call } from '@/lib/platform/http/client'

type Inbox = {
  /** Answers that the pupil has not opened yet. */
  unseen: number
  show: (unseen: number) => void
  /** One of them was opened. */
  lower: () => void
  /** Fetches the count; a failure is ignored (specification, section 8) and leaves the last one. */
  load: (childId: string) => Promise<void>
}

/** What the header says of a pupil's messages. */
export const useInbox = create<Inbox>()((set, get) => ({
  unseen: 0,
  show: (unseen) => {
    // The menu's button on phones is public: its dot is drawn by the style sheet.
    document.documentElement.toggleAttribute('data-unseen', unseen > 0)
    set({ unseen })
  },
  lower: () => get().show(Math.max(0, get().unseen - 1)),
  load: async (childId) => {
    try {
      // Apart: the profile brings its count along, and its scripts have a budget.
      const { professorCalls } = await import('@/lib/asking/professor/calls')
      const { count } = await call(professorCalls.countUnseen, { query: { childId } })
      get().show(count)
    } catch {
      // The next page asks again.
    }
  },
}))

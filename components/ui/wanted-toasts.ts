import { create } from 'zustand'
import { hasLeftToast } from './left-toast'

type WantedToasts = {
  /** True once a toast was asked for, here or by the page before: then the toaster is loaded. */
  areWanted: boolean
  lookForLeft: () => void
}

export const useWantedToasts = create<WantedToasts>()((set) => ({
  areWanted: false,
  lookForLeft: () => {
    if (hasLeftToast()) set({ areWanted: true })
  },
}))

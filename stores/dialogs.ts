import { create } from 'zustand'

export type DialogName = 'settings' | 'switch-profile' | 'avatar'

type DialogsState = {
  open: DialogName | null
  show: (name: DialogName) => void
  close: () => void
}

/** The one dialog of the account that is open, from wherever it was asked for. */
export const useDialogs = create<DialogsState>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}))

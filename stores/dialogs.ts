import { create } from 'zustand'

type DialogName = 'settings' | 'switch-profile' | 'avatar' | 'mascot'

type DialogsState = {
  open: DialogName | null
  show: (name: DialogName) => void
  close: () => void
}

/** The open account dialog. */
export const useDialogs = create<DialogsState>()((set) => ({
  open: null,
  show: (open) => set({ open }),
  close: () => set({ open: null }),
}))

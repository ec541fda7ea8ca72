import { create } from 'zustand'
import { GUEST_OWNER, keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'

type SoundState = {
  isOn: boolean
  /**
   * Restores the choice. Off by default (classrooms) and, until switched on, with reduced motion.
   */
  takeUp: () => void
  toggle: () => void
}

const KEY = storageKeyOf(GUEST_OWNER, 'zvuk')

/** Whether games may play sounds. */
export const useSound = create<SoundState>()((set, get) => ({
  isOn: false,
  takeUp: () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    set({ isOn: readKept(KEY, isFlag) === true && !isCalm })
  },
  toggle: () => {
    const isOn = !get().isOn
    set({ isOn })
    keep(KEY, isOn)
  },
}))

const isFlag = (value: unknown) => typeof value === 'boolean'

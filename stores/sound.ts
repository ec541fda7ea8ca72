import { create } from 'zustand'
import { GUEST, keep, keyOf, readKept } from '@/lib/browser/storage'

type SoundState = {
  isOn: boolean
  /**
   * Takes up what was chosen in this browser. Off until somebody wants it, as in a classroom, and not
   * taken up where less motion is asked for: whoever asks for calm gets it until they press.
   */
  takeUp: () => void
  toggle: () => void
}

const KEY = keyOf(GUEST, 'zvuk')

/** Whether games may be heard. */
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

import { create } from 'zustand'

type SoundState = {
  isOn: boolean
  /**
   * Takes up what was chosen in this browser. Off until somebody wants it, as in a classroom, and not
   * taken up where less motion is asked for: whoever asks for calm gets it until they press.
   */
  takeUp: () => void
  toggle: () => void
}

const PLACE = 'iskra_zvuk'

/** Whether games may be heard. */
export const useSound = create<SoundState>()((set, get) => ({
  isOn: false,
  takeUp: () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    set({ isOn: wasOn() && !isCalm })
  },
  toggle: () => {
    const isOn = !get().isOn
    set({ isOn })
    try {
      localStorage.setItem(PLACE, isOn ? 'da' : 'ne')
    } catch {
      // Storage is closed: the choice holds for this page.
    }
  },
}))

function wasOn(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'da'
  } catch {
    return false
  }
}

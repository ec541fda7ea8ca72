import { create } from 'zustand'
import {
  CONSENT_KEY,
  isConsentChoice,
  type ConsentChoice,
  type ConsentLevel,
} from '@/lib/site/dynamic-content/consent'

type ConsentState = {
  level: ConsentLevel
  /** Reads the stored choice: at startup and when another tab has chosen. */
  look: () => void
  /** Stores a choice and closes the banner. */
  choose: (choice: ConsentChoice) => void
  /** Opens the banner even after a choice. */
  ask: () => void
  /** Closes the banner if a choice was made. */
  close: () => void
  /** Forgets the choice and asks again. */
  reset: () => void
}

/**
 * The visitor's consent (rules 19.1 and 19.4). The banner follows the document's data
 * attributes.
 */
export const useConsent = create<ConsentState>()((set, get) => {
  const show = (level: ConsentLevel) => {
    const { dataset } = document.documentElement
    if (level === 'unset') delete dataset.consent
    else dataset.consent = level
    set({ level })
  }
  const keepLevel = (level: ConsentLevel) => {
    within((storage) => storage.removeItem(CONSENT_KEY))
    if (level !== 'unset') within((storage) => storage.setItem(CONSENT_KEY, level))
    show(level)
  }
  const ask = () => {
    document.documentElement.dataset.asksConsent = ''
  }
  const close = () => {
    if (get().level !== 'unset') delete document.documentElement.dataset.asksConsent
  }
  return {
    level: 'unset',
    look: () => {
      const kept = within((storage) => storage.getItem(CONSENT_KEY))
      show(isConsentChoice(kept) ? kept : 'unset')
    },
    choose: (choice) => {
      keepLevel(choice)
      close()
    },
    ask,
    close,
    reset: () => {
      keepLevel('unset')
      ask()
    },
  }
})

/** A choice that can't be stored applies to this page only. */
function within<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(localStorage)
  } catch {
    return null
  }
}

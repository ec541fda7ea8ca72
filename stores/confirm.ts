import { create } from 'zustand'
import { registerPasswordDialog } from '@/lib/platform/http/client'

type ConfirmState = {
  /** Dialogs and pages that can show the question, the topmost last. */
  places: string[]
  /** Answers the open question; null without one. */
  answer: ((isConfirmed: boolean) => void) | null
  /** Adds a place; returns its removal, which also ends the question. */
  enter: (place: string) => () => void
}

/** The password question that some requests require. */
export const usePasswordConfirmation = create<ConfirmState>()((set, get) => ({
  places: [],
  answer: null,
  enter: (place) => {
    set(({ places }) => ({ places: [...places, place] }))
    return () => {
      get().answer?.(false)
      set(({ places }) => ({ places: places.filter((one) => one !== place) }))
    }
  },
}))

let asked: Promise<boolean> | undefined

/** Concurrent calls share one question. */
registerPasswordDialog(() => {
  if (usePasswordConfirmation.getState().places.length === 0) return Promise.resolve(false)
  asked ??= new Promise<boolean>((resolve) => {
    usePasswordConfirmation.setState({
      answer: (isConfirmed) => {
        asked = undefined
        usePasswordConfirmation.setState({ answer: null })
        resolve(isConfirmed)
      },
    })
  })
  return asked
})

import { create } from 'zustand'
import { confirmBy } from '@/lib/http/client'

type ConfirmState = {
  /** Where the question can be asked, the topmost last: it belongs into the dialog that is open. */
  places: string[]
  /** Answers the question that is open; null while there is none. */
  answer: ((isConfirmed: boolean) => void) | null
  /** Adds a place; what it returns takes it away, and with it the question. */
  enter: (place: string) => () => void
}

/** The question for the password, asked by a call that the server lets through only then. */
export const useConfirm = create<ConfirmState>()((set, get) => ({
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

/** Calls that want the password at the same time share one question. */
confirmBy(() => {
  if (useConfirm.getState().places.length === 0) return Promise.resolve(false)
  asked ??= new Promise<boolean>((resolve) => {
    useConfirm.setState({
      answer: (isConfirmed) => {
        asked = undefined
        useConfirm.setState({ answer: null })
        resolve(isConfirmed)
      },
    })
  })
  return asked
})

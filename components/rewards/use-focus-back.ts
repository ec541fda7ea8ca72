import { useEffect, useState } from 'react'

/**
 * Gives the focus back to where it was before a dialog that nobody asked for. The dialog itself
 * would give it to the first button there: Enter, which goes on from an explanation, would press it.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog, which lets go of the focus as it goes.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}

'use client'
import { useCallback, useState, type ComponentType } from 'react'

/**
 * The place of a read-aloud button at a question, its explanation or a card. The style sheet shows
 * it to its users (app/styles/reading.css); the button is loaded when the place is visible.
 */
export function LazyReadAloudButton() {
  const [Button, setButton] = useState<ComponentType>()
  const watch = useCallback((place: Element | null) => {
    const shown = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      // Offline there is no button.
      import('./read-aloud-button').then(
        ({ ReadAloudButton }) => setButton(() => ReadAloudButton),
        () => undefined,
      )
    })
    if (place) shown.observe(place)
    return () => shown.disconnect()
  }, [])
  return (
    <span ref={watch} className="aloud-place">
      {Button && <Button />}
    </span>
  )
}

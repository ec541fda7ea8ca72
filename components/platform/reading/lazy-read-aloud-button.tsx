'use client'
import { useCallback, useState, type ComponentType } from 'react'

/**
 * A placeholder for the read-aloud button of a question, an explanation, a card or a greeting. CSS
 * shows it in grades 1 and 2, to their pupils and on request (app/styles/reading.css); the button is
 * loaded once it is visible.
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

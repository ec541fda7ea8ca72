'use client'
import { useCallback, useState, type ComponentType } from 'react'

/**
 * Where a question, its reasons or a card has a button that reads it. The style sheet shows the place to
 * those who get one (app/styles/reading.css); the button is loaded where the place is seen.
 */
export function AloudPlace() {
  const [Button, setButton] = useState<ComponentType>()
  const watch = useCallback((place: Element | null) => {
    const shown = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      // Without a connection there is no button.
      import('./read-button').then(
        ({ ReadButton }) => setButton(() => ReadButton),
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

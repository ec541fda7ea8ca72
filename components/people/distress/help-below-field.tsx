'use client'
import { HelpCard } from './help-card'
import { useDistressHelp } from './use-distress'

/** The help card below a text field of a child or guest. It is announced without taking focus. */
export function HelpBelowField({ text, isTold = false }: { text: string; isTold?: boolean }) {
  const level = useDistressHelp(text)
  // Avoids repeating help that the page already shows.
  const shown = isTold ? null : level
  // A live region must exist before its content.
  return <div aria-live="polite">{shown && <HelpCard level={shown} />}</div>
}

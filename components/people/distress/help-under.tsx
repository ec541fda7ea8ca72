'use client'
import { HelpCard } from './help-card'
import { useHelp } from './use-distress'

/** The help card under what a child or a guest writes; it is announced and takes no focus. */
export function HelpUnder({ text, isTold = false }: { text: string; isTold?: boolean }) {
  const level = useHelp(text)
  // What the page already says is not said twice.
  const shown = isTold ? null : level
  // The place of an announcement must be there before it.
  return <div aria-live="polite">{shown && <HelpCard level={shown} />}</div>
}

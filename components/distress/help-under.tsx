'use client'
import { useSession } from '@/stores/session'
import { HelpCard } from './help-card'
import { useDistress } from './use-distress'

/** The help card under what a child or a guest writes; it is announced and takes no focus. */
export function HelpUnder({ text, isTold = false }: { text: string; isTold?: boolean }) {
  const isParent = useSession(({ viewer }) => viewer?.type === 'roditelj')
  const level = useDistress(text)
  // What the page already says is not said twice.
  const shown = isParent || isTold ? null : level
  // The place of an announcement must be there before it.
  return <div aria-live="polite">{shown && <HelpCard level={shown} />}</div>
}

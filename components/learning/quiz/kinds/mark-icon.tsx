import { Check, X } from 'lucide-react'

/** Marks right or wrong by a symbol and hidden text, not by colour alone. */
export function MarkIcon({ tone, label }: { tone: 'right' | 'wrong'; label: string }) {
  const Icon = tone === 'right' ? Check : X
  return (
    <span className={tone === 'right' ? 'text-good' : 'text-bad'}>
      <Icon aria-hidden="true" strokeWidth={3} className="size-6" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

import { Check, X } from 'lucide-react'

/** Says what was right or wrong by more than a colour. */
export function MarkIcon({ tone, label }: { tone: 'right' | 'wrong'; label: string }) {
  const Icon = tone === 'right' ? Check : X
  return (
    <span className={tone === 'right' ? 'text-good' : 'text-bad'}>
      <Icon aria-hidden="true" strokeWidth={3} className="size-6" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

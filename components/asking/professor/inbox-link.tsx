'use client'
import { Mail } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { INBOX_PATH } from '@/lib/asking/professor/paths'
import { useUnseenAnswers } from '@/stores/inbox'

/** The number of unopened answers; nothing without any. */
export function UnseenBadge({ className = '' }: { className?: string }) {
  const unseen = useUnseenAnswers((state) => state.unseen)
  if (!unseen) return null
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-bad px-1 text-xs font-bold text-surface ${className}`}
    >
      <span aria-hidden="true">{unseen}</span>
      <span className="sr-only">{`nepročitano: ${unseen}`}</span>
    </span>
  )
}

/** A pupil's messages in the page head, except on phones, where the menu has them. */
export const InboxLink = () => (
  <Link
    href={INBOX_PATH}
    title="Poruke"
    className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken max-md:hidden"
  >
    <Mail aria-hidden="true" className="size-6" />
    <span className="sr-only">Poruke</span>
    <UnseenBadge className="absolute top-0.5 right-0" />
  </Link>
)

'use client'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/platform/hr/dates'

type OidcLinkRowProps = {
  /** Whose account it is. */
  label: string
  /** Since when it is linked; undefined while it isn't. */
  since: string | undefined
  isSending: boolean
  onLink: () => void
  onUnlink: () => void
}

/** An account with its link to the provider, and the button that makes or removes it. */
export function OidcLinkRow({ label, since, isSending, onLink, onUnlink }: OidcLinkRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-bold break-words">{label}</p>
        <p className="text-sm text-muted">
          {since ? `Povezano ${formatDate(new Date(since))}` : 'Nije povezano'}
        </p>
      </div>
      <Button
        variant="secondary"
        disabled={isSending}
        aria-label={`${since ? 'Prekini vezu' : 'Poveži'}: ${label}`}
        onClick={since ? onUnlink : onLink}
      >
        {since ? 'Prekini vezu' : 'Poveži'}
      </Button>
    </li>
  )
}

import { zagrebDay } from '@/lib/hr/dates'
import { useSession } from '@/stores/session'
import { useSite } from '@/stores/site'

const DAY_MS = 86_400_000

/** The sponsor of the slot `spajalica`, another each day. Families see none. */
export function SponsorNote() {
  const sponsors = useSite().content?.spajalicaSponsor ?? []
  const isGuest = useSession(({ viewer }) => viewer === null)
  const day = Math.floor(Date.parse(zagrebDay(new Date())) / DAY_MS)
  const sponsor = sponsors[day % Math.max(1, sponsors.length)]
  if (!isGuest || !sponsor) return null
  const { name, linkUrl, text } = sponsor
  return (
    <p className="border-t border-line pt-3 text-sm text-muted">
      Uz potporu:{' '}
      {linkUrl ? (
        <a href={linkUrl} rel="sponsored noopener" className="font-bold text-link underline">
          {name}
        </a>
      ) : (
        <strong>{name}</strong>
      )}
      {text && `, ${text}`}
    </p>
  )
}

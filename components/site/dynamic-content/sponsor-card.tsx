import { Picture } from '@/components/content/media/images/picture'
import type { Sponsor } from '@/lib/site/dynamic-content/model'

/** A sponsor's logo, name and sentence, with a fixed height so that nothing below moves. */
export function SponsorCard({ sponsor }: { sponsor: Sponsor }) {
  const { name, text, logoUrl, linkUrl } = sponsor
  const inside = (
    <>
      {logoUrl && <Picture src={logoUrl} alt="" className="h-14 w-24 shrink-0 object-contain" />}
      <span className="min-w-0 leading-tight">
        <span className="line-clamp-1 font-bold break-words">{name}</span>
        <span className="line-clamp-2 text-sm text-muted">{text}</span>
      </span>
    </>
  )
  const look = 'flex h-20 items-center gap-4'
  if (!linkUrl) return <div className={look}>{inside}</div>
  return (
    <a
      href={linkUrl}
      rel="sponsored noopener"
      className={`${look} rounded-control hover:bg-sunken`}
    >
      {inside}
    </a>
  )
}

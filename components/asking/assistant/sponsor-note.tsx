import { useSponsor } from '@/stores/site'

/** The sponsor of the slot `spajalica`. */
export function SponsorNote() {
  const sponsor = useSponsor('spajalicaSponsor')
  if (!sponsor) return null
  const { name, linkUrl, text } = sponsor
  return (
    <p className="border-t border-line pt-3 text-sm text-muted">
      Sponzor:{' '}
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

import { slugify } from '@/lib/platform/hr/slug'

type Sent = {
  /** The typed slug; empty if none was typed. */
  slug: unknown
  wasMerged: boolean
}

/** The message after saving a record. */
export function savedMessage(saved: object, { slug: typed, wasMerged }: Sent): string {
  if (wasMerged)
    return 'Spremljeno, zajedno s promjenama koje je u međuvremenu spremio netko drugi.'
  const slug = 'slug' in saved ? String(saved.slug) : ''
  // The server appends a number to a taken slug.
  const base = slug.replace(/-\d+$/, '')
  const isOther = typeof typed === 'string' && base !== slug && slugify(typed) === base
  return isOther
    ? `Spremljeno s adresom „${slug}”: upisanu ima drugi zapis ili zapis u košu.`
    : 'Spremljeno.'
}

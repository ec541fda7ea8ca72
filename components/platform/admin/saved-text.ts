import { slugify } from '@/lib/platform/hr/slug'

type Sent = {
  /** The address that was typed; empty where none was. */
  slug: unknown
  wasMerged: boolean
}

/** What an editor is told of a record that was saved. */
export function savedText(saved: object, { slug: typed, wasMerged }: Sent): string {
  if (wasMerged)
    return 'Spremljeno, zajedno s promjenama koje je u međuvremenu spremio netko drugi.'
  const slug = 'slug' in saved ? String(saved.slug) : ''
  // A number is added to an address that another record has.
  const base = slug.replace(/-\d+$/, '')
  const isOther = typeof typed === 'string' && base !== slug && slugify(typed) === base
  return isOther
    ? `Spremljeno s adresom „${slug}”: upisanu ima drugi zapis ili zapis u košu.`
    : 'Spremljeno.'
}

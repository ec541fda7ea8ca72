import { z } from 'zod'

/** Pages with editable texts, at `/{slug}`. */
export const SITE_PAGES = [
  'o-nama',
  'impressum',
  'uvjeti-prodaje',
  'uvjeti-koristenja',
  'politika-privatnosti',
  'politika-kolacica',
  'privatnost-za-djecu',
] as const
export type SitePageSlug = (typeof SITE_PAGES)[number]

/** Parents accept this page when they register, and again after an important change. */
export const TERMS_PAGE = 'uvjeti-koristenja' satisfies SitePageSlug

/** Maximum lengths in characters; the database checks the same numbers. */
export const PAGE_LIMITS = { title: 80, description: 200, text: 60_000, changeNote: 300 } as const

/** A page's text and metadata. */
export const pageTextSchema = z.object({
  title: z.string().min(1).max(PAGE_LIMITS.title),
  /** Shown by search engines. */
  description: z.string().min(1).max(PAGE_LIMITS.description),
  /** Markdown with placeholders (fill-in.ts). */
  text: z.string().min(1).max(PAGE_LIMITS.text),
  /** First day on which the text is valid. */
  validFrom: z.iso.date(),
  /** For the terms: the edition that parents accept. A new edition must be accepted again. */
  edition: z.string(),
  /** What changed in this edition, in a sentence for parents who accepted an earlier one. */
  changeNote: z.string().max(PAGE_LIMITS.changeNote),
})
export type PageText = z.output<typeof pageTextSchema>

/** A page as visitors see it. */
export type SitePage = {
  title: string
  description: string
  validFrom: string
  /** Rendered from Markdown, without scripts. */
  html: string
  headings: { id: string; text: string }[]
}

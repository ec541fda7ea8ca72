import { z } from 'zod'

/** Pages whose texts editors change; each stands at `/{slug}`. */
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

/** Parents accept this one when they register, and again after a change that matters. */
export const TERMS_PAGE = 'uvjeti-koristenja' satisfies SitePageSlug

/** Longest texts in characters; the database checks the same numbers. */
export const PAGE_LIMITS = { title: 80, description: 200, text: 60_000, changeNote: 300 } as const

/** A text and what is said of it. */
export const pageTextSchema = z.object({
  title: z.string().min(1).max(PAGE_LIMITS.title),
  /** For search engines. */
  description: z.string().min(1).max(PAGE_LIMITS.description),
  /** Markdown with places to be filled in (fill-in.ts). */
  text: z.string().min(1).max(PAGE_LIMITS.text),
  /** The day since which it holds. */
  validFrom: z.iso.date(),
  /** Of the terms: which edition parents accept; another one is asked for again. */
  edition: z.string(),
  /** What an edition has changed, in a sentence for those who accepted an earlier one. */
  changeNote: z.string().max(PAGE_LIMITS.changeNote),
})
export type PageText = z.output<typeof pageTextSchema>

/** A page as visitors see it. */
export type SitePage = {
  title: string
  description: string
  validFrom: string
  /** Made of Markdown: nothing in it runs. */
  html: string
  headings: { id: string; text: string }[]
}

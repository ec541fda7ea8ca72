/** Maximum lengths in characters; the database checks those of names, banner and sponsors, too. */
export const SITE_LIMITS = {
  brandName: 60,
  address: 500,
  bannerHtml: 2_000,
  sponsorName: 120,
  sponsorText: 300,
} as const

/** Maximum number of items in a list; for highlighted lessons, per grade. */
export const LIST_MAX = { lessons: 12, questions: 20, sponsors: 30 } as const

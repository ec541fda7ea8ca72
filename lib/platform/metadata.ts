import type { Metadata } from 'next'

export const SITE_NAME = 'Iskra'

/** Specification, section 9: page title, separator, site name, which editors choose (app/layout). */
export const titleTemplate = (siteName: string) => `%s | ${siteName}`

export const SITE_DESCRIPTION =
  'Iskra je mjesto za učenje od 1. do 8. razreda: kratke i jasne skripte te kvizovi koji objašnjavaju svaki odgovor, za učenike i njihove roditelje.'

/** Of the pictures that links to pages show, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

const SITE_PICTURE = 'Iskra, nasmiješeni plamen, stoji na hrpi udžbenika'

/** What a page says of itself when its address leads to nothing. */
export const NOT_FOUND_METADATA: Metadata = { title: 'Stranica nije pronađena' }

/** Of a page that no search engine lists, such as one of one person's own. */
export const personalMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false },
})

type Page = {
  title: string
  description: string
  path: string
  /** What links to it show, 1200 by 630 pixels; without one, the picture of the site. */
  picture?: string
  /** Search engines leave the page out: it is of use only with a link to it. */
  isUnlisted?: boolean
}

/** Characters of a description that search engines show, and fewer than which say little. */
const DESCRIPTION = { shortest: 50, longest: 160 } as const

const SITE_IN_SHORT = 'Iskra: skripte i kvizovi od 1. do 8. razreda.'

/** A short text says where it stands, a long one ends at a word. */
export function fittingDescription(text: string): string {
  const plain = text.trim()
  if (plain.length < DESCRIPTION.shortest) {
    const ended = !plain || /[.!?…]$/.test(plain) ? plain : `${plain}.`
    return `${ended} ${SITE_IN_SHORT} Uči, vježbaj i provjeri se.`.trim()
  }
  if (plain.length <= DESCRIPTION.longest) return plain
  const cut = plain.slice(0, DESCRIPTION.longest - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`
}

/**
 * Title, description, canonical link and preview of a page; the root layout adds the site's name.
 * `path` starts with a slash.
 */
export function pageMetadata({ title, path, picture, isUnlisted, ...page }: Page): Metadata {
  const description = fittingDescription(page.description)
  return {
    ...(isUnlisted && { robots: { index: false } }),
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      title,
      description,
      url: path,
      locale: 'hr_HR',
      images: [{ ...PREVIEW_SIZE, url: picture ?? '/og.png', alt: picture ? title : SITE_PICTURE }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

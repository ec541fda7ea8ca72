import type { Metadata } from 'next'

export const DEFAULT_SITE_NAME = 'Iskra'

/**
 * Page title, separator and site name (rule 2.13); editors choose the name
 * (app/layout).
 */
export const titleTemplate = (siteName: string) => `%s | ${siteName}`

export const SITE_DESCRIPTION =
  'Iskra je mjesto za učenje od 1. do 8. razreda: kratke i jasne skripte te kvizovi koji objašnjavaju svaki odgovor, za učenike i njihove roditelje.'

/** Size of preview pictures in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

const SITE_PICTURE = 'Iskra, nasmiješeni plamen, stoji na hrpi udžbenika'

/** Metadata of a missing page. */
export const NOT_FOUND_METADATA: Metadata = { title: 'Stranica nije pronađena' }

/** Metadata of a page that search engines must not list, such as a personal one. */
export const noIndexMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false },
})

type Page = {
  title: string
  description: string
  path: string
  /**
   * Preview picture for links to the page, 1200 by 630 pixels; by default the picture of the site.
   */
  picture?: string
  /**
   * True for a page that search engines must not list, because it is meant only for people who have
   * its link.
   */
  isUnlisted?: boolean
}

/**
 * Length in characters: longer descriptions are cut by search engines, shorter ones say too little.
 */
const DESCRIPTION = { shortest: 50, longest: 160 } as const

const SITE_IN_SHORT = 'Iskra: skripte i kvizovi od 1. do 8. razreda.'

/** Extends a short text with the site's name, and cuts a long one at a word. */
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

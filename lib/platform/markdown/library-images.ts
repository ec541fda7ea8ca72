import type { Element } from 'hast'

/** Data that a page needs before a library image is loaded. */
export type ImageFacts = { width: number; height: number; mark: string }

/** Images by the slug in the address, `/slike/{slug}`. */
export type LibraryImages = ReadonlyMap<string, ImageFacts>

export const NO_IMAGES: LibraryImages = new Map()

/** Widths of resized images, in pixels (rule 13.1). */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const

/**
 * Stored widths of an image: all smaller widths, and the next larger one, in which the image keeps
 * its own width.
 */
export const storedWidthsOf = (width: number): number[] =>
  IMAGE_WIDTHS.filter((_, index) => width > (IMAGE_WIDTHS[index - 1] ?? 0))

/** Address of a library image, which stays the same when its file is replaced. */
export const imagePath = (slug: string) => `/slike/${slug}`

const ADDRESS = /^\/slike\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The slug in a library address; undefined for any other address. */
export const imageSlugOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/** All image slugs in a text. */
export const imageSlugsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\/slike\/([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map(([, slug = '']) => slug),
  ),
]

/** About the width of a text column, the maximum width of a picture. */
const SIZES = '(min-width: 40rem) 36rem, 100vw'

/**
 * Addresses for all widths. Each contains the picture's mark, so that browsers may cache it for
 * good.
 */
export function imageSources(slug: string, { width, height, mark }: ImageFacts) {
  const at = (stored: number) => `${imagePath(slug)}-${stored}.webp?v=${mark}`
  const widths = storedWidthsOf(width)
  return {
    src: at(widths.at(-1) ?? IMAGE_WIDTHS[0]),
    srcSet: widths.map((stored) => `${at(stored)} ${Math.min(stored, width)}w`).join(', '),
    width,
    height,
  }
}

/**
 * The smallest file of a library image, enough for a box of 160 px at density 2; other addresses
 * are unchanged.
 */
export const smallestImageAddress = (address: string) =>
  imageSlugOf(address) ? `${address}-${IMAGE_WIDTHS[0]}.webp` : address

/** An image element for a page. */
export function imageElement(slug: string, facts: ImageFacts, alt: string): Element {
  const lazily = { sizes: SIZES, loading: 'lazy', decoding: 'async' }
  const properties = { ...imageSources(slug, facts), ...lazily, alt }
  return { type: 'element', tagName: 'img', properties, children: [] }
}

import type { Element } from 'hast'

/** What a page must know of an image of the library before it is loaded. */
export type ImageFacts = { width: number; height: number; mark: string }

/** By the word in the address, `/slike/{slug}`. */
export type LibraryImages = ReadonlyMap<string, ImageFacts>

export const NO_IMAGES: LibraryImages = new Map()

/** Specification, section 9. */
const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536] as const

/** Widths in which an image is stored: none but the first is wider than the next wider image. */
export const widthsOf = (width: number): number[] =>
  IMAGE_WIDTHS.filter((_, index) => width > (IMAGE_WIDTHS[index - 1] ?? 0))

/** Where an image of the library is, whatever file is behind it. */
export const imagePath = (slug: string) => `/slike/${slug}`

const ADDRESS = /^\/slike\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** The slug of an address in the library; undefined for any other. */
export const imageSlugOf = (address: string): string | undefined => ADDRESS.exec(address)?.[1]

/** All slugs of such addresses in a text. */
export const imageSlugsIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\/slike\/([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map(([, slug = '']) => slug),
  ),
]

/** About the width of a column of text, which no picture exceeds. */
const SIZES = '(min-width: 40rem) 36rem, 100vw'

/** Addresses for all widths; the mark of what is shown is in them, so that a browser may keep each for ever. */
export function imageSources(slug: string, { width, height, mark }: ImageFacts) {
  const at = (stored: number) => `${imagePath(slug)}-${stored}.webp?v=${mark}`
  const widths = widthsOf(width)
  return {
    src: at(widths.at(-1) ?? IMAGE_WIDTHS[0]),
    srcSet: widths.map((stored) => `${at(stored)} ${Math.min(stored, width)}w`).join(', '),
    width,
    height,
  }
}

/** Its narrowest file, enough for a box of 160 px at density 2; any other address as it is. */
export const smallPath = (address: string) =>
  imageSlugOf(address) ? `${address}-${IMAGE_WIDTHS[0]}.webp` : address

/** An image in a page. */
export function shownImage(slug: string, facts: ImageFacts, alt: string): Element {
  const lazily = { sizes: SIZES, loading: 'lazy', decoding: 'async' }
  const properties = { ...imageSources(slug, facts), ...lazily, alt }
  return { type: 'element', tagName: 'img', properties, children: [] }
}

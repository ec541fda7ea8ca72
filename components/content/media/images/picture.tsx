import type { ComponentProps } from 'react'
import {
  type ImageFacts,
  imageSlugOf,
  imageSources,
  smallestImageAddress,
} from '@/lib/platform/markdown/library-images'

type PictureProps = ComponentProps<'img'> & {
  src: string
  alt: string
  className: string
  /** Dimensions and version mark of a library image, from which its stored widths follow. */
  facts?: ImageFacts | null
}

/**
 * Renders every picture of a page; those inside texts use the same sources. With `sizes` a library
 * image is large and the browser chooses among the stored widths; without, it is at most 160 px
 * wide and uses the narrowest. `className` sets its box. `next/image` would add 7 kB of scripts.
 */
export function Picture({
  alt,
  src,
  facts,
  sizes,
  width = 96,
  height = 96,
  ...image
}: PictureProps) {
  const slug = imageSlugOf(src)
  const sources =
    slug && sizes && facts
      ? { ...imageSources(slug, facts), sizes }
      : { src: sizes ? src : smallestImageAddress(src) }
  // oxlint-disable-next-line nextjs/no-img-element -- the only one: stored widths, no optimizer
  return <img decoding="async" alt={alt} {...{ width, height }} {...image} {...sources} />
}

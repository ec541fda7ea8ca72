type Request = { src: string; width: number }

/**
 * Raster images are stored in the specification's widths as `name-640.webp`; drawings as they are.
 */
export default function imageLoader({ src, width }: Request): string {
  if (src.endsWith('.svg')) return src
  return src.replace(/(\.\w+)$/, `-${width}.webp`)
}

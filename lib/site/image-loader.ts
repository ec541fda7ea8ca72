type Request = { src: string; width: number }

/**
 * Raster images are stored in the specification's widths as `name-640.webp`, those of the library
 * without an ending in their address too; drawings as they are.
 */
export default function imageLoader({ src, width }: Request): string {
  if (src.endsWith('.svg')) return src
  if (src.startsWith('/slike/')) return `${src}-${width}.webp`
  return src.replace(/(\.\w+)$/, `-${width}.webp`)
}

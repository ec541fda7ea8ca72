import 'server-only'
import pLimit from 'p-limit'
import type { Metadata, Sharp } from 'sharp'
import { HttpError } from '@/lib/platform/http/errors'
import { storedWidthsOf } from '@/lib/platform/markdown/library-images'
import { IMAGE_LIMITS, type Crop } from './model'

const IMAGE_MESSAGES = {
  broken: 'Ova se slika ne može pročitati. Treba je ponovno spremiti na računalu pa poslati.',
  tooManyPixels: 'Slika ima previše točaka. Najviše: 50 milijuna, oko 8600 × 5800.',
} as const

/** WebP qualities that keep the edges of drawings sharp and show no loss in photographs. */
const QUALITY = { original: 92, size: 80 } as const

// Decoded images need much memory: they are processed one at a time and not cached.
const oneByOne = pLimit(1)

/** Loads sharp for the first image only, since the library takes 26 MB. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}

/**
 * Runs work on images one at a time.
 * @throws HttpError 415 for a file that is no image, 413 for an image that is too large when decoded
 */
const runImageWork = <T>(work: () => Promise<T>): Promise<T> =>
  oneByOne(async () => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof HttpError) throw error
      throw new HttpError(415, IMAGE_MESSAGES.broken)
    }
  })

async function opened(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await openSharp()
  return sharp(bytes, { limitInputPixels: IMAGE_LIMITS.pixels, failOn: 'error' })
}

/** The original as it is stored: upright, without metadata, of a bounded size. */
export const toStoredOriginal = (file: Blob) =>
  runImageWork(async () => {
    const bytes = await file.bytes()
    // Reads only the header, so that refused images are never decoded.
    const sharp = await openSharp()
    const found = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = found
    if (width * height > IMAGE_LIMITS.pixels) throw new HttpError(413, IMAGE_MESSAGES.tooManyPixels)
    const side = IMAGE_LIMITS.originalSide
    const picture = await opened(bytes)
    if (isStorable(found)) {
      // Decoded once, so that a damaged file is refused; encoding takes four times as long.
      await picture.resize(THUMBNAIL_SIDE).raw().toBuffer()
      return { content: toBlob(Buffer.from(bytes)), width, height }
    }
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY.original })
      .toBuffer({ resolveWithObject: true })
    return { content: toBlob(data), width: info.width, height: info.height }
  })

/** True for a WebP file that can be stored without encoding it again, such as an exported one. */
const isStorable = ({ format, width, height, pages = 1, ...more }: Metadata): boolean =>
  format === 'webp' &&
  pages === 1 &&
  Math.max(width, height) <= IMAGE_LIMITS.originalSide &&
  ![more.exif, more.icc, more.xmp, more.iptc].some(Boolean) &&
  (more.orientation ?? 1) === 1

/** The visible section of an original in one of the stored widths, never enlarged. */
export const cropAndResize = (original: Uint8Array, crop: Crop | null, width: number) =>
  runImageWork(async () => {
    const picture = await opened(original)
    const cut = crop
      ? picture.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
      : picture
    const sized = cut.resize({ width, withoutEnlargement: true })
    return toBlob(await sized.webp({ quality: QUALITY.size }).toBuffer())
  })

/** Side of the thumbnails by which two pictures are compared, in pixels. */
const THUMBNAIL_SIDE = 48

/**
 * Aspect ratio of a picture, and the red, green and blue (0 to 255) of each pixel of its thumbnail,
 * for comparing it with another picture; null if the bytes are no image.
 */
export async function computePerceptualFingerprint(bytes: Uint8Array) {
  const sharp = await openSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: IMAGE_LIMITS.pixels }).autoOrient()
    const { width, height } = await picture.metadata()
    const small = picture
      .flatten({ background: '#888' })
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'fill' })
    const channels = await small.removeAlpha().toColourspace('srgb').raw().toBuffer()
    return { ratio: width / height, channels: [...channels] }
  } catch {
    return null
  }
}

const toBlob = (bytes: Buffer<ArrayBufferLike>) =>
  new Blob([new Uint8Array(bytes)], { type: 'image/webp' })

/** The stored width that serves a requested width: the next wider, or the widest. */
export function storedWidthFor(asked: number, width: number): number {
  const widths = storedWidthsOf(width)
  return widths.find((stored) => stored >= asked) ?? widths.at(-1) ?? asked
}

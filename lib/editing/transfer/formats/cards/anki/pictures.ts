import { createHash } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { unzipEach } from '@/lib/platform/archives/unzip'
import { slugify } from '@/lib/platform/hr/slug'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { isPicture } from '../../is-picture'
import type { EmbeddedFile } from '../../model'

/** Limits of unpacking; each picture is checked and decoded later. */
const LIMITS = { files: 60_000, bytesEach: 10_000_000, bytesAll: 60_000_000 }
const MOST_PICTURES = 300
const NAME_LENGTH = 60

// A tag match never spans another tag: otherwise a text of many unclosed tags takes quadratic time.
const SOURCE = /(<img\b[^<>]*?\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Names of the pictures in HTML, spelled as in Anki's media list. */
export const pictureNamesIn = (html: string): string[] =>
  [...html.matchAll(SOURCE)].map(([, , ...sources]) => plain(sources.find(Boolean) ?? ''))

/** Replaces picture names by library addresses. Pictures without `alt` get a default one. */
export const withPictureAddresses = (
  html: string,
  addresses: ReadonlyMap<string, string>,
): string =>
  html.replace(SOURCE, (whole, start: string, ...sources: (string | undefined)[]) => {
    const address = addresses.get(plain(sources.slice(0, 3).find(Boolean) ?? ''))
    if (!address) return whole
    return `${/\balt\s*=/i.test(start) ? start : start.replace(/^<img/i, '<img alt="slika"')}"${address}"`
  })

/** The requested pictures of a package without duplicates, and their addresses by name. */
export async function readPictures(
  bytes: Uint8Array,
  names: Record<string, string>,
  wanted: ReadonlySet<string>,
): Promise<{ embedded: EmbeddedFile[]; addresses: Map<string, string> }> {
  const packed = new Map(
    Object.entries(names).flatMap(([file, name]) => {
      const known = name.normalize('NFC')
      return wanted.has(known) ? [[file, known] as const] : []
    }),
  )
  const bySlug = new Map<string, EmbeddedFile>()
  const addresses = new Map<string, string>()
  if (!packed.size) return { embedded: [], addresses }
  for await (const [file, content] of unzipEach(bytes, LIMITS, (own) => packed.has(own))) {
    const name = packed.get(file) ?? ''
    const picture = unpacked(content)
    if (!picture || !isPicture(picture)) continue
    const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8)
    const words = slugify(name.replace(/\.\w+$/, ''))
      .slice(0, NAME_LENGTH)
      .replace(/-$/, '')
    const slug = `${words || 'slika'}-${hash}`
    if (!bySlug.has(slug) && bySlug.size === MOST_PICTURES) continue
    bySlug.set(slug, { kind: 'image', slug, name, alt: '', bytes: new Uint8Array(picture) })
    addresses.set(name, imagePath(slug))
  }
  return { embedded: [...bySlug.values()], addresses }
}

/** Decompresses zstd, which newer packages use. Null when the picture is too large. */
function unpacked(content: Uint8Array): Uint8Array | null {
  const isZstd = Buffer.from(content.subarray(0, 4)).toString('hex') === '28b52ffd'
  if (!isZstd) return content
  try {
    return zstdDecompressSync(content, { maxOutputLength: LIMITS.bytesEach })
  } catch {
    return null
  }
}

function plain(source: string): string {
  const name = source.replaceAll('&amp;', '&').normalize('NFC')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

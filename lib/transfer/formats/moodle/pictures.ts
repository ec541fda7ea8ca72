import { createHash } from 'node:crypto'
import { childrenOf, childOf, type XmlElement } from '@/lib/archives/xml'
import { slugify } from '@/lib/hr/slug'
import { imagePath } from '@/lib/markdown/library-images'
import { isPicture } from '../is-picture'
import type { SentPicture } from '../model'

/** Most pictures of one file; each is decoded and kept. */
const MOST = 100
const NAME_LENGTH = 60

/** A file that this project has written: its name is the address in the library. */
const OWN_NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.webp$/
const EMBEDDED = /@@PLUGINFILE@@\/([^)"'\s<>?]+)(?:\?[^)"'\s<>]*)?/g

/** The pictures that the texts of a question bank embed, each once. */
export class Pictures {
  private readonly byHash = new Map<string, SentPicture>()

  get all(): SentPicture[] {
    return [...this.byHash.values()]
  }

  /** Gives embedded pictures of an element and those in it their addresses in the library. */
  takeFrom(element: XmlElement): void {
    const text = childOf(element, 'text')
    const isOwn = element.attributes.format === 'markdown'
    const addresses = new Map<string, string>()
    for (const file of childrenOf(element, 'file')) {
      const { name = '', encoding } = file.attributes
      const address = encoding === 'base64' ? this.addressOf(name, file.text, isOwn) : null
      if (address) addresses.set(name, address)
    }
    if (text && addresses.size) {
      text.text = text.text.replace(
        EMBEDDED,
        (whole, name: string) => addresses.get(plain(name)) ?? whole,
      )
    }
    element.children.forEach((child) => this.takeFrom(child))
  }

  private addressOf(name: string, base64: string, isOwn: boolean): string | null {
    const bytes = Buffer.from(base64, 'base64')
    const hash = createHash('sha256').update(bytes).digest('hex')
    const known = this.byHash.get(hash)
    if (known) return imagePath(known.slug)
    if (!isPicture(bytes) || this.byHash.size >= MOST) return null
    const own = isOwn ? OWN_NAME.exec(name)?.[1] : undefined
    const words = slugify(name.replace(/\.\w+$/, '')).slice(0, NAME_LENGTH) || 'slika'
    const slug = own ?? `${words}-${hash.slice(0, 8)}`
    this.byHash.set(hash, { slug, name, bytes })
    return imagePath(slug)
  }
}

function plain(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const TEXT = /<text><!\[CDATA\[([\s\S]*?)\]\]><\/text>/g
const IN_LIBRARY = /\]\(\/slike\/([a-z0-9-]+)(?=[)\s])/g

/** XML of a question with the pictures of its texts embedded. @param pictures WebP by its slug, as base64 */
export const withPictures = (xml: string, pictures: ReadonlyMap<string, string>): string =>
  pictures.size === 0
    ? xml
    : xml.replace(TEXT, (whole, text: string) => {
        const used = new Set<string>()
        const changed = text.replace(IN_LIBRARY, (address, slug: string) => {
          if (!pictures.has(slug)) return address
          used.add(slug)
          return `](@@PLUGINFILE@@/${slug}.webp`
        })
        const files = [...used].map(
          (slug) =>
            `<file name="${slug}.webp" path="/" encoding="base64">${pictures.get(slug)}</file>`,
        )
        return used.size ? `<text><![CDATA[${changed}]]></text>${files.join('')}` : whole
      })

import { createHash } from 'node:crypto'
import {
  childrenNamed,
  childNamed,
  FORBIDDEN_XML_CHARACTERS,
  type XmlElement,
} from '@/lib/platform/archives/xml'
import { slugify } from '@/lib/platform/hr/slug'
import type { ExportedFile } from '@/lib/content/media/images/exchange'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import { isPicture } from '../is-picture'
import type { EmbeddedFile } from '../model'
import {
  figureFile,
  withDrawnFigures,
  withFigureRecipes,
  htmlWithFigureRecipes,
} from './drawn-figures'
import { letteredBackground } from './lettered-background'
import { ORIGINAL_ELEMENT } from './original-marks'
import { withBackgrounds } from './write-marked-picture'

/** Most files per question bank: each is checked and stored, and pictures are decoded. */
export const MOST_EMBEDDED = { image: 100, sound: 1_000 } as const
const NAME_LENGTH = 60

/** A file name written by this project's export: the library address. */
const OWN_PICTURE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:webp|png)$/
const OWN_SOUND = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:mp3|m4a)$/
const EMBEDDED = /@@PLUGINFILE@@\/([^)"'\s<>?]+)(?:\?[^)"'\s<>]*)?/g

/** The text in the brackets of a link or image. */
const WORDS = String.raw`\[((?:[^\[\]\\]|\\.|\[[^\[\]]*\])*)\]`
const SOUND_LINK = new RegExp(`(?<!!)${WORDS}\\((?=${soundPath('')})`, 'g')

/**
 * Pictures embedded in a question bank, and recordings exported by this project, without
 * duplicates.
 */
export class EmbeddedFileCollector {
  private readonly byHash = new Map<string, EmbeddedFile>()

  get all(): EmbeddedFile[] {
    return [...this.byHash.values()]
  }

  /**
   * Replaces embedded files in an element and its descendants by library addresses. Skips the
   * picture of a `ddmarker`: it may be a smaller copy, so backgrounds.ts adds it last.
   */
  takeFrom(element: XmlElement): void {
    const text = childNamed(element, 'text')
    const isOwn =
      element.name === ORIGINAL_ELEMENT ||
      isMarkdown(element) ||
      isMarkdown(childNamed(element, 'questiontext'))
    if (text) text.text = isOwn ? withFigureRecipes(text.text) : htmlWithFigureRecipes(text.text)
    const addresses = new Map<string, string>()
    for (const file of element.attributes.type === 'ddmarker'
      ? []
      : childrenNamed(element, 'file')) {
      const address = file.attributes.encoding === 'base64' ? this.addressOf(file, isOwn) : null
      const { name = '', path = '/' } = file.attributes
      if (address) addresses.set(`${path}${name}`, address)
    }
    if (text && addresses.size) {
      text.text = text.text
        .replace(EMBEDDED, (whole, name: string) => addresses.get(`/${plain(name)}`) ?? whole)
        // Moodle turns links to recordings into players.
        .replace(SOUND_LINK, '![$1](')
    }
    element.children.forEach((child) => this.takeFrom(child))
  }

  /** The library address of an embedded file; null for one that can't be imported. */
  addressOf({ attributes, text }: XmlElement, isOwn: boolean): string | null {
    const { name = '', naziv = name, opis: alt = '' } = attributes
    const bytes = Buffer.from(text, 'base64')
    const hash = createHash('sha256').update(bytes).digest('hex')
    const known = this.byHash.get(hash)
    if (known) return pathOf(known)
    const sound = isOwn ? OWN_SOUND.exec(name)?.[1] : undefined
    if (!(sound ?? isPicture(bytes))) return null
    const kind = sound ? 'sound' : 'image'
    if (this.all.filter((one) => one.kind === kind).length >= MOST_EMBEDDED[kind]) return null
    const own = sound ?? (isOwn ? OWN_PICTURE.exec(name)?.[1] : undefined)
    const twin = this.all.find((one) => one.kind === kind && one.slug === own)
    if (twin) return pathOf(twin)
    const words = slugify(name.replace(/\.\w+$/, '')).slice(0, NAME_LENGTH) || 'slika'
    const slug = own ?? `${words}-${hash.slice(0, 8)}`
    const found = { kind, slug, name: naziv, alt, bytes } as const
    this.byHash.set(hash, found)
    return pathOf(found)
  }
}

/** Markdown comes from this project's export. A question's own files belong to its text. */
const isMarkdown = (element: XmlElement | undefined) => element?.attributes.format === 'markdown'

const pathOf = ({ kind, slug }: EmbeddedFile) => (kind === 'sound' ? soundPath : imagePath)(slug)

function plain(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const TEXT = /<text><!\[CDATA\[([\s\S]*?)\]\]><\/text>/g
const IN_LIBRARY = new RegExp(`!${WORDS}\\((/(?:slike|snimke)/[a-z0-9-]+)(?=[)\\s])`, 'g')

/** A library file encoded for XML. */
export type Embeddable = Omit<ExportedFile, 'open' | 'bytes'> & { base64: string }

/**
 * Embeds in a question's XML the library files whose addresses it contains, and its figures as
 * drawings.
 */
export const withFiles = (xml: string, files: ReadonlyMap<string, Embeddable>): Promise<string> =>
  withBackgrounds(withDrawnFigures(withLibraryFiles(xml, files)), async (address, places) => {
    const file = files.get(address)
    if (!file) return figureFile(address, places)
    const background = await letteredBackground(Buffer.from(file.base64, 'base64'), places)
    if (!background) return null
    const fileName = file.fileName.replace(/\.\w+$/, '.png')
    return {
      xml: fileXml({ ...file, ...background, fileName }),
      size: background.size,
      original: fileXml(file),
    }
  })

const withLibraryFiles = (xml: string, files: ReadonlyMap<string, Embeddable>): string =>
  files.size === 0
    ? xml
    : xml.replace(TEXT, (whole, text: string) => {
        const used = new Set<Embeddable>()
        const changed = text.replace(IN_LIBRARY, (own, words: string, address: string) => {
          const file = files.get(address)
          if (!file) return own
          used.add(file)
          const mark = address.startsWith(soundPath('')) ? '' : '!'
          return `${mark}[${words}](@@PLUGINFILE@@/${file.fileName}`
        })
        return used.size
          ? `<text><![CDATA[${changed}]]></text>${[...used].map(fileXml).join('')}`
          : whole
      })

const fileXml = ({ fileName, name, alt, base64 }: Embeddable) =>
  `<file name="${fileName}" path="/" encoding="base64" naziv="${escaped(name)}" opis="${escaped(alt)}">${base64}</file>`

const escaped = (text: string) =>
  text
    .replace(FORBIDDEN_XML_CHARACTERS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

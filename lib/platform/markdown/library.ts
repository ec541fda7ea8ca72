import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { imageSlugOf, type LibraryImages, NO_IMAGES, shownImage } from './library-images'
import { type LibrarySounds, NO_SOUNDS, player, soundSlugOf } from './library-sounds'

/** What a page must know of the images and recordings that its texts name. */
export type Library = { images: LibraryImages; sounds: LibrarySounds }

export const NO_LIBRARY: Library = { images: NO_IMAGES, sounds: NO_SOUNDS }

/** One in a text. */
export const LIBRARY_ADDRESS = /\/(?:slike|snimke)\/[a-z0-9]+(?:-[a-z0-9]+)*/g

export const isEmpty = ({ images, sounds }: Library): boolean => !images.size && !sounds.size

/** True for the address of an image or a recording, which a text may show. */
export const isOfLibrary = (address: string): boolean =>
  imageSlugOf(address) !== undefined || soundSlugOf(address) !== undefined

/** All such addresses in a text, each once. */
export const addressesIn = (text: string): string[] => [...new Set(text.match(LIBRARY_ADDRESS))]

/** True for an address behind which there is something. */
export const isKnown = ({ images, sounds }: Library, address: string): boolean =>
  images.has(imageSlugOf(address) ?? '') || sounds.has(soundSlugOf(address) ?? '')

/**
 * Gives images of the library their sizes, and recordings a player. Anything else leaves its
 * description: no request goes elsewhere.
 */
export function withLibrary(tree: Root, library: Library): Root {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const alt = String(node.properties.alt ?? '')
    const shown = shownOf(String(node.properties.src), alt, library)
    parent.children[index] = shown ?? { type: 'text', value: alt }
  })
  return tree
}

function shownOf(address: string, alt: string, { images, sounds }: Library): Element | null {
  const [image, sound] = [imageSlugOf(address), soundSlugOf(address)]
  const facts = images.get(image ?? '')
  const mark = sounds.get(sound ?? '')
  if (image && facts) return shownImage(image, facts, alt)
  return sound && mark ? player(sound, mark, alt) : null
}

import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { figureElement } from './drawn-figures'
import { imageSlugOf, type LibraryImages, NO_IMAGES, imageElement } from './library-images'
import { type LibrarySounds, NO_SOUNDS, audioPlayerElement, soundSlugOf } from './library-sounds'

/** Data that a page needs about the images and recordings in its texts. */
export type MediaLibrary = { images: LibraryImages; sounds: LibrarySounds }

export const EMPTY_MEDIA_LIBRARY: MediaLibrary = { images: NO_IMAGES, sounds: NO_SOUNDS }

/** A library address within a text. */
export const LIBRARY_ADDRESS = /\/(?:slike|snimke)\/[a-z0-9]+(?:-[a-z0-9]+)*/g

/** True for the address of a library image or recording. */
export const isLibraryAddress = (address: string): boolean =>
  imageSlugOf(address) !== undefined || soundSlugOf(address) !== undefined

/** All library addresses in a text, without duplicates. */
export const libraryAddressesIn = (text: string): string[] => [
  ...new Set(text.match(LIBRARY_ADDRESS)),
]

/** True for the address of an existing image or recording. */
export const isInLibrary = ({ images, sounds }: MediaLibrary, address: string): boolean =>
  images.has(imageSlugOf(address) ?? '') || sounds.has(soundSlugOf(address) ?? '')

/**
 * Gives library images their dimensions, recordings a player, and draws figures. Other images are
 * replaced by their descriptions, so that pages load nothing from elsewhere.
 */
export function withLibraryMedia(tree: Root, library: MediaLibrary): Root {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'img' || !parent || index === undefined) return
    const alt = String(node.properties.alt ?? '')
    const shown = shownOf(String(node.properties.src), alt, library)
    parent.children[index] = shown ?? { type: 'text', value: alt }
  })
  return tree
}

function shownOf(
  address: string,
  alt: string,
  { images, sounds }: MediaLibrary,
): ElementContent | null {
  const [image, sound] = [imageSlugOf(address), soundSlugOf(address)]
  const facts = images.get(image ?? '')
  const mark = sounds.get(sound ?? '')
  if (image && facts) return imageElement(image, facts, alt)
  if (sound && mark) return audioPlayerElement(sound, mark, alt)
  return figureElement(address, alt)
}

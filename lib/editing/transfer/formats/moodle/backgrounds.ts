import sharp from 'sharp'
import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'
import { drawFigure } from '@/lib/platform/figures/draw-figure'
import type { EmbeddedFileCollector } from './embedded'
import { figureOfFileName } from './drawn-figures'
import { pictureLetters, type Place } from './picture-letters'
import type { Size } from './zones'

/** The picture under the labels of a `ddmarker`. */
export type Background = {
  /** File name. */
  name: string
  /** Address in the library or of a drawing; null for a format that the library doesn't take. */
  address: string | null
  /** Null for a picture that can't be read. */
  size: Size | null
}

/**
 * The pictures of all `ddmarker` questions that have one.
 * @param ownQuestions those whose pictures have their names in the library
 */
export async function backgroundsOf(
  elements: XmlElement[],
  files: EmbeddedFileCollector,
  ownQuestions: ReadonlySet<XmlElement>,
): Promise<Map<XmlElement, Background>> {
  const found = new Map<XmlElement, Background>()
  for (const element of elements) {
    const file = childNamed(element, 'file')
    if (element.attributes.type !== 'ddmarker' || !file) continue
    const { name = '' } = file.attributes
    const figure = figureOfFileName(name)
    found.set(element, {
      name,
      address: figure ?? files.addressOf(file, ownQuestions.has(element)),
      size: figure ? drawFigure(figure) : await pictureSize(Buffer.from(file.text, 'base64')),
    })
  }
  return found
}

/** The size of a picture as shown, with the orientation of the camera; null for other files. */
async function pictureSize(bytes: Buffer): Promise<Size | null> {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return autoOrient
  } catch {
    return null
  }
}

/**
 * The largest picture under labels. Older Moodle shrinks to this size and counts its pixels after
 * that, newer shows and counts the stored ones.
 */
const LARGEST = { width: 600, height: 400 }

/**
 * A copy with letters that every Moodle shows as it is; null for bytes that are no picture. Moodle's
 * form takes no WebP there.
 * @param places in the order of their letters
 */
export async function asBackground(bytes: Buffer, places: Place[]) {
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height }
    const letters = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${pictureLetters(places, size)}</svg>`
    const lettered = sharp(data).composite([{ input: Buffer.from(letters) }])
    return { base64: (await lettered.png().toBuffer()).toString('base64'), size }
  } catch {
    return null
  }
}

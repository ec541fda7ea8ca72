import sharp from 'sharp'
import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'
import { drawFigure } from '@/lib/platform/figures/draw-figure'
import type { EmbeddedFileCollector } from './embedded'
import { figureOfFileName } from './drawn-figures'
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
 * @param ownQuestions those exported by this project, whose files are named by library slug
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

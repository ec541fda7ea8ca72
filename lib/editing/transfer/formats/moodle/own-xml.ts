import { isDeepStrictEqual } from 'node:util'
import { childNamed, readXml, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { parseOnlyQuestion } from './own-gift'
import { takeOwnComment } from './own-comment'
import { ORIGINAL_ELEMENT } from './original-marks'
import { rawText } from './text'
import type { Background } from './backgrounds'
import { withBackgrounds } from './write-marked-picture'
import { MOODLE_END, MOODLE_START, toMoodleElements } from './write'

/** Original questions by element. Null for further draws of a question already found. */
export type Originals = ReadonlyMap<XmlElement, ImportedQuestion | null>

/**
 * Finds the originals. If someone edited Moodle's version since, the edit wins.
 * @param backgrounds the pictures whose sizes determine the coordinates of zones
 */
export async function findOriginals(
  elements: XmlElement[],
  backgrounds: ReadonlyMap<XmlElement, Background>,
): Promise<Originals> {
  const found = new Map<XmlElement, ImportedQuestion | null>()
  for (const [index, element] of elements.entries()) {
    const own = rawText(childNamed(element, ORIGINAL_ELEMENT))
    const question = own ? parseOnlyQuestion(own) : null
    if (!question) continue
    const draws = toMoodleElements(question)
    const given = elements.slice(index, index + draws.length)
    const xml = await Promise.all(
      draws.map((draw, at) => withZonesFor(draw, given[at] && backgrounds.get(given[at]))),
    )
    const written = await readXml(MOODLE_START + xml.join('') + MOODLE_END)
    written.elements.forEach(takeOwnComment)
    if (!isDeepStrictEqual(given.map(canonical), written.elements.map(canonical))) continue
    given.forEach((one, at) => found.set(one, at ? null : question))
  }
  return found
}

/** Zones by the size of the draw's own picture: the size of a figure may change with the numbers. */
const withZonesFor = (draw: string, background: Background | undefined): Promise<string> =>
  withBackgrounds(draw, () => (background?.size ? { xml: '', size: background.size } : null))

type Canonical = { name: string; attributes: object; text: string; children: Canonical[] }

/** An address in angle brackets that could do without them, as a reader writes it back. */
const BRACKETED = /\]\(<([^<>\s()]+)>\)/g

/** An element without line numbers and embedded files. */
const canonical = ({ name, attributes, text, children }: XmlElement): Canonical => ({
  ...{ name, attributes: { ...attributes } },
  text: text.replace(/\r\n?/g, '\n').replace(BRACKETED, ']($1)').trim(),
  children: children.filter((one) => one.name !== 'file').map(canonical),
})

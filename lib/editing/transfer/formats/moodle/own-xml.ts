import { isDeepStrictEqual } from 'node:util'
import { childNamed, readXml, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { parseOnlyQuestion } from './own-gift'
import { takeOwnComment } from './own-comment'
import { ORIGINAL_ELEMENT } from './original-marks'
import { rawText } from './text'
import type { Background } from './backgrounds'
import { withBackgrounds } from './write-marked-picture'
import { MOODLE_END, MOODLE_START, moodleQuestions } from './write'

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
    const size = backgrounds.get(element)?.size
    const xml = await withBackgrounds(moodleQuestions(question).join(''), () =>
      size ? { xml: '', size } : null,
    )
    const written = await readXml(MOODLE_START + xml + MOODLE_END)
    written.elements.forEach(takeOwnComment)
    const given = elements.slice(index, index + written.elements.length)
    if (!isDeepStrictEqual(given.map(canonical), written.elements.map(canonical))) continue
    given.forEach((one, at) => found.set(one, at ? null : question))
  }
  return found
}

type Canonical = { name: string; attributes: object; text: string; children: Canonical[] }

/** An element without line numbers and embedded files. */
const canonical = ({ name, attributes, text, children }: XmlElement): Canonical => ({
  ...{ name, attributes: { ...attributes }, text: text.replace(/\r\n?/g, '\n').trim() },
  children: children.filter((one) => one.name !== 'file').map(canonical),
})

import { isDeepStrictEqual } from 'node:util'
import { childNamed, readXml, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { parseOnlyQuestion } from './own-gift'
import { ORIGINAL_ELEMENT } from './original-marks'
import { rawText } from './text'
import { MOODLE_END, MOODLE_START, moodleQuestions } from './write'

/** Original questions by element. Null for further draws of a question already found. */
export type Originals = ReadonlyMap<XmlElement, ImportedQuestion | null>

/** Finds the originals. If someone edited Moodle's version since, the edit wins. */
export async function findOriginals(elements: XmlElement[]): Promise<Originals> {
  const found = new Map<XmlElement, ImportedQuestion | null>()
  for (const [index, element] of elements.entries()) {
    const own = rawText(childNamed(element, ORIGINAL_ELEMENT))
    const question = own ? parseOnlyQuestion(own) : null
    if (!question) continue
    const written = await readXml(MOODLE_START + moodleQuestions(question).join('') + MOODLE_END)
    const given = elements.slice(index, index + written.elements.length)
    if (!isDeepStrictEqual(given.map(canonical), written.elements.map(canonical))) continue
    given.forEach((one, at) => found.set(one, at ? null : question))
  }
  return found
}

/** Elements that are written with a file (marked-picture.ts). */
const OF_FILES = new Set(['file', 'background', 'drop'])

type Canonical = { name: string; attributes: object; text: string; children: Canonical[] }

/** An element without line numbers, embedded files, and what depends on their size. */
const canonical = ({ name, attributes, text, children }: XmlElement): Canonical => ({
  ...{ name, attributes: { ...attributes }, text: text.replace(/\r\n?/g, '\n').trim() },
  children: children.filter((one) => !OF_FILES.has(one.name)).map(canonical),
})

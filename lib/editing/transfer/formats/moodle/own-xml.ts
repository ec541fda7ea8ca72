import { isDeepStrictEqual } from 'node:util'
import { childOf, readXml, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { onlyQuestionOf } from './own-gift'
import { ORIGINAL_XML } from './original-marks'
import { rawText } from './text'
import { MOODLE_END, MOODLE_START, moodleQuestions } from './write'

/** The originals that an export has put beside what it wrote for Moodle; null for other draws of one. */
export type Originals = ReadonlyMap<XmlElement, ImportedQuestion | null>

/** Finds them; whoever has changed Moodle's form of a question since wants the change. */
export async function originalsOf(elements: XmlElement[]): Promise<Originals> {
  const found = new Map<XmlElement, ImportedQuestion | null>()
  for (const [index, element] of elements.entries()) {
    const own = rawText(childOf(element, ORIGINAL_XML))
    const question = own ? onlyQuestionOf(own) : null
    if (!question) continue
    const written = await readXml(MOODLE_START + moodleQuestions(question).join('') + MOODLE_END)
    const given = elements.slice(index, index + written.elements.length)
    if (!isDeepStrictEqual(given.map(canonical), written.elements.map(canonical))) continue
    given.forEach((one, at) => found.set(one, at ? null : question))
  }
  return found
}

type Canonical = { name: string; attributes: object; text: string; children: Canonical[] }

/** Without places in the file and embedded files. */
const canonical = ({ name, attributes, text, children }: XmlElement): Canonical => ({
  ...{ name, attributes: { ...attributes }, text: text.replace(/\r\n?/g, '\n').trim() },
  children: children.filter((one) => one.name !== 'file').map(canonical),
})

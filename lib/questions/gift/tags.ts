import { KIND_TAGS } from '../kinds/gift'
import type { Notes } from './notes'

const TAGS = [
  { name: 'bonus', hasValue: false },
  { name: 'racun', hasValue: true },
  ...KIND_TAGS.map(({ name, value }) => ({ name, hasValue: value !== undefined })),
]

/** Tags of the comment lines above a question (docs/content-format.md); unknown ones are named. */
export function readTags(tags: string[], notes: Notes): Map<string, string> {
  const read = new Map<string, string>()
  // The parser lists a tag once for each attempt to read the question.
  for (const tag of new Set(tags)) {
    const [name = '', ...rest] = tag.split('=')
    const known = TAGS.find((one) => one.name === name.trim())
    if (!known || (!known.hasValue && rest.length)) {
      notes.warn(`Nepoznata oznaka „${tag}”.`)
      continue
    }
    const value = rest.join('=').trim()
    if (known.hasValue && !value) notes.fail(`Oznaka „${known.name}” nema vrijednost.`)
    if (read.has(known.name)) notes.fail(`Oznaka „${known.name}” napisana je dvaput.`)
    read.set(known.name, value)
  }
  return read
}

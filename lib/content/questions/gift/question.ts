import type { GIFTQuestion } from 'gift-pegjs'
import type { ImportedQuestion } from '../model'
import { questionTextFromFile, giftRules, KIND_SPECIFIC_TAGS, readGiftBody } from '../kinds/gift'
import { splitDefinitions } from '../numbers/plan'
import type { ImportNotes } from './notes'

const SKIPPED = { Essay: 'Esejsko pitanje', Description: 'Opis', Category: 'Kategorija' } as const

/** An item of the parser as a question; null for items of a kind that quizzes don't have. */
export function readGiftQuestion(
  item: GIFTQuestion,
  line: number,
  notes: ImportNotes,
): ImportedQuestion | null {
  if (item.type === 'Essay' || item.type === 'Description' || item.type === 'Category') {
    const name = item.title ?? (item.type === 'Category' ? '' : item.stem.text.slice(0, 40))
    notes.warn(`${SKIPPED[item.type]} „${name}” nije vrsta pitanja za kviz i preskače se.`)
    return null
  }
  const tags = readTags(item.tags ?? [], notes)
  const body = readGiftBody(item, notes, tags)
  if (!body) throw new Error(`No kind of question reads ${item.type}`)
  const question: ImportedQuestion = {
    line,
    key: item.title?.trim() ?? '',
    text: questionTextFromFile(notes.text(item.stem), body),
    body,
    explanation: notes.feedback(item.globalFeedback),
    ...propertiesFromTags(tags),
  }
  checkTags(tags, body.kind, notes)
  return question
}

/** Properties that tags give to questions of any kind. */
export const propertiesFromTags = (tags: Map<string, string>) => ({
  isBonus: tags.has('bonus'),
  ...(tags.has('izvan-baze') && { isInKnowledgeBase: false }),
  ...(tags.has('baza-znanja') && { isInKnowledgeBase: true }),
  numbers: tags.has('brojevi') ? splitDefinitions(tags.get('brojevi') ?? '').join('\n') : null,
  calculation: tags.get('racun') ?? null,
  ...(tags.has('nacrt') && { isDraft: true as const }),
})

/** Records an error for each tag that belongs to another kind of question. */
export function checkTags(
  tags: Map<string, string>,
  kind: ImportedQuestion['body']['kind'],
  notes: ImportNotes,
) {
  const own = giftRules(kind).tags?.map(({ name }) => name) ?? []
  for (const { name, takers } of KIND_SPECIFIC_TAGS) {
    const isMisplaced = tags.has(name) && !own.includes(name)
    if (isMisplaced) notes.fail(`Oznaka „${name}” vrijedi samo za ${takers}.`)
  }
}

const TAGS = [
  { name: 'bonus', hasValue: false },
  { name: 'baza-znanja', hasValue: false },
  { name: 'izvan-baze', hasValue: false },
  { name: 'nacrt', hasValue: false },
  { name: 'racun', hasValue: true },
  { name: 'brojevi', hasValue: true },
  ...KIND_SPECIFIC_TAGS,
]

/**
 * Tags from the comment lines above a question (docs/content-format.md); unknown tags get a
 * warning.
 */
export function readTags(tags: string[], notes: ImportNotes): Map<string, string> {
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

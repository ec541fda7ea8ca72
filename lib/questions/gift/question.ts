import type { GIFTQuestion } from 'gift-pegjs'
import { CONTENT_LIMITS } from '@/lib/content/limits'
import { checkCalculation } from '../calculation'
import type { ImportedQuestion } from '../model'
import { giftRules, KIND_TAGS, readBody } from '../kinds/gift'
import { Notes } from './notes'

const SKIPPED = { Essay: 'Esejsko pitanje', Description: 'Opis', Category: 'Kategorija' } as const

const MAX_KEY = 120

/** One item of the parser as a question; none when it is skipped or has a fault. */
export function readQuestion(item: GIFTQuestion, line: number) {
  const notes = new Notes()
  const { errors, warnings } = notes
  if (item.type === 'Essay' || item.type === 'Description' || item.type === 'Category') {
    const name = item.title ?? (item.type === 'Category' ? '' : item.stem.text.slice(0, 40))
    notes.warn(`${SKIPPED[item.type]} „${name}” nije vrsta pitanja za kviz i preskače se.`)
    return { question: null, errors, warnings }
  }
  const tags = readTags(item.tags ?? [], notes)
  const body = readBody(item, notes, tags)
  if (!body) throw new Error(`No kind of question reads ${item.type}`)
  const question: ImportedQuestion = {
    line,
    key: item.title?.trim() ?? '',
    text: notes.text(item.stem),
    body,
    explanation: notes.feedback(item.globalFeedback),
    isBonus: tags.has('bonus'),
    calculation: tags.get('racun') ?? null,
  }
  checkHead(question, notes)
  const { tag, check } = giftRules(body.kind)
  for (const { name, kind } of KIND_TAGS) {
    const isMisplaced = tags.has(name) && name !== tag?.name
    if (isMisplaced) notes.fail(`Oznaka „${name}” vrijedi samo za ${kind}.`)
  }
  check(body, notes, question.explanation)
  const disagreement = checkCalculation(question)
  if (disagreement) notes.fail(disagreement)
  const named = (message: string) => (question.key ? `${question.key}: ${message}` : message)
  return {
    question: errors.length ? null : question,
    errors: errors.map(named),
    warnings: warnings.map(named),
  }
}

function checkHead({ key, text }: ImportedQuestion, notes: Notes): void {
  if (!key)
    notes.fail('Pitanje nema ključ. Napiši ga ispred teksta između dvotočki: ::kratki-kljuc::')
  if (key.length > MAX_KEY) notes.fail(`Ključ je dulji od ${MAX_KEY} znakova.`)
  if (!text) notes.fail('Pitanje nema tekst.')
  if (text.length > CONTENT_LIMITS.questionText) {
    notes.fail(`Tekst je dulji od ${CONTENT_LIMITS.questionText} znakova.`)
  }
}

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

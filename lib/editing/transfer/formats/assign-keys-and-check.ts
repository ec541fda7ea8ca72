import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { eventLoopYielder } from '@/lib/platform/event-loop'
import { slugify } from '@/lib/platform/hr/slug'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { checkImportedQuestion } from '@/lib/content/questions/gift/check-question'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { withReplacedGaps } from '@/lib/content/questions/kinds/gaps/passage'
import type { ImportedQuestion, QuestionBody } from '@/lib/content/questions/model'
import { textsOf } from '@/lib/content/questions/texts'
import {
  MOST_ROWS,
  TOO_MANY_ROWS,
  type UncheckedQuestion,
  type UploadEntry,
  type OpenQuestion,
  type ReadRow,
} from './model'
import { checkOpenQuestion } from './open-question'

const MAX_KEY = 120
const MADE_KEY = 60
const NAME = 70

type Options = {
  /** GIFT messages name its syntax in brackets; other formats drop that part. */
  isGift?: boolean
  /** Names may repeat, as in a question bank: the second one gets a number. */
  repeats?: boolean
}

/** Gives every question a key, checks it, and reports missing parts. */
export async function assignKeysAndCheck(
  entries: Iterable<UploadEntry>,
  options: Options = {},
): Promise<ReadRow[]> {
  const keys = new Map<string, number>()
  const rows: ReadRow[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const entry of entries) {
    if (rows.length === MOST_ROWS) throw new UnreadableUpload(TOO_MANY_ROWS)
    rows.push(finished(entry, keys, options))
    await yieldToEventLoop()
  }
  return rows
}

function finished(entry: UploadEntry, keys: Map<string, number>, options: Options): ReadRow {
  const { line, lesson, draft, notes } = entry
  const question = draft && keyed(draft, entry, keys, options)
  const open = entry.open && onlyOnce(entry.open, entry, keys)
  // After read errors, further faults may come from the reading, not from the author.
  if (!notes.errors.length) checkTexts(question, open, notes)
  const clear = (list: readonly string[]) =>
    options.isGift ? [...list] : list.map((message) => message.replace(/ \(#+\)/, ''))
  const name = entry.name ?? (draft?.key || draft?.text || open?.prompt || '')
  return {
    ...{ line, lesson, name: shortened(name) },
    question: notes.errors.length ? null : question,
    open: notes.errors.length ? null : (open ?? null),
    errors: clear(notes.errors),
    lacks: clear(notes.lacks),
    warnings: clear(notes.warnings),
  }
}

/** Longer texts are not checked. */
const MOST_TEXT = 20_000

function checkTexts(
  question: ImportedQuestion | null,
  open: OpenQuestion | null | undefined,
  notes: ImportNotes,
): void {
  const texts = question
    ? [
        ...[question.text, question.explanation ?? '', ...(question.hints ?? [])],
        ...textsOf(question.body),
      ]
    : textsOf(open)
  if (texts.some((text) => text.length > MOST_TEXT)) return notes.fail('Jedan je tekst predug.')
  if (question) checkImportedQuestion(question, notes)
  if (open) checkOpenQuestion(open, notes)
  for (const text of texts) {
    for (const { message } of checkMarkdown(text).faults) notes.fail(message)
  }
}

function keyed(
  draft: UncheckedQuestion,
  { line, lesson, notes }: UploadEntry,
  keys: Map<string, number>,
  { repeats = false }: Options,
): ImportedQuestion {
  const given = draft.key?.normalize('NFC').trim()
  const base = given || madeKey(namingText(draft))
  const place = (key: string) => `${lesson ?? ''}\t${key}`
  let key = base
  if (!given || repeats) {
    for (let number = 2; keys.has(place(key)); number += 1)
      key = `${base.slice(0, MAX_KEY - 6)}-${number}`
  }
  const first = keys.get(place(key))
  if (first !== undefined) notes.fail(`Ključ „${key}” već ima pitanje u retku ${first}.`)
  else keys.set(place(key), line)
  return { ...draft, line, key, body: mended(draft.body, notes) }
}

/** Refuses a repeated open question; its prompt identifies it. */
function onlyOnce(
  open: OpenQuestion,
  { line, lesson, notes }: UploadEntry,
  keys: Map<string, number>,
): OpenQuestion {
  const place = `${lesson ?? ''}\t\t${open.prompt}`
  const first = keys.get(place)
  if (first !== undefined) notes.fail(`Isto pitanje već je u retku ${first}.`)
  else keys.set(place, line)
  return open
}

/** Instructions such as „Dopuni tekst.” repeat, so a gap question is named by its passage. */
const namingText = ({ text, body }: UncheckedQuestion): string =>
  body.kind === 'gaps' ? withReplacedGaps(body.passage, () => ' ') : text

/** A key from the first words of a text, without formulas. */
function madeKey(text: string): string {
  const words = slugify(text.replace(/\$[^$]*\$/g, ' '))
  return words.length <= MADE_KEY
    ? words || 'pitanje'
    : words.slice(0, MADE_KEY + 1).replace(/-[^-]*$/, '')
}

/** Other programs may not penalize wrong choices. Here one costs as much as a right one gains. */
function mended(body: QuestionBody, notes: ImportNotes): QuestionBody {
  if (body.kind !== 'several' || body.choices.every(({ weight }) => weight)) return body
  const right = body.choices.filter(({ weight }) => weight > 0).length
  if (!right) return body
  const wrong = -Math.round(10_000_000 / right) / 100_000
  notes.warn(`Pogrešan odgovor ovdje oduzima: postavljeno je ${wrong} %.`)
  const choices = body.choices.map((one) => (one.weight ? one : { ...one, weight: wrong }))
  return { ...body, choices }
}

const shortened = (name: string): string =>
  name.length <= NAME ? name : `${name.slice(0, NAME - 1).trimEnd()}…`

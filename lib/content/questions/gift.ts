import { parse, SyntaxError as GiftSyntaxError, type GIFTQuestion } from 'gift-pegjs'
import { splitBlocks, type Block } from './gift/blocks'
import { checkImportedQuestion } from './gift/check-question'
import { inexactNumbers } from './gift/exact-numbers'
import { readHints } from './gift/hints'
import { toParseableGift, isCloze } from './gift/moodle-forms'
import { ImportNotes, type TextConverter } from './gift/notes'
import { takePairReasons, withPairReasons } from './gift/pair-reasons'
import { readGiftQuestion } from './gift/question'
import { explainSyntaxError } from './gift/syntax-error'
import type { ImportedQuestion } from './model'
import type { NumbersCheckOptions } from './numbers/check'

export type { ImportedQuestion } from './model'

/** A message about a file, for an admin. Lines count from 1. */
type GiftNote = { line: number; message: string }

export type GiftFile = {
  questions: ImportedQuestion[]
  errors: GiftNote[]
  warnings: GiftNote[]
}

export type QuestionReadOptions = NumbersCheckOptions & {
  /** False reads faultless files faster: no question is checked. */
  isChecked?: boolean
}

/**
 * Reads a Moodle GIFT file with gift-pegjs and checks every question against docs/content-format.md.
 * Never throws: a question with a fault is left out and its fault listed with its line. Essays,
 * descriptions and categories are skipped with a warning.
 * Yields after each question, so that a server can answer other requests meanwhile.
 * @param fileName for the message about a file without questions
 */
export function* readGiftFileInSteps(
  source: string,
  fileName: string,
  { isChecked = true, ...numbers }: QuestionReadOptions = {},
): Generator<undefined, GiftFile> {
  const file: GiftFile = { questions: [], errors: [], warnings: [] }
  for (const { line, question, notes } of readGiftEntries(source)) {
    if (question && isChecked) checkImportedQuestion(question, notes, numbers)
    const name = question?.key ? `${question.key}: ` : ''
    const inFile = (message: string) => ({ line, message: name + message })
    // A draft may be incomplete; an entry that is too faulty even for a draft is left out.
    const errors = [...notes.errors, ...(question?.isDraft ? [] : notes.lacks)]
    if (question?.isDraft)
      file.warnings.push(...errors.map((why) => inFile(`Skica nije uvezena: ${why}`)))
    else file.errors.push(...errors.map(inFile))
    file.warnings.push(...notes.warnings.map(inFile))
    if (question && !errors.length) file.questions.push(question)
    yield
  }
  refuseRepeatedKeys(file)
  if (!file.questions.length && !file.errors.length && !file.warnings.length) {
    file.warnings.push({ line: 1, message: `U datoteci ${fileName} nema pitanja.` })
  }
  return file
}

/** The content of an essay; `tags` come from the comments above it. */
export type Essay = { text: string; explanation: string | null; tags: string[] }

/** One unchecked entry of a GIFT file; without a question, `notes` contain the reason. */
export type GiftEntry = {
  line: number
  question: ImportedQuestion | null
  /** An essay, from which the caller may make an open question. */
  essay?: Essay
  /** A text that introduces the questions after it. */
  description?: { name: string; text: string }
  /** The path of a `$CATEGORY` line, the category of the questions after it. */
  category?: string
  notes: ImportNotes
}

/** The entries of a GIFT file in order. @param convert see the constructor of `ImportNotes` */
export function* readGiftEntries(source: string, convert?: TextConverter): Generator<GiftEntry> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const block of splitBlocks(text)) yield* readBlock(block, convert)
}

/** Maximum number of characters of one question, about a thousand lines. */
const MOST_BLOCK = 50_000

function readBlock(block: Block, convert: TextConverter | undefined): GiftEntry[] {
  if (block.text.length > MOST_BLOCK) {
    const notes = new ImportNotes()
    notes.fail('Pitanje je predugo.')
    return [{ line: block.line, question: null, notes }]
  }
  if (convert && isCloze(block.text)) {
    const notes = new ImportNotes()
    notes.fail('Vrsta „Umetnuti odgovori (Cloze)” ne postoji u Iskri.')
    return [{ line: block.line, question: null, notes }]
  }
  const { hints, faultLine, text: gift } = readHints(block)
  try {
    const { text: bare, reasons } = takePairReasons(gift)
    const text = convert ? toParseableGift(bare) : bare
    return withPairReasons(parse(text), reasons).map((item: GIFTQuestion) => {
      const notes = new ImportNotes(convert)
      const line = faultLine ?? block.line
      const read = readGiftQuestion(item, block.line, notes)
      const question = read && { ...read, ...(hints.length && { hints }) }
      const rounded = item.type === 'Numerical' ? inexactNumbers(gift) : []
      for (const number of rounded) {
        notes.fail(`Broj ${number} ima previše znamenki: bio bi zaokružen.`)
      }
      if (item.type === 'Category') return { line, question, notes, category: item.title }
      return {
        line,
        question,
        notes,
        ...(item.type === 'Essay' && { essay: essayOf(item, notes) }),
        ...(item.type === 'Description' && {
          description: { name: item.title ?? '', text: notes.text(item.stem) },
        }),
      }
    })
  } catch (error) {
    if (!(error instanceof GiftSyntaxError)) throw error
    const { line, message } = explainSyntaxError(error, block.text)
    const notes = new ImportNotes()
    notes.fail(message)
    return [{ line: block.startLine + line - 1, question: null, notes }]
  }
}

const essayOf = (
  { stem, globalFeedback, tags }: GIFTQuestion & { type: 'Essay' },
  notes: ImportNotes,
) => ({
  text: notes.text(stem),
  explanation: notes.feedback(globalFeedback),
  tags: [...new Set(tags ?? [])],
})

function refuseRepeatedKeys(file: GiftFile): void {
  const lines = new Map<string, number>()
  for (const { key, line } of file.questions) {
    const first = lines.get(key)
    if (first === undefined) lines.set(key, line)
    else file.errors.push({ line, message: `Ključ „${key}” već ima pitanje u retku ${first}.` })
  }
  const isFirst = ({ key, line }: ImportedQuestion) => lines.get(key) === line
  file.questions = file.questions.filter(isFirst)
}

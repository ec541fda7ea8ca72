import { convertPlainText, createConvertingNotes } from './foreign-text-to-markdown'
import { assignKeysAndCheck } from './assign-keys-and-check'
import { warnAboutOrderReferences } from './order-references'
import { DEFAULT_QUESTION_FIELDS, type UploadEntry, type ReadRow } from './model'

const OPTION = /^([A-Z])[.)]\s+(.*)$/
/** Most options of a question. */
const LETTERS = 26
const ANSWER = /^ANSWER:\s*([A-Z])\s*$/i
/** An unsupported answer line: several letters, or words. */
const OTHER_ANSWER = /^ANSWER:/i

/** True for options and answers in Aiken syntax without GIFT answers. */
export const isAiken = (source: string): boolean =>
  /^ANSWER:\s*[A-Z]\s*$/im.test(source) &&
  /^\s*[A-Z][.)]\s/m.test(source) &&
  !/(?<!\\)\{\s*[=~#}]/.test(source)

/** Reads Aiken: a question, lettered options, and `ANSWER: B`. */
export const readAiken = (source: string): Promise<ReadRow[]> =>
  assignKeysAndCheck(entriesOf(source))

/** Explanations that some programs write below an answer. */
const EXPLANATION = /^(?:FEEDBACK|EXPLANATION|RATIONALE):\s*(.+)$/i

type Option = { letter: string; text: string }
type Open = { line: number; text: string[]; options: Option[]; right?: string }

function* entriesOf(source: string): Generator<UploadEntry> {
  let open: Open | null = null
  for (const [index, raw] of source.split('\n').entries()) {
    const text = raw.trim()
    const option = OPTION.exec(text)
    const answer = ANSWER.exec(text)
    const explanation = EXPLANATION.exec(text)
    if (open?.right) {
      if (!text) continue
      yield entryOf(open, explanation?.[1])
      open = null
      if (explanation) continue
    }
    if (answer) {
      open = { ...(open ?? { line: index + 1, text: [], options: [] }), right: answer[1] ?? '' }
    } else if (OTHER_ANSWER.test(text) || (option && !open)) {
      // Neither line belongs to the next question's text.
      yield strayEntry(open ?? { line: index + 1, text: [text], options: [] }, text)
      open = null
    } else if (option && open?.text.length && open.options.length < LETTERS) {
      open.options.push({ letter: option[1] ?? '', text: option[2] ?? '' })
    } else if (text) {
      if (open?.options.length) {
        yield entryOf(open)
        open = null
      }
      open ??= { line: index + 1, text: [], options: [] }
      open.text.push(text)
    }
  }
  if (open) yield entryOf(open)
}

/** Reports a misplaced line with the question it belongs to. */
function strayEntry({ line, text }: Open, stray: string): UploadEntry {
  const notes = createConvertingNotes()
  const why = OTHER_ANSWER.test(stray)
    ? 'U Aikenu odgovor ima točno jedno slovo'
    : 'Ponuđeni odgovor stoji bez pitanja'
  notes.fail(`${why}: „${stray.slice(0, SHOWN)}”.`)
  return { line, lesson: null, draft: null, name: text.join(' '), notes }
}

const SHOWN = 60

/** A malformed option: a small letter, or no space after the mark. */
const NEARLY = /^[a-z][.)]\s*\S/i
const HOW =
  'Ponuđeni odgovori nisu zapisani kao u Aikenu: veliko slovo, točka ili zagrada, razmak („A. pas”).'

function entryOf({ line, text, options, right }: Open, explanation?: string): UploadEntry {
  const notes = createConvertingNotes()
  const name = text.join(' ') || `Redak ${line}`
  if (!right) {
    notes.fail('Pitanju nedostaje redak „ANSWER:” sa slovom točnog odgovora.')
    return { line, lesson: null, draft: null, name, notes }
  }
  if (!options.length && text.slice(1).some((one) => NEARLY.test(one))) {
    notes.fail(HOW)
    return { line, lesson: null, draft: null, name: text[0] ?? name, notes }
  }
  const choices = options.map((option) => ({
    text: convertPlainText(option.text),
    weight: option.letter === right.toUpperCase() ? 100 : 0,
    feedback: null,
  }))
  // Aiken's options are lettered, so they may refer to each other.
  const texts = choices.map((choice) => choice.text)
  warnAboutOrderReferences(texts, notes)
  const draft = {
    ...DEFAULT_QUESTION_FIELDS,
    key: null,
    text: convertPlainText(text.join('\n')),
    explanation: explanation ? convertPlainText(explanation) : null,
    body: { kind: 'single' as const, choices },
  }
  return { line, lesson: null, draft, notes }
}

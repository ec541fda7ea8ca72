import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import type { Choice } from '@/lib/content/questions/kinds/define-kind'
import { number } from '@/lib/content/questions/kinds/number/judge'
import { shownItems } from '@/lib/content/questions/kinds/ordering/model'
import type { BodyOf, QuestionBody, QuestionKind } from '@/lib/content/questions/model'
import { optionIdAt } from '@/lib/content/questions/option-id'
import { SPOKEN_LENGTH } from './limits'

/** An item the child was asked; texts are Markdown. */
export type AnsweredItem =
  | { kind: 'question'; text: string; body: QuestionBody; explanation: string | null }
  | { kind: 'card'; front: string; back: string }
  | { kind: 'check'; prompt: string; modelAnswer: string }

/** A question to ask aloud and its answer, in plain text. */
export type SpokenQuestion = { question: string; answer: string }

/**
 * Sentences with instructions for a screen. A full stop after a number does not end a sentence.
 * „Zaokruži” means to circle an answer, but mostly to round a number, which is the task.
 */
const ON_SCREEN =
  /(?<=[.?!:]\s|^)(?:Upiši|Napiši|Označi|Odaberi|Klikni|Spoji|Dodirni|Zaokruži(?= (?:toč|isprav|slov)))(?!\p{L}).*?[.?!](?=\s+\P{Ll}|\s*$)/gu

/** Words for something that must be seen. */
const TO_BE_SEEN =
  /(?<!\p{L})(?:slic[iaeu]|crtež\p{L}*|tablic\p{L}*|grafikon\p{L}*|prikazan\p{L}*|istaknut\p{L}*|podcrtan\p{L}*|dijagram\p{L}*|dopun\p{L}*)(?!\p{L})/iu

/** A gap to fill in, which can't be heard. */
const GAP = /_|…|\.{3}|= \?/u

/** Questions about spelling: č and ć, capitals and doubled letters sound alike. */
const SPELLING =
  /(?<!\p{L})(?:(?:točno|pravilno|ispravno|pogrešno) (?:je )?napisan\p{L}*|napisan\p{L}* (?:je )?(?:točno|pravilno|ispravno|pogrešno)|napiši točno|nema pogreške|slovo [čćđ])(?!\p{L})/iu

/** Questions that a child can answer without hearing the options. */
const NEEDS_NO_OPTIONS = /^(?:koliko|tko|kada|gdje|kako se (?:zove|naziva)|u kojoj godini)\s/i

/** Turns an item into a question to ask aloud; null where this is impossible. */
export function toSpokenQuestion(asked: AnsweredItem): SpokenQuestion | null {
  const spoken = spokenOf(asked)
  if (!spoken || spoken.answer.length > SPOKEN_LENGTH.answer) return null
  const isShort = spoken.question.length <= SPOKEN_LENGTH.question
  return isShort && spoken.question && spoken.answer ? spoken : null
}

function spokenOf(asked: AnsweredItem): SpokenQuestion | null {
  if (asked.kind === 'card') return cardOf(asked)
  if (asked.kind === 'check')
    return pair(toAudibleText(asked.prompt), toLosslessPlainText(asked.modelAnswer))
  const text = toAudibleText(asked.text)
  const { body, explanation } = asked
  return text === null ? null : speakOf(body.kind)(text, body, explanation)
}

const pair = (question: string | null, answer: string | null): SpokenQuestion | null =>
  question === null || answer === null ? null : { question, answer }

function toAudibleText(markdown: string): string | null {
  const text = toLosslessPlainText(markdown)
  if (text === null || [TO_BE_SEEN, GAP, SPELLING].some((sign) => sign.test(text))) return null
  // A sentence quoted at the end brings its own full stop; „1962.?” keeps it.
  return (
    text
      .replace(ON_SCREEN, '')
      .replace(/(?<=\p{L}{4})\.(?=[?!])/gu, '')
      .replace(/\s+/g, ' ')
      .trim() || null
  )
}

function cardOf({ front, back }: Extract<AnsweredItem, { kind: 'card' }>): SpokenQuestion | null {
  const text = toAudibleText(front)
  if (text === null) return null
  return pair(askedByCard(text), toLosslessPlainText(back))
}

const QUESTION = /\?(?:$|\s)/
const CALCULATION = /^[\d\s+\-−·:,.()%/]+$/
/** One or two words: „Prost broj”, „Paralela (usporednica)”. */
const TERM = /^\p{L}\p{Ll}+(?: \p{Ll}+)?(?: \([\p{L} ]+\))?$/u

/** The front of a card may be a question, a calculation, a term, or any other text. */
function askedByCard(front: string): string {
  if (QUESTION.test(front)) return front
  if (CALCULATION.test(front)) return `Koliko je ${front}?`
  if (TERM.test(front)) return `Što znaš o pojmu „${front}”?`
  return `Na kartici piše: ${front.replace(/[.!]$/, '')}. Što je na poleđini?`
}

type Speak<Kind extends QuestionKind> = (
  text: string,
  body: BodyOf<Kind>,
  explanation: string | null,
) => SpokenQuestion | null

const SPEAK: { [Kind in QuestionKind]: Speak<Kind> } = {
  single: (text, { choices }) => singleOf(text, choices),
  several: (text, { choices }) => severalOf(text, choices),
  'true-false': (text, { isTrue, wrongFeedback }, explanation) => {
    const verdict = isTrue ? 'Točno.' : 'Netočno.'
    const reason = explanation ?? (isTrue ? null : wrongFeedback)
    const why = reason && toLosslessPlainText(reason)
    return { question: `Točno ili netočno? ${text}`, answer: why ? `${verdict} ${why}` : verdict }
  },
  short: (text, { answers }) =>
    pair(text, answers.find(({ weight }) => weight === 100)?.text ?? null),
  number: (text, body) => pair(text, number.correct(body).text),
  // Two lists are too much to remember.
  matching: () => null,
  groups: () => null,
  gaps: () => null,
  line: () => null,
  spot: () => null,
  ordering: (text, body) => {
    const [shown, right] = [
      optionsOf(shownItems(body).map((item) => item.text)),
      optionsOf(body.items),
    ]
    return shown && right && { question: offered(text, shown), answer: right.join('; ') }
  },
}

const speakOf = <Kind extends QuestionKind>(kind: Kind): Speak<Kind> => SPEAK[kind]

function singleOf(text: string, choices: Choice[]): SpokenQuestion | null {
  const options = optionsOf(choices.map(({ text }) => text))
  const right = choices.findIndex(({ weight }) => weight === 100)
  if (!options || !options[right]) return null
  const answer = options[right]
  return { question: NEEDS_NO_OPTIONS.test(text) ? text : offered(text, options), answer }
}

function severalOf(text: string, choices: Choice[]): SpokenQuestion | null {
  const options = optionsOf(choices.map(({ text }) => text))
  if (!options) return null
  const right = options.filter((_, index) => (choices[index]?.weight ?? 0) > 0)
  const question = offered(`${text} Može biti više točnih odgovora.`, options)
  return right.length ? { question, answer: right.join('; ') } : null
}

/** `Ponuđeno je: a) 24; b) 15.`: lettered, because options may contain commas. */
function offered(text: string, options: string[]): string {
  const row = options.map((option, index) => `${optionIdAt(index)}) ${option}`).join('; ')
  return `${text} Ponuđeno je: ${row}${row.endsWith('.') ? '' : '.'}`
}

/** In a list of options a sentence loses its full stop; an abbreviation keeps it. */
const withoutStop = (option: string) =>
  /^\p{Lu}/u.test(option) ? option.replace(/\.$/, '') : option

/** The options to read aloud; null when one is unreadable or too long to remember. */
function optionsOf(texts: string[]): string[] | null {
  const options = texts.map((text) => withoutStop(toLosslessPlainText(text) ?? ''))
  const isHeard = (option: string) => option.length > 0 && option.length <= SPOKEN_LENGTH.option
  return options.every(isHeard) ? options : null
}

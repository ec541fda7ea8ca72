/** An answer of a Cloze as it is written: `=right`, `%50%partly`, `wrong`, each with `#reason`. */
type WrittenAnswer = { percent: number; answer: string; reason: string }

const MARK = /(?:=|%(-?\d+(?:[.,]\d*)?)%)?/y

/**
 * The answers that begin at this place, and the place of the brace that ends them; null without such
 * a brace. Moodle's rules: an answer has at least one sign, and ends before a `~`, `#` or `}` that no
 * backslash or ampersand precedes; a reason ends before a `~` or `}` that no backslash precedes. Two
 * backslashes are no exception.
 */
export function writtenAnswers(
  text: string,
  from: number,
): { answers: WrittenAnswer[]; end: number } | null {
  const answers: WrittenAnswer[] = []
  let end = from
  do {
    if (text[end] === '~') end += 1
    const { percent, start } = markAt(text, end)
    const answerEnd = endOfAnswer(text, start)
    if (answerEnd < 0) return null
    const isReasoned = text[answerEnd] === '#'
    end = isReasoned ? endOfReason(text, answerEnd + 1) : answerEnd
    if (end < 0) return null
    const reason = isReasoned ? text.slice(answerEnd + 1, end) : ''
    answers.push({ percent, answer: text.slice(start, answerEnd).trim(), reason })
  } while (text[end] === '~')
  return { answers, end }
}

function markAt(text: string, at: number) {
  MARK.lastIndex = at
  const [mark = '', percent = '0'] = MARK.exec(text) ?? []
  const start = at + mark.length
  return { start, percent: mark === '=' ? 100 : Number(percent.replace(',', '.')) }
}

const ENDS = '~#}'

function endOfAnswer(text: string, from: number): number {
  // Moodle would take this brace for an answer that goes on to the next brace of the text.
  if (text[from] === '}' && !ENDS.includes(text[from + 1] ?? ' ')) return from
  for (let at = from + 1; at < text.length; at += 1)
    if (ENDS.includes(text[at] ?? '') && !/(?:\\|&|&amp;)$/.test(text.slice(at - 5, at))) return at
  return -1
}

function endOfReason(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1)
    if ((text[at] === '~' || text[at] === '}') && text[at - 1] !== '\\') return at
  return -1
}

/** Undoes Moodle's only two escapes; every other backslash is a sign of the answer. */
export const unescapeWritten = (text: string): string =>
  text.replaceAll('\\}', '}').replaceAll('\\#', '#')

const FORMULA = /\\\(.*?\\\)/gs

/**
 * `unescapeWritten` for a text that is shown. A formula that Moodle would show with a brace missing
 * gets it back: whoever escaped `\}` there meant to escape `\{` as well.
 */
export const unescapeShown = (text: string): string =>
  unescapeWritten(text).replace(FORMULA, (formula) =>
    isBalanced(formula) ? formula : formula.replaceAll('\\{', '{'),
  )

const isBalanced = (formula: string) =>
  count(formula, /(?<!\\)\{/g) === count(formula, /(?<!\\)\}/g)
const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Escapes that Moodle's manual has, but its importer keeps as they are written. */
export const hasUnreadEscape = (typed: string): boolean => /(?<!\\)\\[~{/"]/.test(typed)

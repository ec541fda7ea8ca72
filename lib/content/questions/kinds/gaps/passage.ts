/** A gap in a text, by its number: `[[1]]`, as in Moodle. */
const GAP = /\[\[(\d{1,2})\]\]/g

/** Parts of a Markdown text in which a gap would not be rendered as text. */
const UNFILLABLE =
  /\$\$[^$]*\$\$|\$[^$\n]+\$|`[^`]*`|!?\[(?:[^[\]]|\[[^[\]]*\]|\[\[\d{1,2}\]\])*\]\([^)]*\)|\[\[\d{1,2}\]\](?=\()|(?<=!)\[\[\d{1,2}\]\]/g

/** The instruction of a text that begins with a gap. */
const DEFAULT_INSTRUCTION = 'Dopuni tekst.'

/** The numbers of all gaps in a text, in order, also where they can't be filled in. */
export const gapNumbersIn = (text: string): number[] =>
  [...text.matchAll(GAP)].map(([, number]) => Number(number))

/** The numbers of the gaps outside formulas, code, links and pictures. */
export const fillableGapsIn = (markdown: string): number[] =>
  gapNumbersIn(markdown.replace(UNFILLABLE, ''))

/** The text, as Markdown or HTML, with each gap replaced. */
export const withReplacedGaps = (text: string, valueOf: (number: number) => string): string =>
  text.replace(GAP, (_, number: string) => valueOf(Number(number)))

/** The words before and after a gap, which identify it in an edited text. */
export function wordsBeside(passage: string, number: number): string {
  const [before = '', after = ''] = passage.split(`[[${number}]]`)
  const words = (text: string) =>
    withReplacedGaps(text, () => ' ')
      .trim()
      .split(/\s+/)
  return `${words(before).at(-1)} ${words(after)[0]}`
}

/** The paragraphs before the first gap are the question, the others are the passage. */
export function splitPassage(markdown: string): { text: string; passage: string } {
  const gap = markdown.search(/\[\[\d{1,2}\]\]/)
  if (gap < 0) return { text: markdown.trim() || DEFAULT_INSTRUCTION, passage: '' }
  const start = markdown.lastIndexOf('\n\n', gap)
  return {
    text: markdown.slice(0, Math.max(0, start)).trim() || DEFAULT_INSTRUCTION,
    passage: markdown.slice(Math.max(0, start)).trim(),
  }
}

/** The whole text of a question as written in a file. @see splitPassage */
export const joinTextAndPassage = (text: string, passage: string): string => `${text}\n\n${passage}`

/** False where an import from a file would split the text and its passage elsewhere. */
export function isSplitRight(text: string, passage: string): boolean {
  const split = splitPassage(joinTextAndPassage(text, passage))
  return split.text === text.trim() && split.passage === passage.trim()
}

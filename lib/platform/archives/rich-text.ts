import { isNeutral } from '@/lib/platform/markdown/foreign-html/colours'
import { childrenNamed, type XmlElement } from './xml'

/** Formats that a run of text in a cell may have. */
const RUN_MARKS = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'] as const
export type RunMark = (typeof RUN_MARKS)[number]

/** A part of a cell's text with uniform formatting. */
export type Run = { text: string; marks: RunMark[]; isColoured: boolean }

/** A text in which only a part is bold, underlined or coloured. */
export class FormattedText {
  constructor(readonly runs: Run[]) {}

  get text(): string {
    return this.runs.map(({ text }) => text).join('')
  }
}

/**
 * Joins runs to a text. Uniform formatting is discarded, since it only belongs to the table's
 * design.
 */
export function joinRuns(runs: Run[]): string | FormattedText {
  const nonBlankRuns = runs.filter(({ text }) => text.trim())
  const looks = new Set(nonBlankRuns.map((run) => JSON.stringify([run.marks, run.isColoured])))
  const rich = new FormattedText(runs.filter(({ text }) => text))
  return looks.size > 1 ? rich : rich.text
}

export const emptyRun = (): Run => ({ text: '', marks: [], isColoured: false })

/** The runs of a shared text, without phonetic annotations. */
export const runsOf = (element: XmlElement): Run[] =>
  element.children.flatMap((child) => {
    if (child.name === 't') return { ...emptyRun(), text: child.text }
    if (child.name !== 'r') return []
    const run = {
      ...emptyRun(),
      text: childrenNamed(child, 't')
        .map(({ text }) => text)
        .join(''),
    }
    for (const look of childrenNamed(child, 'rPr').flatMap(({ children }) => children))
      applyRunProperty(run, look.name, look.attributes)
    return run
  })

const MARKS: Record<string, RunMark> = {
  ...{ b: 'bold', i: 'italic', u: 'underline', strike: 'strike' },
}

/** Applies one property of a run (ECMA-376, 18.4.7). */
export function applyRunProperty(
  run: Run,
  name: string,
  { val, rgb, theme }: Record<string, string>,
): void {
  const isOff = val === '0' || val === 'false' || val === 'none'
  const mark = name === 'vertAlign' ? RUN_MARKS.find((one) => one === val) : MARKS[name]
  if (mark && !isOff) run.marks.push(mark)
  if (name === 'color') run.isColoured = isColour(rgb, theme)
}

/** A theme begins with four neutral colours: light and dark, two of each. */
const INKS = 4

const isColour = (rgb: string | undefined, theme: string | undefined): boolean =>
  rgb ? !isNeutral(`#${rgb.slice(-6)}`) : theme !== undefined && Number(theme) >= INKS

import { readGift, type Essay } from '@/lib/questions/gift'
import { convert } from './convert'
import { finishRows } from './finish-rows'
import type { Entry, OpenQuestion, ReadRow } from './model'
import { OPEN_TAG, pointOf } from './open-question'

/** Reads GIFT of any program: HTML becomes Markdown, a category names the lesson. */
export const readGiftFile = (source: string): Promise<ReadRow[]> =>
  finishRows(entriesOf(source), { isGift: true })

function* entriesOf(source: string): Generator<Entry> {
  let lesson: string | null = null
  for (const { line, question, category, essay, notes } of readGift(source, convert)) {
    const open = essay && openOf(essay)
    if (category !== undefined) lesson = lastPart(category)
    else if (open) {
      notes.warnings.length = 0
      yield { line, lesson, draft: null, open, notes }
    } else {
      if (!question) for (const why of notes.warnings.splice(0)) notes.fail(why)
      const name = question ? undefined : `Redak ${line}`
      yield { line, lesson, draft: question, notes, ...(name && { name }) }
    }
  }
}

const POINT = /^tocka\s*=/

/** An essay that is tagged as an open question, with its key points. */
function openOf({ text, explanation, tags }: Essay): OpenQuestion | null {
  if (!tags.includes(OPEN_TAG)) return null
  const points = tags.filter((tag) => POINT.test(tag))
  const keyPoints = points.map((tag) => pointOf(tag.replace(POINT, '')))
  return { prompt: text, modelAnswer: explanation ?? '', keyPoints }
}

/** The end of a category's path, in which `//` stands for a slash of a name. */
export const lastPart = (path: string): string =>
  path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.replaceAll('//', '/')
    .trim() ?? ''

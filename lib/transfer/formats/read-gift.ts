import { readGift, type Essay, type GiftEntry } from '@/lib/questions/gift'
import { convert } from './convert'
import { finishRows } from './finish-rows'
import { segmentsOf } from './moodle/own-gift'
import type { Entry, OpenQuestion, ReadRow } from './model'
import { OPEN_TAG, pointOf } from './open-question'

/** Reads GIFT of any program: HTML becomes Markdown, a category names the lesson. */
export const readGiftFile = (source: string): Promise<ReadRow[]> =>
  finishRows(entriesOf(source), { isGift: true })

function* entriesOf(source: string): Generator<Entry> {
  let lesson: string | null = null
  for (const { line, question, category, essay, notes } of giftEntries(source)) {
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

/** The entries of a file; what this project has kept in its own writing is read as such. */
function* giftEntries(source: string): Generator<GiftEntry> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const segment of segmentsOf(text)) {
    const entries = readGift(segment.text, segment.isOwn ? undefined : convert)
    for (const entry of entries) {
      const line = entry.line + segment.line - 1
      const { question } = entry
      yield { ...entry, line, question: question && { ...question, line } }
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

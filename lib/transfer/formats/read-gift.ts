import { readGift } from '@/lib/questions/gift'
import { convert } from './convert'
import { finishRows } from './finish-rows'
import type { Entry, ReadRow } from './model'

/** Reads GIFT of any program: HTML becomes Markdown, a category names the lesson. */
export const readGiftFile = (source: string): Promise<ReadRow[]> =>
  finishRows(entriesOf(source), { isGift: true })

function* entriesOf(source: string): Generator<Entry> {
  let lesson: string | null = null
  for (const { line, question, category, notes } of readGift(source, convert)) {
    if (category !== undefined) lesson = lastPart(category)
    else {
      if (!question) for (const why of notes.warnings.splice(0)) notes.fail(why)
      const name = question ? undefined : `Redak ${line}`
      yield { line, lesson, draft: question, notes, ...(name && { name }) }
    }
  }
}

/** The end of a category's path, in which `//` stands for a slash of a name. */
export const lastPart = (path: string): string =>
  path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.replaceAll('//', '/')
    .trim() ?? ''

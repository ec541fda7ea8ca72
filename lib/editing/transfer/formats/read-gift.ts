import { readGiftEntries, type Essay, type GiftEntry } from '@/lib/content/questions/gift'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { foreignTextToMarkdown } from './foreign-text-to-markdown'
import { assignKeysAndCheck } from './assign-keys-and-check'
import { withIntros, type Intro } from './intros'
import { splitAtOriginals } from './moodle/own-gift'
import type { UploadEntry, OpenQuestion, ReadRow } from './model'
import { essayAsOpen, OPEN_QUESTION_TAG, parsePointLine } from './open-question'

/** Reads GIFT of any program: HTML becomes Markdown, a category names the lesson. */
export const readGiftFile = (source: string): Promise<ReadRow[]> =>
  assignKeysAndCheck(withIntros(entriesOf(source)), { isGift: true, repeats: true })

function* entriesOf(source: string): Generator<UploadEntry | Intro> {
  let lesson: string | null = null
  for (const { line, question, category, essay, description, notes } of giftEntries(source)) {
    const open = essay && openOf(essay, notes)
    if (category !== undefined) lesson = lastCategoryPart(category)
    else if (essay) {
      notes.warnings.length = 0
      const name = open ? undefined : essay.text
      yield { line, lesson, draft: null, notes, ...(open && { open }), ...(name && { name }) }
    } else if (description) {
      notes.warnings.length = 0
      yield { line, lesson, draft: null, notes, name: description.name, intro: description.text }
    } else {
      if (!question) for (const why of notes.warnings.splice(0)) notes.fail(why)
      const name = question ? undefined : `Redak ${line}`
      yield { line, lesson, draft: question, notes, ...(name && { name }) }
    }
  }
}

/** A file's entries. Originals of this project are read in its own syntax, others are converted. */
function* giftEntries(source: string): Generator<GiftEntry> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (const segment of splitAtOriginals(text)) {
    const entries = readGiftEntries(segment.text, segment.isOwn ? undefined : foreignTextToMarkdown)
    for (const entry of entries) {
      const line = entry.line + segment.line - 1
      const { question } = entry
      yield { ...entry, line, question: question && { ...question, line } }
    }
  }
}

const POINT = /^tocka\s*=/

/** An essay as an open question, with its key points. */
function openOf({ text, explanation, tags }: Essay, notes: ImportNotes): OpenQuestion | null {
  const points = tags.filter((tag) => POINT.test(tag))
  const keyPoints = points.map((tag) => parsePointLine(tag.replace(POINT, '')))
  const open = { prompt: text, modelAnswer: explanation ?? '', keyPoints }
  return tags.includes(OPEN_QUESTION_TAG) ? open : essayAsOpen(open, notes)
}

/** The last part of a category's path, where `//` is an escaped slash. */
export const lastCategoryPart = (path: string): string =>
  path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.replaceAll('//', '/')
    .trim() ?? ''

import { readGift } from '@/lib/content/questions/gift'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { giftWithOriginal } from './gift'

/** A part of a GIFT file: of another program, or a question of this project in its own writing. */
type Segment = { line: number; text: string; isOwn: boolean }

/** Lines end at \n alone: a text may hold other signs that end a line, as U+2028. */
const ORIGINAL = /^\/\/\| [^\n]*(?:\n\/\/\| [^\n]*)*$/gm

/**
 * Cuts a file at the originals that an export has put above what it wrote for Moodle. Whoever has
 * changed the question below since wants the change: then the original is a comment like others.
 */
export function* segmentsOf(source: string): Generator<Segment> {
  let end = 0
  let line = 1
  const part = (to: number, isOwn: boolean, text = source.slice(end, to)): Segment => {
    const segment = { line, text, isOwn }
    line += source.slice(end, to).split('\n').length - 1
    end = to
    return segment
  }
  for (const { 0: comment, index } of source.matchAll(ORIGINAL)) {
    if (index < end) continue
    const own = comment.replace(/^\/\/\| /gm, '')
    const question = onlyQuestionOf(own)
    const written = question && giftWithOriginal(question).trimEnd()
    if (!written || !source.startsWith(written, index)) continue
    yield part(index, false)
    yield part(index + written.length, true, own)
  }
  yield part(source.length, false)
}

/** The question of a text that is one, as this project writes it. */
export function onlyQuestionOf(own: string): ImportedQuestion | null {
  const [entry, ...more] = readGift(own)
  return entry?.question && !more.length && !entry.notes.errors.length ? entry.question : null
}

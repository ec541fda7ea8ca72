import { readGiftEntries } from '@/lib/content/questions/gift'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { giftWithOriginal } from './gift'

/** A part of a GIFT file: text of any program, or an original question of this project. */
type Segment = { line: number; text: string; isOwn: boolean }

/** Matches \n explicitly: `.` and `$` also stop at other line separators, such as U+2028. */
const ORIGINAL = /^\/\/\| [^\n]*(?:\n\/\/\| [^\n]*)*$/gm

/**
 * Splits a file at the originals that an export wrote above Moodle's versions. If someone edited
 * Moodle's version since, the edit wins and the original is treated as a comment.
 */
export function* splitAtOriginals(source: string): Generator<Segment> {
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
    const question = parseOnlyQuestion(own)
    const written = question && giftWithOriginal(question).trimEnd()
    if (!written || !source.startsWith(written, index)) continue
    yield part(index, false)
    yield part(index + written.length, true, own)
  }
  yield part(source.length, false)
}

/** The only question of a text in this project's format, or null. */
export function parseOnlyQuestion(own: string): ImportedQuestion | null {
  const [entry, ...more] = readGiftEntries(own)
  return entry?.question && !more.length && !entry.notes.errors.length ? entry.question : null
}

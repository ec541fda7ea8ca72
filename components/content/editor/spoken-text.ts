import { SOUND_LIMITS } from '@/lib/content/media/sounds/model'
import { soundSlugOf } from '@/lib/platform/markdown/library-sounds'
import { sentencesOf } from '@/lib/platform/reading/sentences'
import { pictureAt, replaceRange, type TextRange } from './edited-text'

/** Markdown signs by what is left of them when a text is said; links keep their words. */
const SIGNS: [RegExp, string][] = [
  [/!\[[^\]]*\]\([^)]*\)/g, ' '],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^(?:#{1,6}|[-*+>]|\d+\.)\s+/gm, ''],
  [/[*`$]|__/g, ''],
  [/\s+/g, ' '],
]

/** What is said of a Markdown text, as long as a recording's description may be. */
function spokenOf(markdown: string): string {
  const said = SIGNS.reduce((text, [sign, left]) => text.replace(sign, left), markdown).trim()
  if (said.length <= SOUND_LIMITS.alt) return said
  return said.slice(0, SOUND_LIMITS.alt).replace(/\s+\S*$/, '')
}

/**
 * What an editor is about to record: the selection, else the sentence with the cursor.
 * @returns its words, and the end of the sentence, where the recording is placed
 */
export function spokenTextAt(text: string, { from, to }: TextRange): { text: string; end: number } {
  if (from !== to) return { text: spokenOf(text.slice(from, to)), end: to }
  let [start, end] = [0, 0]
  for (const part of text.split(/(?<=\n\s*\n)/).flatMap(sentencesOf)) {
    start = end
    end += part.length
    if (end > from || end === text.length) {
      const sentence = text.slice(start, end)
      return { text: spokenOf(sentence), end: start + sentence.trimEnd().length }
    }
  }
  return { text: '', end: to }
}

type Place = TextRange & { isReplaced: boolean }

/** The same in a text field, where the new recording replaces the one at the cursor. */
export function plannedRecordingAt(text: string, range: TextRange): { said: string; place: Place } {
  const { range: around, figure } = pictureAt(text, range)
  if (figure && soundSlugOf(figure.src))
    return { said: figure.alt, place: { ...around, isReplaced: true } }
  const { text: said, end } = spokenTextAt(
    text,
    figure ? { from: around.to, to: around.to } : range,
  )
  return { said, place: { from: end, to: end, isReplaced: false } }
}

/** Puts a recording behind its sentence: in a paragraph of its own if the sentence ends one. */
export function withRecording(text: string, place: Place, mark: string, hasLines: boolean) {
  if (place.isReplaced) return replaceRange(text, place, mark)
  const [before, after] = [text.slice(0, place.from), text.slice(place.to)]
  if (hasLines && /^[^\S\n]*(?:\n|$)/.test(after)) return replaceRange(text, place, mark, true)
  const above = before && !/\s$/.test(before) ? ' ' : ''
  const below = after && !/^\s/.test(after) ? ' ' : ''
  return replaceRange(text, place, above + mark + below)
}

import { z } from 'zod'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { QuestionBody } from '@/lib/content/questions/model'
import { foreignTextToMarkdown } from '../foreign-text-to-markdown'

/** Most options or sentences of one question. */
export const MOST_PARTS = 200

export const textSchema = z.string().default('')

/** One question of an H5P content, or null when `notes` hold the reason for refusing it. */
export type H5pQuestion = { text: string; body: QuestionBody } | null
export type H5pContentReader = (params: unknown, notes: ImportNotes) => H5pQuestion[]

export const htmlToMarkdown = (source: string, notes: ImportNotes): string =>
  notes.converted(foreignTextToMarkdown(source, 'html'))

const SHOWN = 100

/** The beginning of a text for a report, without markup. Omitted pictures are not reported. */
export function excerptOf(source: string): string {
  const words = foreignTextToMarkdown(source, 'html').markdown.replace(/\s+/g, ' ').trim()
  return words.length <= SHOWN ? words : `${words.slice(0, SHOWN - 1).trimEnd()}…`
}

/** Reports a part of a question that is not imported. */
export function reportLost(what: string, source: string, notes: ImportNotes): void {
  const words = excerptOf(source)
  if (words) notes.warn(`${what} „${words}” nije uvezen${what.endsWith(')') ? '' : 'a'}.`)
}

const results = z.object({
  overallFeedback: z.array(z.object({ feedback: textSchema })).default([]),
})
/** H5P's placeholders in texts, such as `You got @score of @total points`. */
const POINTS = /[@:](?:score|total|num|maxscore)/i

/** Reports messages about the overall result as not imported: questions here have none. */
export function reportResultMessages(params: unknown, notes: ImportNotes): void {
  const said = results.safeParse(params).data?.overallFeedback ?? []
  for (const { feedback } of said)
    if (!POINTS.test(feedback)) reportLost('Poruka uz rezultat', feedback, notes)
}

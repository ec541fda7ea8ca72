import { z } from 'zod'
import type { GapAnswerRow } from '@/lib/content/questions/kinds/gaps/lines'
import { MAX_GAPS } from '@/lib/content/questions/kinds/gaps/model'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import {
  gapsOfForeignLines,
  plainAnswer,
  questionWithGaps,
  slot,
  withoutStraySlots,
} from '../gap-slots'
import { htmlToMarkdown, MOST_PARTS, reportLost, textSchema, type H5pQuestion } from './texts'

const blanks = z.object({
  text: textSchema,
  questions: z.array(z.string()).max(MOST_PARTS).default([]),
  behaviour: z
    .object({
      caseSensitive: z.boolean().optional(),
      acceptSpellingErrors: z.boolean().optional(),
    })
    .optional(),
})

/** `*Zagreb/zagreb:tip*`; two consecutive stars are no gap. */
export const STARRED = /\*\*|\*([^*]+)\*/g
export const WITHOUT_GAPS = 'Tekst nema nijednu prazninu.'
/** Tags that H5P strips from a gap. */
const TAG = /<\/?[a-z]*\d?>/gi

/** Reads sentences with gaps as one question, or as several with at most `MAX_GAPS` gaps each. */
export function readBlanks(params: unknown, notes: ImportNotes): H5pQuestion[] {
  const { text: task, questions, behaviour } = blanks.parse(params)
  const way = behaviour?.caseSensitive === false ? 'typed' : 'capitals'
  if (behaviour?.acceptSpellingErrors)
    notes.warn(
      'Pogreške u pisanju: u Iskri prolazi jedno pogrešno slovo, i to samo u duljim riječima.',
    )
  const asked = htmlToMarkdown(task, notes)
  if (!questions.length) notes.fail(WITHOUT_GAPS)
  return splitByGapLimit(questions).map((sources) => {
    const lines: GapAnswerRow[] = []
    let count = 0
    const paragraphs = sources.map((source) =>
      withoutStraySlots(source).replace(STARRED, (whole: string, gap?: string) => {
        if (gap === undefined) return whole
        count += 1
        const [answers = '', ...tip] = gap.replace(TAG, '').split(':')
        reportLost('Savjet (tip)', tip.join(':'), notes)
        const listed = answers.split('/')
        const written = listed.filter((one) => one.trim())
        if (written.length && written.length < listed.length)
          notes.warn('Prazan odgovor kao točan nije uvezen.')
        for (const one of written.length ? written : listed)
          lines.push({
            gap: count,
            way,
            text: plainAnswer(one, notes),
            weight: 100,
            feedback: null,
          })
        return slot(count)
      }),
    )
    if (!count) notes.fail(WITHOUT_GAPS)
    const written = paragraphs.map((html) => htmlToMarkdown(html, notes))
    return questionFromParagraphs([asked, ...written], gapsOfForeignLines(lines))
  })
}

/** Builds the gap question whose text consists of these paragraphs. */
export const questionFromParagraphs = (
  paragraphs: string[],
  gaps: Parameters<typeof questionWithGaps>[1],
) => questionWithGaps(paragraphs.filter(Boolean).join('\n\n'), gaps)

/** Sentences in groups of at most `MAX_GAPS` gaps. */
export function splitByGapLimit(sources: string[]): string[][] {
  const groups: string[][] = [[]]
  let count = 0
  for (const source of sources) {
    const gaps = [...source.matchAll(STARRED)].filter(([, gap]) => gap !== undefined).length
    if (count + gaps > MAX_GAPS) {
      groups.push([])
      count = 0
    }
    groups.at(-1)?.push(source)
    count += gaps
  }
  return groups
}

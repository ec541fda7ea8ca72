import { z } from 'zod'
import { unifyLetters } from '@/lib/content/questions/kinds/short/letters'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { htmlToMarkdown, MOST_PARTS, reportLost, textSchema, type FoundQuestion } from './texts'

const blanks = z.object({
  text: textSchema,
  questions: z.array(z.string()).max(MOST_PARTS).default([]),
  behaviour: z.object({ caseSensitive: z.boolean().optional() }).optional(),
})

/** `*Zagreb/zagreb:tip*`; two consecutive stars are a literal star. */
const GAP = /\*\*|\*([^*]+)\*/g
/** Tags that H5P strips from a gap. */
const TAG = /<\/?[a-z]*\d?>/gi
/** Backslash escapes of Markdown, which nobody types in a gap. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g

/** Reads one gap as a short answer. Sentences with more gaps have no matching kind. */
export function readBlanks(params: unknown, notes: ImportNotes): FoundQuestion[] {
  const { text: task, questions, behaviour } = blanks.parse(params)
  const isCaseSensitive = behaviour?.caseSensitive !== false
  return questions.map((source) => {
    const gaps = [...source.matchAll(GAP)].flatMap(([, gap]) => gap ?? [])
    const [gap] = gaps
    if (gap === undefined || gaps.length > 1) {
      notes.fail(
        `Rečenica s ${gaps.length} praznina nije vrsta pitanja u Iskri: prazninu ima jednu.`,
      )
      return null
    }
    const [answers = '', ...tip] = gap.replace(TAG, '').split(':')
    reportLost('Savjet (tip)', tip.join(':'), notes)
    const shown = source.replace(GAP, (whole, inside?: string) => (inside ? '…………' : whole))
    return {
      text: [htmlToMarkdown(task, notes), htmlToMarkdown(shown, notes)]
        .filter(Boolean)
        .join('\n\n'),
      body: {
        kind: 'short' as const,
        answers: answers.split('/').map((one) => ({
          ...{ text: unifyLetters(htmlToMarkdown(one, notes).replace(ESCAPED, '$1')) },
          ...{ weight: 100, feedback: null },
        })),
        ...(isCaseSensitive && { isCaseSensitive }),
      },
    }
  })
}

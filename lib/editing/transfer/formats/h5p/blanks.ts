import { z } from 'zod'
import { unifyLetters } from '@/lib/content/questions/kinds/short/letters'
import type { Notes } from '@/lib/content/questions/gift/notes'
import { html, MOST_PARTS, nameLost, text, type Found } from './texts'

const blanks = z.object({
  text,
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
export function readBlanks(params: unknown, notes: Notes): Found[] {
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
    nameLost('Savjet (tip)', tip.join(':'), notes)
    const shown = source.replace(GAP, (whole, inside?: string) => (inside ? '…………' : whole))
    return {
      text: [html(task, notes), html(shown, notes)].filter(Boolean).join('\n\n'),
      body: {
        kind: 'short' as const,
        answers: answers.split('/').map((one) => ({
          ...{ text: unifyLetters(html(one, notes).replace(ESCAPED, '$1')) },
          ...{ weight: 100, feedback: null },
        })),
        ...(isCaseSensitive && { isCaseSensitive }),
      },
    }
  })
}

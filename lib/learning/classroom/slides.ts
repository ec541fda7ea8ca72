import type { ScriptPart } from '@/lib/platform/markdown/render'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** One screen on the board. */
export type Slide =
  | { kind: 'title' }
  | { kind: 'part'; part: ScriptPart }
  | { kind: 'question'; question: PublicQuestion; number: number }
  | { kind: 'end' }

/** A lesson as slides: title, the parts of the script, the questions, and the end. */
export const slidesOf = (parts: ScriptPart[], questions: PublicQuestion[]): Slide[] => [
  { kind: 'title' },
  ...parts.map((part) => ({ kind: 'part' as const, part })),
  ...questions.map((question, index) => ({
    kind: 'question' as const,
    question,
    number: index + 1,
  })),
  { kind: 'end' },
]

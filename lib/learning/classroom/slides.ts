import type { ScriptPart } from '@/lib/platform/markdown/render'
import type { PublicQuestion } from '@/lib/content/questions/model'

/** What is on the wall at one time. */
export type Slide =
  | { kind: 'title' }
  | { kind: 'part'; part: ScriptPart }
  | { kind: 'question'; question: PublicQuestion; number: number }
  | { kind: 'end' }

/** A lesson for a class: its title, its script part by part, its questions one by one, the way home. */
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

import { QUESTIONS } from '@/lib/content/nouns'
import { isKeyChanged } from '@/lib/questions/kinds/corrected'
import type { QuestionBody } from '@/lib/questions/model'
import { counted } from '@/lib/hr/plurals'

/** True for questions, as they are stored and wanted, of which the key is another. */
export const hasOtherKey = (before: unknown, after: unknown): boolean =>
  before !== null && isKeyChanged(before as QuestionBody, after as QuestionBody)

/** Says that an import judges nothing anew; empty where it changes no key. */
export const keyNote = (questions: number): string[] =>
  questions
    ? [
        `Ključ se mijenja: ${counted(questions, QUESTIONS)}. Uvoz ne prosuđuje dosadašnje odgovore iznova; to možeš učiniti u uređivanju pitanja.`,
      ]
    : []

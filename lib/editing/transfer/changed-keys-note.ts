import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { isKeyChanged } from '@/lib/content/questions/kinds/todays-key'
import { counted } from '@/lib/platform/hr/plurals'

type Row = { body?: unknown; numbers?: unknown }

/** True when an import changes a stored question's key. */
export const changesStoredKey = (before: Row | null, after: Row): boolean =>
  Boolean(before?.body) && isKeyChanged(keyedOf(before ?? {}), keyedOf(after))

const keyedOf = ({ body, numbers = null }: Row) =>
  ({ body, numbers }) as Parameters<typeof isKeyChanged>[0]

/** Says that an import regrades no answers. Empty when no key changes. */
export const changedKeysNote = (questions: number): string[] =>
  questions
    ? [
        `Ključ se mijenja: ${counted(questions, QUESTIONS)}. Uvoz ne prosuđuje dosadašnje odgovore iznova; to možeš učiniti u uređivanju pitanja.`,
      ]
    : []

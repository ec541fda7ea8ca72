import 'server-only'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A word of lessons that the general dictionary may lack. */
export type SubjectTerm = {
  word: string
  /** The word of the dictionary like which it is inflected; null if it is taken only as it is. */
  like: string | null
  /** Slug of the only lesson for which it holds. */
  lesson: string | null
}

const FILE = fileURLToPath(new URL('subject-terms.txt', import.meta.url))

/** The terms of subjects, with those that a lesson has to introduce although the dictionary has them. */
export const readSubjectTerms = async (): Promise<SubjectTerm[]> =>
  parseSubjectTerms(await readFile(FILE, 'utf8'))

/** Reads lines such as `polovište, nožište = središte` and `@lekcija: word`; `#` begins a comment. */
export function parseSubjectTerms(source: string): SubjectTerm[] {
  return source.split('\n').flatMap((line) => {
    const [, lesson = null, rest = ''] = /^(?:@([\w-]+):)?([^#]*)/.exec(line) ?? []
    const [words = '', like] = rest.split('=')
    const listed = words.split(',').map((word) => word.trim())
    return listed
      .filter((word) => word !== '')
      .map((word) => ({ word, like: like?.trim() ?? null, lesson }))
  })
}

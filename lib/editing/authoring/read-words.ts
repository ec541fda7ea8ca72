import { readSubjectTerms, type SubjectTerm } from '@/lib/content/curriculum/terms/subject-terms'
import { loadSpelling } from '@/lib/platform/hr/lexicon/spelling'
import type { ReviewContext } from './model'

/** The dictionary with the list of terms. */
export async function readSpellingAndTerms(): Promise<Omit<ReviewContext, 'books'>> {
  const listed = await readSubjectTerms()
  const terms = listed.filter(({ lesson }) => lesson === null)
  const own = Map.groupBy(
    listed.filter(({ lesson }) => lesson !== null),
    ({ lesson }) => lesson ?? '',
  )
  const wordsOf = (list: SubjectTerm[]) => new Set(list.map(({ word }) => word))
  return {
    spelling: await loadSpelling(terms),
    terms: wordsOf(terms),
    ownWords: new Map([...own].map(([lesson, list]) => [lesson, wordsOf(list)])),
  }
}

import type { ContentTree } from '../transfer/import/model'
import type { Remark, Rule } from './model'
import { readPlacedLessons } from './read-places'
import { readSpellingAndTerms } from './read-words'
import { alwaysTwoRight } from './rules/always-two-right'
import { emptyParts } from './rules/empty-parts'
import { givenAwayKeys } from './rules/given-away-keys'
import { lessonMinutes } from './rules/lesson-minutes'
import { longSentences } from './rules/long-sentences'
import { pictureDescriptions } from './rules/picture-descriptions'
import { prerequisites } from './rules/prerequisites'
import { scriptLength } from './rules/script-length'
import { spelling } from './rules/spelling'
import { termsBeforeTheirLesson } from './rules/terms-before-their-lesson'
import { summarise } from './summary'

const RULES: Rule[] = [
  scriptLength,
  longSentences,
  spelling,
  termsBeforeTheirLesson,
  pictureDescriptions,
  prerequisites,
  givenAwayKeys,
  alwaysTwoRight,
  lessonMinutes,
  emptyParts,
]

/**
 * What an author should look at again, by the rules of docs/authoring.md. Unlike the importer's
 * faults and warnings these are advice: only `iskra check` says them.
 * @param start the path that was read into the tree
 */
export async function reviewTree(start: string, tree: ContentTree): Promise<Remark[]> {
  const { placed, books } = await readPlacedLessons(start, tree)
  const context = { books, ...(await readSpellingAndTerms()) }
  return placed.flatMap((lesson) => RULES.flatMap((rule) => rule(lesson, context)))
}

/** The table of a tree's lessons, and those outside the bounds (docs/content.md). */
export async function summariseTree(start: string, tree: ContentTree) {
  const { placed, books } = await readPlacedLessons(start, tree)
  return summarise(placed, books)
}

/**
 * Tags of cached values that show many records.
 * `content`: anything about lessons and quizzes. `site`: settings that editors choose for every
 * page.
 * `featured`: hand-picked lists of lessons and questions.
 * `navigation`: names and order of grades, subjects, textbooks and units.
 * `addresses`: which pages exist. `lists`: titles and times of change of all pages.
 * `posts`: the list of the blog.
 * `prices`: the offers of the price list, and their operator.
 */
const SHARED_TAGS = [
  'content',
  'site',
  'featured',
  'navigation',
  'addresses',
  'lists',
  'prices',
  'posts',
] as const

/**
 * Tags of cached values that show one record: a lesson or question by its id, the others by slug.
 * `grade` and `book`: the lists on their pages. `order`: the order of a textbook's lessons.
 * `names`: the names of a textbook and its subject, where its lessons are shown.
 * `lesson`: anything about it. `title`: its data in a link or a card.
 * `page`: a text such as the terms.
 */
const KINDS = [
  'grade',
  'book',
  'order',
  'names',
  'lesson',
  'title',
  'quiz',
  'question',
  'post',
  'page',
] as const

/** A part of the content: when it changes, cached values with its tag become stale. */
export type CacheTag = (typeof SHARED_TAGS)[number] | `${(typeof KINDS)[number]}:${string}`

/** Every value that depends on the database has one of these tags in addition to its own. */
export const EVERYTHING_TAGS = ['content', 'site'] as const satisfies CacheTag[]

/** PostgreSQL channel on which app instances are notified of changes. */
export const CHANGE_CHANNEL = 'iskra_change'

const TAG = new RegExp(`^(?:${SHARED_TAGS.join('|')}|(?:${KINDS.join('|')}):[\\w-]+)$`)

export const isCacheTag = (text: string): text is CacheTag => TAG.test(text)

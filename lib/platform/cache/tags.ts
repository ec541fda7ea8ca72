/**
 * What a cached value shows of many things at once.
 * `content`: anything of lessons and quizzes. `site`: what editors choose for every page.
 * `featured`: hand-picked lists of lessons and questions.
 * `navigation`: names and order of grades, subjects, textbooks and units.
 * `addresses`: which pages there are. `lists`: titles and times of change of all of them.
 * `posts`: the list of the blog.
 * `prices`: what is offered on the price list, and by whom.
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
 * What it shows of one thing: a lesson or question by its id, the others by their slug.
 * `grade` and `book`: what their pages list. `order`: the lessons of a textbook in their order.
 * `names`: the names of a textbook and its subject, where its lessons are shown.
 * `lesson`: anything of it. `title`: what a link or a card shows of it.
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

/** Names something that cached values show: when it changes, those with its tag become stale. */
export type CacheTag = (typeof SHARED_TAGS)[number] | `${(typeof KINDS)[number]}:${string}`

/** Every value that depends on the database carries one of these beside its own tags. */
export const EVERYTHING = ['content', 'site'] as const satisfies CacheTag[]

/** PostgreSQL channel on which every app instance hears what changed. */
export const CHANGE_CHANNEL = 'iskra_change'

const TAG = new RegExp(`^(?:${SHARED_TAGS.join('|')}|(?:${KINDS.join('|')}):[\\w-]+)$`)

export const isCacheTag = (text: string): text is CacheTag => TAG.test(text)

// The addresses of all pages (rule 2.1).

/** The slugs in the address of a lesson. */
type LessonSlugs = { gradeSlug: string; literatureSlug: string; slug: string }

export const gradePath = (gradeSlug: string) => `/${gradeSlug}`

/** A textbook's page. From page 2 the path can't equal a lesson's, because no slug is a hyphen. */
export const textbookPath = (gradeSlug: string, literatureSlug: string, page = 1) =>
  `/${gradeSlug}/${literatureSlug}${page > 1 ? `/-/stranica/${page}` : ''}`

/** The last part of a textbook's map, which is therefore no lesson's slug. */
export const BOOK_MAP_SLUG = 'karta'

/** The page that shows the whole textbook at a glance. */
export const bookMapPath = (gradeSlug: string, literatureSlug: string) =>
  `${textbookPath(gradeSlug, literatureSlug)}/${BOOK_MAP_SLUG}`

/** The part before a unit's slug in the address of its review; no lesson's slug either. */
export const UNIT_REVIEW_SLUG = 'ponovi'

/** The page that shows what to remember of a unit: „Ponovi cjelinu”. */
export const unitReviewPath = (gradeSlug: string, literatureSlug: string, unitSlug: string) =>
  `${textbookPath(gradeSlug, literatureSlug)}/${UNIT_REVIEW_SLUG}/${unitSlug}`

/** The mixed test of a unit. */
export const unitTestPath = (gradeSlug: string, literatureSlug: string, unitSlug: string) =>
  `${unitReviewPath(gradeSlug, literatureSlug, unitSlug)}/test`

/** The last part of the address of a rehearsal before its number. */
export const REHEARSAL_SLUG = 'probni-ispit'

/** The id of the rehearsals on the map of their textbook. */
export const REHEARSALS_ANCHOR = 'probni-ispiti'

/** A rehearsal of a school's test, below the map of its textbook. */
export const rehearsalPath = (gradeSlug: string, literatureSlug: string, part: number) =>
  `${bookMapPath(gradeSlug, literatureSlug)}/${REHEARSAL_SLUG}/${part}`

/** The number of a rehearsal in an address; null for text that is none. */
export const rehearsalPartOf = (text: string): number | null =>
  /^[123]$/.test(text) ? Number(text) : null

/** Slugs of pages below a textbook, which are therefore no lesson's, with what they show. */
export const TEXTBOOK_PAGE_NAMES: ReadonlyMap<string, string> = new Map([
  [BOOK_MAP_SLUG, 'karta udžbenika'],
  [UNIT_REVIEW_SLUG, 'ponavljanje cjelina'],
])

export const lessonPath = ({ gradeSlug, literatureSlug, slug }: LessonSlugs) =>
  `/${gradeSlug}/${literatureSlug}/${slug}`

/** The pages of a lesson (rule 2.2), in the order in which they are offered. */
export const LESSON_ELEMENTS = ['skripta', 'kwiz', 'kartice', 'test', 'provjera'] as const
export type LessonElement = (typeof LESSON_ELEMENTS)[number]

export const lessonElementPath = (lesson: LessonSlugs, element: LessonElement) =>
  `${lessonPath(lesson)}/${element}`

/** The page of a lesson for a teacher's class: slides and handouts. */
export const lessonClassroomPath = (lesson: LessonSlugs) => `${lessonPath(lesson)}/moj-razred`

export const questionPath = (slug: string) => `/baza-znanja/pitanje/${slug}`

/** The page of a question without the answer, which a pupil's family sees instead during a test. */
export const questionWithoutAnswerPath = (slug: string) => `/baza-znanja/u-testu/${slug}`

/** Preview pictures for links to pages (lib/across/seo/previews). */
export const lessonPreviewPicturePath = (lesson: LessonSlugs) =>
  `/pregledi/lekcija${lessonPath(lesson)}`
export const questionPreviewPicturePath = (slug: string) => `/pregledi/pitanje/${slug}`

/** A pupil's practice of the day. */
export const DAILY_PRACTICE_PATH = '/profil/danas'

/** The search for a pupil's place in a textbook, which stands in the hash. */
export const placementPath = (literatureId: string) => `/profil/pocetna-provjera#${literatureId}`

/** A pupil's mistakes. */
export const MISTAKES_PATH = '/profil/greske'

const LESSON_HASH = 'lekcija-'

/** Practice of one lesson without end. */
export const lessonPracticePath = (lessonId: string) => `/profil/vjezba#${LESSON_HASH}${lessonId}`

/** Practice of the pending mistakes in one lesson. */
export const lessonMistakesPath = (lessonId: string) => `${MISTAKES_PATH}#${LESSON_HASH}${lessonId}`

/** The id of the lesson in the hash of a path of a pupil's own pages; null for any other hash. */
export const lessonIdFromHash = (hash: string): string | null =>
  hash.startsWith(LESSON_HASH) ? hash.slice(LESSON_HASH.length) : null

const TEST_HASH = 'test-'

/** Practice of the mistakes of one test. */
export const testMistakesPath = (testId: string) => `${MISTAKES_PATH}#${TEST_HASH}${testId}`

/** The id of the test in the hash of the page of mistakes; null for any other hash. */
export const testIdFromHash = (hash: string): string | null =>
  hash.startsWith(TEST_HASH) ? hash.slice(TEST_HASH.length) : null

/** The page about free content and about what parents can buy. */
export const PRICES_PATH = '/cjenik'

export const FUN_QUIZZES_PATH = '/zabavni-kwizovi'

export const funQuizPath = (slug: string) => `${FUN_QUIZZES_PATH}/${slug}`

export const leaderboardPath = (slug: string) => `${funQuizPath(slug)}/leaderboard`

export const BLOG_PATH = '/blog'

export const BLOG_RSS_PATH = `${BLOG_PATH}/rss.xml`

export const postPath = (slug: string) => `${BLOG_PATH}/${slug}`

/** A page of the blog. From page 2 the path can't equal a post's, because no slug is a hyphen. */
export const blogPagePath = (page: number) =>
  page > 1 ? `${BLOG_PATH}/-/stranica/${page}` : BLOG_PATH

export const FAQ_PATH = '/cesta-pitanja'

export const TERMS_OF_SALE_PATH = '/uvjeti-prodaje'

export const COOKIE_POLICY_PATH = '/politika-kolacica'

/**
 * The page that lists the pages stored on the device. Without a connection it is shown in place of
 * every page that is not stored.
 */
export const KEPT_PAGES_PATH = '/bez-veze'

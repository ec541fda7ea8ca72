import { z } from 'zod'

/** Subject areas, which decide a subject's colour and icon (docs/content-format.md, `podrucje`). */
export const SUBJECT_AREAS = [
  'hrvatski-jezik',
  'matematika',
  'priroda-i-drustvo',
  'priroda',
  'biologija',
  'kemija',
  'fizika',
  'povijest',
  'geografija',
  'engleski-jezik',
  'informatika',
] as const

export const subjectAreaSchema = z.enum(SUBJECT_AREAS, 'Odaberi područje.')
export type SubjectArea = z.infer<typeof subjectAreaSchema>

export const slugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A grade in API responses (rule 11.2: razred). */
export const gradeSchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  order: z.int(),
  isActive: z.boolean(),
})
export type Grade = z.infer<typeof gradeSchema>

const literatureSummarySchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  lessonCount: z.int(),
})

export const subjectSchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  area: subjectAreaSchema,
  literature: z.array(literatureSummarySchema),
})
export type Subject = z.infer<typeof subjectSchema>

/** A lesson in lists: without its script. */
const lessonSummarySchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  questionCount: z.int(),
  cardCount: z.int(),
  /** True when all its questions and cards are open to everyone (rule 15.13). */
  isFree: z.boolean(),
})
export type LessonSummary = z.infer<typeof lessonSummarySchema>

/** What a lesson works towards, by the curriculum's codes, and whether an editor has checked them. */
export type LessonOutcomes = { outcomes: string[]; outcomesVerified: boolean }

/** A lesson as a link within its textbook. */
export type NeighbourLesson = Pick<LessonSummary, '_id' | 'slug' | 'title'>

/** The lesson of a textbook that is free as a whole, as a link from its other lessons. */
export type FreeLessonLink = { title: string; path: string }

export const unitSchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  lessons: z.array(lessonSummarySchema),
})
export type Unit = z.infer<typeof unitSchema>

/** A unit on a page of its textbook; the page may begin in the middle of the unit. */
export type UnitOnBookPage = Unit & {
  /** Number of the unit's lessons on previous pages. */
  before: number
  /** Number of all its lessons. */
  lessonCount: number
}

/** A lesson with the names and slugs of all its parents, for cards and links. */
export const placedLessonSchema = lessonSummarySchema.extend({
  unit: z.object({ _id: z.uuid(), name: z.string(), slug: z.string() }),
  subject: z.object({ name: z.string(), area: subjectAreaSchema }),
  literatureName: z.string(),
  literatureSlug: z.string(),
  gradeName: z.string(),
  gradeSlug: z.string(),
})
export type PlacedLesson = z.infer<typeof placedLessonSchema>

/** The lessons of one subject of a grade to choose from, in the order of its textbooks. */
export const subjectLessonsSchema = z.object({
  subject: z.string(),
  area: subjectAreaSchema,
  lessons: z.array(z.object({ _id: z.uuid(), title: z.string() })),
  /** True when the subject has further lessons, which only a search finds. */
  hasMore: z.boolean(),
})
export type SubjectLessons = z.infer<typeof subjectLessonsSchema>

/** A result of the header's lesson search (rule 33.7). */
export const lessonSearchResultSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  literatureName: z.string().optional(),
  gradeSlug: z.string(),
  literatureSlug: z.string(),
  slug: z.string(),
  /** Matched ranges of the title: start and end offsets. */
  marks: z.array(z.tuple([z.int(), z.int()])).optional(),
  /** The corrected query, when the results were found only after correcting typing errors. */
  instead: z.string().optional(),
  /** True when no lesson contains all the words and this lesson is one of the closest matches. */
  isNear: z.literal(true).optional(),
})
export type LessonSearchResult = z.infer<typeof lessonSearchResultSchema>

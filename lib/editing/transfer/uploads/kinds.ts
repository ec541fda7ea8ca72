import 'server-only'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  allLessons,
  cards,
  checkQuestions,
  literature,
  units,
} from '@/lib/content/curriculum/tables'
import { images } from '@/lib/content/media/images/tables'
import { sounds } from '@/lib/content/media/sounds/tables'
import { allQuestions } from '@/lib/content/questions/tables'
import type { UploadedKind } from './model'

type Uploaded = {
  table: PgTable & { id: PgColumn }
  /** Columns an import sets and compares with the stored ones. */
  columns: readonly string[]
}

const LIFE = ['isPublished', 'binnedAt'] as const
const SHELF = ['slug', 'name', 'description', 'position'] as const

/** The tables an import writes to, parents before children. */
export const UPLOADED_TABLES: Record<UploadedKind, Uploaded> = {
  image: { table: images, columns: ['slug', 'name', 'alt', 'fileId', 'crop', 'width', 'height'] },
  sound: { table: sounds, columns: ['slug', 'name', 'alt', 'fileId'] },
  literature: { table: literature, columns: [...SHELF, 'subjectId'] },
  unit: { table: units, columns: [...SHELF, 'literatureId'] },
  lesson: {
    table: allLessons,
    columns: [
      ...['slug', 'title', 'summary', 'keywords', 'prerequisites', 'script'],
      ...['priorKnowledge', 'outcomes', 'outcomesVerified', 'unitId', 'position', 'figures'],
      ...LIFE,
    ],
  },
  question: {
    table: allQuestions,
    columns: [
      ...['lessonId', 'key', 'text', 'body', 'explanation', 'isBonus', 'isInKnowledgeBase'],
      ...['numbers', 'calculation', 'hints'],
      ...LIFE,
    ],
  },
  card: { table: cards, columns: ['lessonId', 'front', 'back'] },
  check: { table: checkQuestions, columns: ['lessonId', 'prompt', 'modelAnswer', 'keyPoints'] },
}

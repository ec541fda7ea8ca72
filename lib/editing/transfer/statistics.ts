import 'server-only'
import { allLessons, cards, checkQuestions, lessonFigures } from '@/lib/content/curriculum/tables'
import { vacuumAnalyze } from '@/lib/platform/db/statistics'
import { allQuestions } from '@/lib/content/questions/tables'

/** From so many rows on; fewer change little of what the planner knows. */
const MANY = 1_000

const TABLES = [allLessons, allQuestions, cards, checkQuestions, lessonFigures]

/** After an import, outside its transaction, when it wrote so many rows that queries would suffer. */
export async function renewStatistics(connectionString: string, written: number): Promise<void> {
  if (written >= MANY) await vacuumAnalyze(connectionString, TABLES)
}

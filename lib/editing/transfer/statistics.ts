import 'server-only'
import { allLessons, cards, checkQuestions, lessonFigures } from '@/lib/content/curriculum/tables'
import { vacuumAnalyze } from '@/lib/platform/db/statistics'
import { allQuestions } from '@/lib/content/questions/tables'

/** Rows from which ANALYZE runs; fewer rows hardly change the planner's statistics. */
const MANY = 1_000

const TABLES = [allLessons, allQuestions, cards, checkQuestions, lessonFigures]

/** Updates planner statistics after a large import, outside its transaction. */
export async function analyzeAfterImport(connectionString: string, written: number): Promise<void> {
  if (written >= MANY) await vacuumAnalyze(connectionString, TABLES)
}

import 'server-only'
import { blogPosts } from '@/lib/site/blog/tables'
import { allLessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { funQuizzes } from '@/lib/learning/fun-quizzes/tables'

/** The tables with each kind's addresses, including those of drafts and of records in the bin. */
export const SLUG_TABLES = {
  lesson: allLessons,
  unit: units,
  literature,
  subject: subjects,
  post: blogPosts,
  funQuiz: funQuizzes,
}
